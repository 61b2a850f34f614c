// Gliding: a piece starts where it was and ends where it is.
//
// A game may move its pieces in its own way: it answers the event `ludoteca:glide` of a piece with `preventDefault()`.

import { $$, must } from "./dom.js";

/** @typedef {[number, number]} Point */
/** What the event `ludoteca:glide` says: from where, measured from where the piece is now, in pixels and in lengths of the
 * drawing that it is part of, and how long it should take.
 * @typedef {{ dx: number, dy: number, x: number, y: number, matrix: DOMMatrix | SVGMatrix, duration: number }} Glide */

const SVG = "http://www.w3.org/2000/svg";

/** What is on its way.
 * @type {WeakMap<Element, Animation>} */
const under = new WeakMap();

/** A piece of a drawing stays where it is as long as nothing that it hangs on is moved; one laid out as text may always go.
 * @param {Element} piece @param {Node | null} end @returns {string | null} */
function hangsOn(piece, end) {
  let chain = "";
  for (let node = /** @type {Node | null} */ (piece); node && node !== end; node = node.parentNode) {
    if (!(node instanceof Element) || node.namespaceURI !== SVG) return null;
    chain += `${node.getAttribute("transform") ?? ""}|${node.getAttribute("viewBox") ?? ""}|`;
    if (node.nodeName === "svg") break;
  }
  return chain;
}

/** Where the pieces are that may be about to move. Places are measured from the board's own corner: a board that is pushed
 * down by a panel above it moves nothing on it.
 * @param {import("./patch.js").Pair[]} pairs @returns {Map<string, Point>} */
export function piecePlaces(pairs) {
  /** @type {Map<string, { chain: string | null, old: Element }>} */
  const after = new Map();
  for (const { old, fresh, whole } of pairs) {
    const found = $$("[data-piece]", fresh);
    if (whole && fresh.hasAttribute("data-piece")) found.push(/** @type {HTMLElement} */ (fresh));
    for (const piece of found) after.set(piece.dataset.piece ?? "", { chain: hangsOn(piece, whole ? null : fresh), old });
  }
  /** @type {Map<string, Point>} */
  const places = new Map();
  const board = must("#board");
  let corner = null;
  for (const piece of $$("[data-piece]", board)) {
    const known = after.get(piece.dataset.piece ?? "");
    if (!known || (known.chain !== null && known.chain === hangsOn(piece, known.old.contains(piece) ? known.old.parentNode : null))) continue;
    corner ??= board.getBoundingClientRect();
    const box = piece.getBoundingClientRect();
    if (box.width) places.set(piece.dataset.piece ?? "", [box.left + box.width / 2 - corner.left, box.top + box.height / 2 - corner.top]);
  }
  return places;
}

/** All places are read before the first piece is set in motion: the browser lays the page out only once.
 * @param {Map<string, Point>} places @param {number} duration */
export function glide(places, duration) {
  /** @type {(() => void)[]} */
  const moves = [];
  const board = must("#board").getBoundingClientRect();
  const pieces = $$("#board [data-piece]");
  for (const piece of pieces) if (places.has(piece.dataset.piece ?? "")) under.get(piece)?.cancel(); // it goes on from where it is seen
  for (const piece of pieces) {
    const before = places.get(piece.dataset.piece ?? "");
    if (!before) continue;
    const after = piece.getBoundingClientRect();
    const dx = before[0] - (after.left + after.width / 2 - board.left);
    const dy = before[1] - (after.top + after.height / 2 - board.top);
    if (!after.width || Math.hypot(dx, dy) < 2) continue;
    const frame = piece.parentNode instanceof SVGGraphicsElement ? piece.parentNode.getScreenCTM() : null;
    moves.push(() => setInMotion(piece, dx, dy, frame, duration));
  }
  for (const move of moves) move();
}

/** What passes by on its way takes no touch that was meant for what lies beneath; what can be touched itself still can.
 * @param {Element} piece @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
export function move(piece, frames, timing) {
  const motion = piece.animate(frames, timing);
  under.set(piece, motion);
  if (piece.closest("[data-action]") || piece.querySelector("[data-action]")) return;
  piece.classList.add("passing");
  motion.finished.catch(() => {}).then(() => piece.classList.remove("passing"));
}

/** @param {Element} piece @param {number} dx @param {number} dy @param {DOMMatrix | null} frame @param {number} duration */
function setInMotion(piece, dx, dy, frame, duration) {
  if (!frame || !(piece instanceof SVGGraphicsElement)) {
    move(piece, [{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], { duration, easing: "ease-out" });
    return;
  }
  const inverse = frame.inverse();
  const x = inverse.a * dx + inverse.c * dy;
  const y = inverse.b * dx + inverse.d * dy;
  const matrix = piece.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
  const told = new CustomEvent("ludoteca:glide", { bubbles: true, cancelable: true, detail: { dx, dy, x, y, matrix, duration } });
  if (!piece.dispatchEvent(told)) return;
  const { a, b, c, d, e, f } = matrix;
  const at = (/** @type {number} */ left, /** @type {number} */ top) => ({ transform: `matrix(${a}, ${b}, ${c}, ${d}, ${left}, ${top})` });
  move(piece, [at(e + x, f + y), at(e, f)], { duration, easing: "cubic-bezier(.3,.1,.2,1)" });
}
