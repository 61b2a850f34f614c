// The app on somebody's device: it opens without a connection, and tells days in their own time.

import { $$ } from "./dom.js";

const DAY = 86_400_000;
const STEPS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([["day", DAY], ["hour", DAY / 24], ["minute", DAY / 1440]]);

/** How long ago something was, in the words of the page; what is older than a week keeps its day.
 * @param {ParentNode} [root] */
export function tellTimes(root = document) {
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  for (const time of $$("time[data-when]", root)) {
    const then = new Date(/** @type {HTMLTimeElement} */ (time).dateTime);
    const past = Date.now() - then.getTime();
    time.setAttribute("data-tip", then.toLocaleString(document.documentElement.lang, { dateStyle: "long", timeStyle: "short" }));
    const step = STEPS.find(([, length]) => past >= length);
    if (past < 7 * DAY) time.textContent = step ? words.format(-Math.floor(past / step[1]), step[0]) : words.format(0, "second");
  }
}

/** The worker that keeps the shelf, the rulebooks and the last tables; a table is kept as it was when it was left. */
export function keepForLater() {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  navigator.serviceWorker.register("/sw.js").catch(() => {});
  document.addEventListener("visibilitychange", () => {
    const kept = location.pathname.startsWith("/t/") && document.hidden;
    if (kept) navigator.serviceWorker.controller?.postMessage({ keep: location.pathname });
  });
}
