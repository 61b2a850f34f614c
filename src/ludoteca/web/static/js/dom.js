// Finding and making elements, and what kind of screen this is.

/** @typedef {Record<string, unknown>} Properties */

/** The first element that a selector finds.
 * @param {string} selector @param {ParentNode} [root] @returns {HTMLElement | null} */
export const $ = (selector, root = document) => root.querySelector(selector);

/** All elements that a selector finds.
 * @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)].map((found) => /** @type {HTMLElement} */ (found));

/** An element that the page always has.
 * @param {string} selector @param {ParentNode} [root] @returns {HTMLElement} */
export function must(selector, root = document) {
  const found = $(selector, root);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}

/** What an event is about, or the nearest such thing around it.
 * @param {Event} event @param {string} selector @returns {HTMLElement | null} */
export const within = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

/** A new element.
 * @param {string} name @param {Properties} [properties] @param {(Node | string)[]} children @returns {HTMLElement} */
export function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

export const phone = matchMedia("(max-width: 700px)");
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

let toastTimer = 0;

/** A word to the person, which goes by itself.
 * @param {(Node | string)[]} nodes */
export function toast(...nodes) {
  const place = must("#toast");
  place.replaceChildren(...nodes);
  place.classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(untoast, 9000);
}

/** Takes that word away. */
export function untoast() {
  must("#toast").classList.remove("shown");
}

/** Whether keys are meant for this element: whoever types is not playing.
 * @param {EventTarget | null} target */
export const typing = (target) =>
  target instanceof Element && Boolean(target.closest("input:not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]"));
