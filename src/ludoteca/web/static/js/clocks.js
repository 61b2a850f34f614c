// Clocks that run on: the server says how long the house has been open, and until when each seat has time.

import { $$ } from "./dom.js";

const SECOND = 1000, MINUTE = 60, HOUR = 3600, DAY = 86_400;
const OFTEN = 250; // milliseconds between two looks
const SLACK = 1500; // by which a page may believe that it is later than the server says

/** A time that is left, as the server writes it too.
 * @param {number} thousandths @param {string[]} units */
function short(thousandths, [day, hour, minute]) {
  const seconds = Math.ceil(Math.max(0, thousandths) / SECOND);
  if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} ${day} ${Math.floor((seconds % DAY) / HOUR)} ${hour}`;
  if (seconds >= 2 * HOUR) return `${Math.floor(seconds / HOUR)} ${hour} ${Math.floor((seconds % HOUR) / MINUTE)} ${minute}`;
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

/** @param {HTMLElement} root @param {() => void} ask what time it is */
export function clocks(root, ask) {
  const [came] = performance.getEntriesByType("navigation");
  const at = came instanceof PerformanceNavigationTiming ? came.responseStart : performance.now();
  let ahead = Number(root.dataset.house) - at; // the time of the house is this much later than that of the page

  function tell() {
    const now = performance.now() + ahead;
    for (const clock of $$("[data-clock]", root)) {
      const { left, out } = clock.dataset;
      const rest = out === undefined ? Number(left) : Math.max(0, Math.min(Number(left), Number(out) - now));
      const text = short(rest, (clock.dataset.clock ?? "").split(" "));
      if (clock.textContent !== text) clock.textContent = text;
      clock.classList.toggle("low", out !== undefined && rest < 20 * SECOND);
    }
    for (const mark of $$("[data-until]", root)) mark.hidden = now > Number(mark.dataset.until);
  }

  setInterval(tell, OFTEN);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) ask(); }); // a phone that has slept
  tell();

  return {
    tell,
    /** What was said took a while to come: the latest time is the truest, and no clock jumps for less than that.
     * @param {number} now */
    heard(now) {
      const said = now - performance.now();
      if (said > ahead || said < ahead - SLACK) ahead = said;
      tell();
    },
  };
}
