// Touching: what was pressed is played, once, and answers the decision that was shown then.

import { $$, within } from "./dom.js";

const TOUCHABLE = "[data-action], [data-why], [data-do], [data-reveal]";
const STILL = 12; // pixels that a finger may slip between pressing and letting go
const RASH = 350; // milliseconds after a skip in which a second tap is no move

/** What can be touched now, in the order of the page. */
export const choices = () => $$("#board [data-action], #actions [data-action]").filter((shape) => shape.getBoundingClientRect().width);

/** @param {HTMLElement} root
 * @param {{ show: Pick<import("./show.js").Show, "version" | "running" | "skip">, touched: (what: HTMLElement, action: string | undefined, decision: number) => void }} way */
export function listen(root, { show, touched }) {
  // Before it is let go a piece may glide over it, or the table may change beneath the finger.
  /** @type {{ what: HTMLElement | null, action: string | undefined, decision: number, x: number, y: number, running: boolean } | null} */
  let pressed = null;
  let skipped = -RASH;

  root.addEventListener("pointerdown", (event) => {
    const what = within(event, TOUCHABLE);
    pressed = { what, action: what?.dataset.action, decision: show.version, x: event.clientX, y: event.clientY, running: show.running };
  });
  root.addEventListener("pointercancel", () => { pressed = null; });
  root.addEventListener("ludoteca:held", () => { pressed = null; });

  root.addEventListener("click", (event) => {
    if (event.defaultPrevented) return;
    const still = event.detail && pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < STILL ? pressed : null;
    const running = still ? still.running : show.running; // whoever pressed during the show meant the show
    pressed = null;
    if (within(event, "#board") && (running || (event.detail && event.timeStamp - skipped < RASH))) {
      if (show.running) { skipped = event.timeStamp; show.skip(); }
      return;
    }
    const what = still?.what ?? within(event, TOUCHABLE);
    if (what) touched(what, still?.what ? still.action : what.dataset.action, still?.what ? still.decision : show.version);
  });

  root.addEventListener("keydown", (event) => {
    const what = within(event, "[data-action], [data-why]");
    if (!what || what.tagName === "BUTTON" || (event.key !== "Enter" && event.key !== " ") || show.running) return;
    event.preventDefault();
    what.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
}

/** With the arrow keys one goes to the nearest thing that can be touched in that direction.
 * @param {KeyboardEvent} event */
export function step(event) {
  /** @type {Record<string, [number, number]>} */
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const way = ways[event.key];
  if (!way) return;
  const here = within(event, "#board [data-action], #actions [data-action]");
  const all = choices();
  if (!here) { if (all[0]) { event.preventDefault(); all[0].focus(); } return; }
  const centre = (/** @type {DOMRect} */ box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = centre(here.getBoundingClientRect());
  let best = null;
  let least = Infinity;
  for (const other of all) {
    const [a, b] = centre(other.getBoundingClientRect());
    const along = (a - x) * way[0] + (b - y) * way[1];
    const aside = Math.abs((a - x) * way[1]) + Math.abs((b - y) * way[0]);
    if (along > 2 && along + 2 * aside < least) { best = other; least = along + 2 * aside; }
  }
  if (best) { event.preventDefault(); best.focus(); }
}
