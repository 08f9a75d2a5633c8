// What the page does before its program is there: wears the kept looks, shows the board of the
// address, loads the program with its progress shown, and says what is needed where it cannot run.
// Written for browsers that are too old for the rest as well. Does not know any word or rule.
(function () {
  'use strict';
  var root = document.documentElement;
  var find = function (id) { return document.getElementById(id); };

  // The looks are lines such as "theme dark" or "pattern true"; their names are attributes that
  // the style reads.
  try {
    (localStorage.getItem('tsoro.settings') || '').split('\n').forEach(function (line) {
      var words = line.split(' ');
      var value = words[1] === 'true' ? 'on' : words[1];
      if (value && /^(theme|set|board|pattern)$/.test(words[0]) && /^[a-z-]+$/.test(value) && !/^(auto|false)$/.test(value)) {
        root.setAttribute('data-' + words[0], value);
      }
    });
  } catch (refused) {
    // Without storage there are no kept looks.
  }

  function show(id) {
    if (id === 'too-old') { root.setAttribute('data-place', 'old'); }
    ['loading', 'failed', 'too-old'].forEach(function (other) {
      var told = find(other);
      if (told) { told.hidden = other !== id; }
    });
  }

  // The board of a game's address is all that is shown until the game itself is there.
  function choose() {
    var name = location.hash.slice(1);
    var card = /^[a-z-]+$/.test(name) && document.querySelector('[data-rules~="' + name + '"]');
    if (card) {
      card.hidden = false;
      card.className += ' chosen';
      root.setAttribute('data-place', 'game');
    }
  }

  function ready() {
    var again = find('again');
    if (again) { again.onclick = function () { location.reload(); }; }
    if (!('noModule' in HTMLScriptElement.prototype) || typeof WebAssembly === 'undefined') {
      show('too-old');
    } else if (find('loading')) {
      choose();
      show('loading');
    }
  }
  document.addEventListener('readystatechange', function once() {
    document.removeEventListener('readystatechange', once);
    ready();
  });

  // An offer to install comes when the browser likes; the page takes it up when it is there. Pages
  // without the program leave it to the browser.
  if (document.querySelector('script[type="module"]')) {
    addEventListener('beforeinstallprompt', function (offer) {
      offer.preventDefault();
      window.tsoroOffer = offer;
    });
  }

  // The program's bytes, counted as they come.
  function counted(response) {
    var bar = find('loaded');
    if (!response.ok) { throw new TypeError(response.status); }
    if (!bar || !response.body || typeof ReadableStream === 'undefined') { return response; }
    var reader = response.body.getReader();
    var come = 0;
    var stream = new ReadableStream({
      pull: function (control) {
        return reader.read().then(function (part) {
          if (part.done) { return control.close(); }
          come += part.value.length;
          bar.value = come;
          control.enqueue(part.value);
        });
      }
    });
    return new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });
  }

  window.tsoroStart = {
    // The program at an address, as a response.
    load: function (address) { return fetch(address).then(counted); },
    // The program could not be had (a type error is the network's) or cannot run here.
    failed: function (error) { show(error instanceof TypeError ? 'failed' : 'too-old'); },
    // The page is drawn, or its words could not be had.
    drawn: function () { root.removeAttribute('data-place'); },
    wordless: function () { show('failed'); }
  };
})();
