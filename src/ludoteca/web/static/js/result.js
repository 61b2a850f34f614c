// The result over the board: put away to see the board, opened again; the focus goes along.

import { $, within } from "./dom.js";

/** @param {HTMLElement} root */
export function result(root) {
  /** @param {boolean} open */
  function show(open) {
    root.classList.toggle("put-away", !open);
    $(open ? "#outcome" : '.result-open')?.focus({ preventScroll: true });
  }

  root.addEventListener("click", (event) => {
    const way = within(event, "[data-result]")?.dataset.result;
    if (way) show(way === "open");
  });
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !within(event, ".result")) return;
    event.preventDefault();
    show(false);
  });

  return {
    /** The game has just ended: everybody sees how. */
    tell() { if ($(".result")) show(true); },
  };
}
