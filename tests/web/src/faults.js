// What is wrong with what is shown: small targets, clipped or overlapping words, a page too wide.
// Gives a list of lines. Looks at the open panel alone where there is one.
const least = innerWidth >= 352 ? 44 : 40;
const root = document.querySelector('[data-sheet]') || document.body;
const faults = [];
const shown = element => {
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && style.opacity !== '0'
    && !element.closest('.sr, [hidden], svg, option, noscript, script, style');
};
const name = element => {
  const data = Object.entries(element.dataset).map(([key, value]) => key + '=' + value).join(' ');
  const words = (element.innerText || element.getAttribute('aria-label') || '').slice(0, 40);
  return `<${element.tagName.toLowerCase()} ${element.className || ''} ${data}> "${words}"`;
};
const places = box => `${box.left.toFixed(1)},${box.top.toFixed(1)} to ${box.right.toFixed(1)},${box.bottom.toFixed(1)}`;

const edge = document.documentElement;
if (edge.scrollWidth > edge.clientWidth) faults.push(`the page is ${edge.scrollWidth - edge.clientWidth} px too wide`);
if (root !== document.body && root.scrollWidth > root.clientWidth) faults.push(`the panel is ${root.scrollWidth - root.clientWidth} px too wide`);

// Targets. A link inside a sentence is as high as its line.
const inside = element => element.tagName === 'A' && getComputedStyle(element).display === 'inline'
  && [...element.parentNode.childNodes].some(node => node.nodeType === 3 && node.data.trim());
for (const element of root.querySelectorAll('a[href], button, select, input, textarea, summary, [tabindex="0"]')) {
  const target = element.matches('input[type=checkbox], input[type=radio]') ? element.closest('label') || element : element;
  if (!shown(target) || inside(element)) continue;
  const box = target.getBoundingClientRect();
  if (Math.min(box.width, box.height) < least - 0.6)
    faults.push(`${name(element)} is ${box.width.toFixed(1)} by ${box.height.toFixed(1)}, less than ${least}`);
}

// Words.
const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
const lines = [];
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const element = node.parentElement;
  if (!node.data.trim() || !shown(element)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const boxes = [...range.getClientRects()].filter(box => box.width > 0.5);
  if (!boxes.length) continue;
  const whole = range.getBoundingClientRect();
  let sideways = false;
  let scrolls = false;
  for (let outer = element; outer && outer !== document.documentElement; outer = outer.parentElement) {
    const style = getComputedStyle(outer);
    const box = outer.getBoundingClientRect();
    const acrossHidden = style.overflowX === 'hidden' || style.overflowX === 'clip';
    const downHidden = style.overflowY === 'hidden' || style.overflowY === 'clip';
    if (/auto|scroll/.test(style.overflowX) && outer.scrollWidth > outer.clientWidth + 1) sideways = true;
    if (/auto|scroll/.test(style.overflowY) && outer.scrollHeight > outer.clientHeight + 1) scrolls = true;
    if (acrossHidden && !sideways && (whole.left < box.left - 1 || whole.right > box.right + 1)) {
      faults.push(`${name(element)} is cut off across by ${name(outer).slice(0, 60)}`);
      break;
    }
    if (downHidden && !scrolls && outer !== document.body && (whole.top < box.top - 2 || whole.bottom > box.bottom + 2)) {
      faults.push(`${name(element)} is cut off above or below by ${name(outer).slice(0, 60)}`);
      break;
    }
  }
  const holder = element.closest('button, a, label, kbd, select, li, p, h1, h2, h3, dd, td, th, output');
  if (holder && holder !== element.closest('.list')) {
    const box = holder.getBoundingClientRect();
    if (getComputedStyle(holder).display !== 'inline' && (whole.left < box.left - 1 || whole.right > box.right + 1 || whole.top < box.top - 3 || whole.bottom > box.bottom + 3))
      faults.push(`${name(element)} at ${places(whole)} leaves ${name(holder).slice(0, 60)} at ${places(box)}`);
  }
  if (!sideways && (whole.left < -1 || whole.right > innerWidth + 1)) faults.push(`${name(element)} leaves the screen`);
  if (!sideways && !scrolls) for (const box of boxes) lines.push([element, box]);
}
for (let a = 0; a < lines.length; a++) {
  for (let b = a + 1; b < lines.length; b++) {
    const [one, first] = lines[a];
    const [other, second] = lines[b];
    if (one === other || one.contains(other) || other.contains(one)) continue;
    const wide = Math.min(first.right, second.right) - Math.max(first.left, second.left);
    const high = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
    if (wide > 1.5 && high > Math.min(first.height, second.height) * 0.35)
      faults.push(`${name(one)} and ${name(other)} overlap`);
  }
}
// The line under the board holds two lines of words.
for (const line of document.querySelectorAll('[data-line]')) {
  if (line.scrollHeight > line.clientHeight + 1) faults.push(`the line under the board is too low for "${line.innerText}"`);
}
return [...new Set(faults)];
