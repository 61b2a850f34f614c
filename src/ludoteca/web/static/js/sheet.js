// On a phone the sheet lies over the lower part of the board; its handle is dragged or tapped through three heights. The
// one in the middle is the style sheet's: a game may say what it needs for the decision that is being asked.

import { $, element, must, phone } from "./dom.js";
import { keep, setting } from "./settings.js";

const HEIGHTS = [14, 46, 74]; // hundredths of the board: a look at the board, both, the sheet
const SLIP = 8;

export function sheet() {
  const board = must("#board");
  const label = $(".table")?.dataset.wordSheet ?? "";

  const room = must(".play"); // whatever is patched, it stays
  const kept = () => HEIGHTS[Number(setting("sheet", "1"))] ?? HEIGHTS[1];

  /** @param {number} height */
  function set(height) {
    const place = HEIGHTS.indexOf(height);
    if (place === 1) room.style.removeProperty("--sheet-height"); else room.style.setProperty("--sheet-height", `${height}%`);
    if (place >= 0) { keep("sheet", String(place)); $("#handle")?.setAttribute("aria-valuenow", String(height)); }
  }

  /** The nearest of the three. @param {number} height */
  const nearest = (height) => HEIGHTS.reduce((best, next) => (Math.abs(next - height) < Math.abs(best - height) ? next : best));

  const handle = element("div", { id: "handle", role: "slider", tabIndex: 0, ariaLabel: label, ariaOrientation: "vertical" });
  handle.setAttribute("aria-valuemin", String(HEIGHTS[0]));
  handle.setAttribute("aria-valuemax", String(HEIGHTS[2]));
  /** @type {{ y: number, from: number, moved: boolean } | null} */
  let drag = null;

  handle.addEventListener("pointerdown", (event) => {
    handle.setPointerCapture(event.pointerId);
    drag = { y: event.clientY, from: (100 * must("#board > .screen > .sheet").clientHeight) / board.clientHeight, moved: false };
  });
  handle.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const by = drag.y - event.clientY;
    drag.moved ||= Math.abs(by) > SLIP;
    const height = drag.from + (100 * by) / board.clientHeight;
    if (drag.moved) room.style.setProperty("--sheet-height", `${Math.max(HEIGHTS[0], Math.min(HEIGHTS[2], height))}%`);
  });
  handle.addEventListener("pointerup", () => {
    if (!drag) return;
    const height = parseFloat(room.style.getPropertyValue("--sheet-height")) || kept();
    if (drag.moved) set(nearest(height));
    else set(HEIGHTS[(HEIGHTS.indexOf(nearest(height)) + 1) % HEIGHTS.length]);
    drag = null;
  });
  handle.addEventListener("pointercancel", () => { drag = null; set(kept()); });
  handle.addEventListener("keydown", (event) => {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    set(HEIGHTS[Math.max(0, Math.min(2, HEIGHTS.indexOf(kept()) + way))]);
  });

  function refresh() {
    const wanted = phone.matches && $("#board > .screen > .sheet");
    if (!wanted) { handle.remove(); room.style.removeProperty("--sheet-height"); return; }
    if (!handle.isConnected) board.after(handle);
    set(kept());
  }

  phone.addEventListener("change", refresh);
  refresh();
  return { refresh };
}
