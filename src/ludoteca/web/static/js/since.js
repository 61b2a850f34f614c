// What the others did since one's last decision: steps that one can go through, each lighting its places on the board. The
// lines of the story do the same.

import { $, $$, must, within } from "./dom.js";
import { bringLit, light, placesOf, unlight } from "./marks.js";

/** Light the places of a line. @param {HTMLElement} line */
const point = (line) => light(placesOf(line), Number(line.dataset.seat ?? -1));

/** Whoever points at a line, or comes to it by the keyboard, sees its places.
 * @param {() => void} left what is lit when nobody points any more */
export function lightLines(left) {
  const line = "#since li, #log li.by";
  for (const [come, gone] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
    document.addEventListener(come, (event) => {
      const found = within(event, line);
      if (!found) return;
      point(found);
      if (come === "focusin") bringLit();
    });
    document.addEventListener(gone, (event) => { if (within(event, line)) left(); });
  }
}

export function strip() {
  const place = must("#since");
  const frame = must(".since");
  let at = -1;

  const steps = () => $$("li", place);

  /** @param {number} to */
  function go(to) {
    const all = steps();
    if (!all.length) return;
    at = Math.max(0, Math.min(to, all.length - 1));
    all.forEach((line, number) => line.classList.toggle("now", number === at));
    all[at].scrollIntoView({ block: "nearest", inline: "center" });
    point(all[at]);
    bringLit();
    $("#since-said")?.replaceChildren(all[at].textContent ?? "");
  }

  /** On or back; whoever begins goes back from the newest. @param {number} way */
  function step(way) {
    go(at < 0 && way < 0 ? steps().length - 1 : at + way);
  }

  function clear() {
    at = -1;
    unlight();
    for (const line of steps()) line.classList.remove("now");
  }

  function refresh() {
    at = -1;
    const all = steps();
    frame.classList.toggle("bare", !all.length);
    const row = $("ol", place);
    if (row) row.scrollLeft = row.scrollWidth; // the newest is at the end
  }

  frame.addEventListener("click", (event) => {
    const button = within(event, "[data-since-step]");
    const line = within(event, "#since li");
    if (button) step(Number(button.dataset.sinceStep));
    else if (line) go(steps().indexOf(line));
  });
  frame.addEventListener("keydown", (event) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way || !within(event, "#since, [data-since-step]")) return;
    event.preventDefault();
    step(way);
  });
  lightLines(() => { if (at >= 0 && steps()[at]) point(steps()[at]); else unlight(); });
  refresh();
  return { refresh, step, clear };
}
