// The ships that may be sent to a dock of Marrak Hesh 17: the dock is touched first, then one of them. It is left alone by
// touching it again, by touching elsewhere, and by Escape. Whoever comes by keyboard sees the ships of the dock they are at.

import { $, $$, within } from "../../dom.js";

const FOLD = "[data-fold]";
const board = $("#board");

/** Only that dock is open; none: all are closed. @param {Element | null} fold */
function open(fold) {
  for (const other of $$(`#board ${FOLD}.open`)) if (other !== fold) other.classList.remove("open");
  fold?.classList.add("open");
}

/** @param {Event} event */
function touch(event) {
  const fold = within(event, "[data-unfolds]")?.closest(FOLD);
  if (fold?.querySelector("[data-action]")) open(fold.classList.contains("open") ? null : fold);
}

/** @param {KeyboardEvent} event */
function leave(event) {
  if (event.key !== "Escape" || !$(`#board ${FOLD}:is(.open, :focus-within)`)) return;
  open(null);
  const here = document.activeElement;
  if (here instanceof HTMLElement || here instanceof SVGElement) here.blur();
  event.preventDefault(); // so that the page does nothing else with it
}

/** The ship that the guide recommends is in sight. */
function recommend() {
  const at = $("#guide [data-at]")?.dataset.at ?? "";
  const wanted = at.startsWith("[data-action") ? $(`#board ${at}`)?.closest(FOLD) : null;
  for (const fold of $$(`#board ${FOLD}`)) {
    if (fold.classList.contains("advised") !== (fold === wanted)) fold.classList.toggle("advised", fold === wanted);
  }
}

// The rulebook has the drawings, but no table.
if (board) {
  board.addEventListener("click", touch);
  document.addEventListener("pointerdown", (event) => { if (!within(event, FOLD)) open(null); });
  document.addEventListener("keydown", leave, { capture: true });
  const watcher = new MutationObserver(recommend);
  for (const region of [board, document.getElementById("guide")]) {
    if (region) watcher.observe(region, { subtree: true, childList: true, attributeFilter: ["data-at", "data-action", "class"] });
  }
  recommend();
}
