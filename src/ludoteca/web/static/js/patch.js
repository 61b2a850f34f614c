// Patching: the new HTML is laid over the old, element by element, so that focus and hover stay.

import { calm } from "./dom.js";
import { glide, piecePlaces } from "./glide.js";

/** What is on the page, and what shall be in its place: all of it, or what it holds.
 * @typedef {{ old: Element, fresh: Element, whole: boolean }} Pair */

const SVG = "http://www.w3.org/2000/svg";
const GLIDE = 440; // milliseconds that a piece is on its way, if nobody says otherwise

/** @param {string} html @param {Element} like @returns {Element | null} */
function read(html, like) {
  const box = document.createElement("template");
  const inside = like.namespaceURI === SVG && like.nodeName !== "svg";
  box.innerHTML = inside ? `<svg>${html}</svg>` : html;
  const found = box.content.firstElementChild;
  return inside ? (found?.firstElementChild ?? null) : found;
}

/** The element that a region of the page wants to hold.
 * @param {string} name @param {string} html @returns {Pair | null} */
function region(name, html) {
  const old = document.getElementById(name);
  if (!old) return null;
  const fresh = document.createElement(old.tagName);
  fresh.innerHTML = html;
  return { old, fresh, whole: false };
}

/** A part of the board goes into what is new already, or stands for itself.
 * @param {Pair[]} pairs @param {string} name @param {string} html */
function putPart(pairs, name, html) {
  const chosen = `[data-part="${CSS.escape(name)}"]`;
  for (const pair of [...pairs].reverse()) {
    const within = pair.whole && pair.fresh.matches(chosen) ? pair.fresh : pair.fresh.querySelector(chosen);
    const fresh = within && read(html, within);
    if (!fresh) continue;
    if (within === pair.fresh) pair.fresh = fresh; else within.replaceWith(fresh);
    return;
  }
  const old = document.querySelector(`#board ${chosen}`);
  const fresh = old && read(html, old);
  if (fresh) pairs.push({ old, fresh, whole: true });
}

/** Lay regions and parts of the board over the page; pieces glide to where they are now.
 * @param {Record<string, string>} regions
 * @param {Record<string, string>} [parts]
 * @param {{ glideFor?: number, prepare?: (fresh: Element) => void, before?: () => void, after?: () => void }} [how] */
export function patch(regions, parts = {}, { glideFor = GLIDE, prepare, before, after } = {}) {
  const pairs = Object.entries(regions).map(([name, html]) => region(name, html)).filter((pair) => pair !== null);
  const around = pairs.filter((pair) => pair.old.id !== "board");
  const board = pairs.filter((pair) => pair.old.id === "board");
  for (const [name, html] of Object.entries(parts)) putPart(board, name, html);
  for (const { fresh } of board) prepare?.(fresh);
  const places = board.length && !calm.matches && glideFor ? piecePlaces(board) : null; // read before anything changes
  before?.();
  for (const { old, fresh, whole } of [...board, ...around]) {
    if (!whole) patchChildren(old, fresh);
    else if (old.nodeName === fresh.nodeName) patchNode(old, fresh);
    else old.replaceWith(fresh);
  }
  after?.();
  if (places?.size) glide(places, glideFor);
}

/** @param {Node} node */
const keyOf = (node) =>
  node instanceof Element ? node.getAttribute("data-piece") || node.getAttribute("data-key") || node.id || "" : "";

/** What stays is never taken out of the page, since a drawing that is put back is styled and laid out anew: whatever
 * stands before it and is not wanted goes first.
 * @param {Node} old @param {Node} fresh */
function patchChildren(old, fresh) {
  const keyed = new Map();
  let spare = 0; // elements without a key that the old has more than the new
  for (const child of old.childNodes) { const key = keyOf(child); if (key) keyed.set(key, child); else spare += 1; }
  const wantedNodes = [...fresh.childNodes];
  const wantedKeys = new Set();
  for (const child of wantedNodes) { const key = keyOf(child); if (key) wantedKeys.add(key); else spare -= 1; }
  let here = old.firstChild;
  for (const wanted of wantedNodes) {
    const key = keyOf(wanted);
    const known = key ? keyed.get(key) : null;
    while (here && here !== known) {
      const own = keyOf(here);
      if (own ? wantedKeys.has(own) : !(spare > 0 && (known || here.nodeName !== wanted.nodeName))) break;
      if (!own) spare -= 1;
      const next = here.nextSibling;
      here.remove();
      here = next;
    }
    const match = key ? known : here && !keyOf(here) && here.nodeName === wanted.nodeName ? here : null;
    if (match && match.nodeName === wanted.nodeName) {
      if (match === here) here = match.nextSibling; else old.insertBefore(match, here);
      patchNode(match, wanted);
    } else {
      if (!key) spare += 1;
      old.insertBefore(wanted, here);
    }
  }
  while (here) { const next = here.nextSibling; here.remove(); here = next; }
}

/** @param {Node} old @param {Node} fresh */
function patchNode(old, fresh) {
  if (!(old instanceof Element && fresh instanceof Element)) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  const own = fresh.getAttribute("data-own"); // an attribute that the game's own script looks after
  if (own && own === old.getAttribute("data-own")) fresh.setAttribute(own, old.getAttribute(own) ?? "");
  if (old.isEqualNode(fresh)) return;
  const kept = old.nodeName === "DETAILS" ? "open" : ""; // what is open is the person's affair
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name) && name !== kept) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && name !== kept) old.setAttribute(name, value);
  }
  patchChildren(old, fresh);
}
