// Places of the board: what is being told or pointed at is lit, and what each of the others did last stays marked.

import { $, $$, calm, must } from "./dom.js";

const MARKED = "#board .did, #board .lit";

/** The drawn things of that name.
 * @param {string} name @returns {HTMLElement[]} */
const spots = (name) => $$(`#board [data-spot="${CSS.escape(name)}"]`);

/** The places that an element is about; a name that begins with `-` is where something was taken from.
 * @param {HTMLElement | null} told @returns {string[]} */
export const placesOf = (told) => (told?.dataset.places ?? "").split(" ").filter(Boolean);

/** @param {string[]} places @param {string[]} kinds */
function put(places, ...kinds) {
  for (const place of places) {
    const taken = place.startsWith("-");
    for (const spot of spots(taken ? place.slice(1) : place)) spot.classList.add(...kinds, ...(taken ? ["from"] : []));
  }
}

/** Light these places in the colour of a seat.
 * @param {string[]} places @param {number} seat */
export function light(places, seat) {
  unlight();
  put(places, "lit", `lit-s${seat}`);
  if (places.length) must("#board").dispatchEvent(new CustomEvent("ludoteca:lit", { bubbles: true, detail: { places, seat } }));
}

/** Bring what is lit into view; a game with a camera of its own listens to `ludoteca:lit`. */
export function bringLit() {
  const first = $("#board .lit:not(.from)") ?? $("#board .lit");
  first?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm.matches ? "auto" : "smooth" });
}

/** Nothing is pointed at any more. */
export function unlight() {
  for (const spot of $$("#board .lit")) clean(spot, /^(lit|lit-s.*)$/);
}

/** Marks are no part of what the server draws: they are taken off before the board is patched. */
export function unmark() {
  for (const spot of $$(MARKED)) clean(spot, /^(lit|lit-s.*|did|did-s.*|from)$/);
}

/** What each of the others did last, as the region above the board says. */
export function mark() {
  for (const told of $$("#since [data-mark]")) put(placesOf(told), "did", `did-s${told.dataset.mark}`);
}

/** @param {Element} spot @param {RegExp} kinds */
function clean(spot, kinds) {
  spot.classList.remove(...[...spot.classList].filter((kind) => kinds.test(kind)));
  if (!spot.classList.contains("did")) spot.classList.remove("from");
  if (!spot.classList.length) spot.removeAttribute("class");
}
