// Keeps the page on the device: each version whole under its own name, or not at all.
// Does not know what any file holds. VERSION, FILES, LANGUAGES, LATER and ASKED stand before these
// lines: the files that every language needs, the addresses of each language, what may come later, and
// what comes when the reader asks for it.
'use strict';

const PREFIX = 'tsoro-';
const OWN = PREFIX + VERSION;
// Which languages are kept, the last chosen first; it outlives versions.
const KEPT = 'kept-languages';

// ---- What is kept

async function keptLanguages() {
  try {
    const found = await (await caches.open(KEPT)).match('/' + KEPT);
    const tags = found ? await found.json() : [];
    return tags.filter(tag => LANGUAGES[tag]);
  } catch (error) {
    return [];
  }
}

async function choose(tag) {
  const tags = [tag, ...(await keptLanguages()).filter(other => other !== tag)];
  await (await caches.open(KEPT)).put('/' + KEPT, new Response(JSON.stringify(tags)));
}

// The languages of the open pages, for a first visit.
async function openLanguages() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tags = pages.map(page => new URL(page.url).pathname.split('/')[1]);
  return tags.filter(tag => LANGUAGES[tag]);
}

const isFile = address => address.startsWith('/assets/');

// A file's name changes with its content: one that an older version holds need not be asked for.
async function fetched(address) {
  if (isFile(address)) {
    const held = await caches.match(address, { ignoreVary: true });
    if (held) return held;
  }
  const response = await fetch(address, { cache: isFile(address) ? 'default' : 'no-cache' });
  if (!response.ok || response.redirected) throw new Error(address + ' ' + response.status);
  return response;
}

// One after the other: the page may be in use.
async function keep(addresses) {
  const cache = await caches.open(OWN);
  for (const address of addresses) {
    if (!(await cache.match(address, { ignoreVary: true }))) {
      await cache.put(address, await fetched(address));
    }
  }
}

// Files that come later: what the page has asked for is kept, whether data are dear or not.
const MORE = new Set(ASKED.concat(...Object.values(LATER)).filter(isFile));

// Those that an older version holds are taken over before it goes.
async function takeMore() {
  const cache = await caches.open(OWN);
  for (const address of MORE) {
    const held = await caches.match(address, { ignoreVary: true });
    if (held) await cache.put(address, held);
  }
}

// Without harm when one cannot be had.
async function keepLater(addresses) {
  for (const address of addresses) {
    await keep([address]).catch(() => {});
  }
}

// A page that asked before it was watched has the file from the network; the browser still holds it.
const keepAsked = address => keepLater([address].filter(asked => MORE.has(asked)));

// A file that is of no use comes anew when it is asked for again.
async function forget(address) {
  if (!MORE.has(address)) return;
  for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
}

// ---- A version's life

self.addEventListener('install', event => {
  event.waitUntil((async () => {
    try {
      const tags = new Set([...(await keptLanguages()), ...(await openLanguages())]);
      await keep(FILES.concat(...[...tags].map(tag => LANGUAGES[tag])));
      await takeMore();
    } catch (error) {
      // Half a version is none: the old one or the network goes on.
      await caches.delete(OWN);
      throw error;
    }
  })());
});

self.addEventListener('activate', event => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    const old = names.filter(name => name.startsWith(PREFIX) && name !== OWN);
    await Promise.all(old.map(name => caches.delete(name)));
    await self.clients.claim();
  })());
});

// A page answers whether a game is open in it; one that sleeps counts as if.
function plays(page) {
  return new Promise(answer => {
    const line = new MessageChannel();
    line.port1.onmessage = event => answer(event.data);
    setTimeout(answer, 1000, true);
    page.postMessage('plays?', [line.port2]);
  });
}

// Only the page with the games answers: its address is the site's or a language's.
const hasGames = page => /^\/([^/]*\/)?$/.test(new URL(page.url).pathname);

async function takeOver(asking) {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = all.filter(hasGames);
  const playing = await Promise.all(pages.map(plays));
  if (playing.some(Boolean)) {
    asking.postMessage('waits');
  } else {
    await self.skipWaiting();
  }
}

self.addEventListener('message', event => {
  const { keep: tag, later, takeOver: now, keepFile, forgetFile } = event.data;
  if (now) event.waitUntil(takeOver(event.source));
  if (keepFile) event.waitUntil(keepAsked(keepFile));
  if (forgetFile) event.waitUntil(forget(forgetFile).catch(() => {}));
  if (!LANGUAGES[tag]) return;
  event.waitUntil((async () => {
    try {
      await choose(tag);
      await keep(FILES.concat(LANGUAGES[tag]));
      if (later) await keepLater(LATER[tag] || []);
    } catch (error) {
      // No room or no connection: what is missing comes from the network.
    }
  })());
});

// ---- What a page asks for

async function kept(address) {
  const cache = await caches.open(OWN);
  return cache.match(address, { ignoreVary: true });
}

// The language of an address, else the one chosen last.
async function languageOf(path) {
  const tag = path.split('/')[1];
  return LANGUAGES[tag] ? tag : (await keptLanguages())[0];
}

async function page(request, path) {
  const tag = await languageOf(path);
  const address = path === '/' && tag ? `/${tag}/` : path;
  const found = (await kept(address)) || (await kept(address + '/'));
  if (found) return found;
  try {
    return await fetch(request);
  } catch (error) {
    // The games speak the language of their address, whatever the page was sent in.
    const games = /^\/([^/]*\/?)?$/.test(path) ? '' : 'offline';
    for (const known of await keptLanguages()) {
      const other = await kept(`/${known}/${games}`);
      if (other) return other;
    }
    throw error;
  }
}

async function file(request, path) {
  const found = await kept(path);
  if (found) return found;
  const response = await fetch(request);
  // The server has gone on and a file of this version is lost: a version with a hole is none.
  if (response.status === 404 && isFile(path)) await caches.delete(OWN);
  // Room that there is not is no reason to go without the file.
  if (response.ok && MORE.has(path)) {
    await caches.open(OWN).then(cache => cache.put(path, response.clone())).catch(() => {});
  }
  return response;
}

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const answer = request.mode === 'navigate' ? page : file;
  // Storage that cannot be read leaves the network.
  event.respondWith(answer(request, url.pathname).catch(() => fetch(request)));
});
