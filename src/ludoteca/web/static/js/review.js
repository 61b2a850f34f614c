// A review: whoever looks elsewhere gets that without a new page; while it is worked out, the page follows.

import { $, $$, calm, must, toast, typing, within } from "./dom.js";
import { patch } from "./patch.js";

const BEAT = 700; // milliseconds between two questions how far it is

/** @param {HTMLElement} root */
export function review(root) {
  let asked = 0;
  /** @type {Promise<void>} */
  let walking = Promise.resolve();

  /** @param {string} address @param {string} part */
  async function fetched(address, part) {
    const there = new URL(address, location.href);
    there.searchParams.set("part", part);
    const answer = await fetch(there).catch(() => null);
    return answer?.ok ? await answer.json() : null;
  }

  /** Folds that are open stay open, and the page stays where it is. @param {Record<string, string>} regions */
  function lay(regions) {
    const open = $$("details[open][data-key]", root).map((fold) => fold.dataset.key ?? "");
    patch(regions, {}, { glideFor: 0 });
    for (const key of open) $(`details[data-key="${key}"]`, root)?.setAttribute("open", "");
  }

  /** @param {string} address @param {boolean} [keep] */
  async function look(address, keep = true) {
    const mine = ++asked;
    const found = await fetched(address, "1");
    if (mine !== asked) return;
    if (!found) { toast(root.dataset.wordLost ?? ""); return; }
    if (keep) history.pushState(null, "", address);
    lay(found.regions);
  }

  /** As long as it is worked out, what is there is shown. */
  async function follow() {
    while ($("[data-running]", root)) {
      await new Promise((resolve) => setTimeout(resolve, BEAT));
      const mine = asked;
      const found = await fetched(location.href, "far");
      if (!found || mine !== asked) continue;
      lay(found.regions);
      if (!found.running) await look(location.href, false);
    }
  }

  /** To a moment; from far away on the page it is brought into view. @param {string} address @param {boolean} far */
  async function go(address, far) {
    await look(address);
    if (far) must("#moment").scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
  }

  /** Have it worked out; what stands in the way is told on a page. @param {string} address */
  async function begin(address) {
    const answer = await fetch(address, { method: "POST" });
    if (!answer.ok) { location.href = address; return; }
    await look(location.href, false);
    await follow();
  }

  root.addEventListener("click", (event) => {
    const way = within(event, "a[data-look], a.flag");
    const href = way?.getAttribute("href");
    if (way && href && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      const far = way.matches(".flag, .moments a");
      void go(href, far);
      return;
    }
    const graph = within(event, "svg.chances");
    if (graph && event instanceof MouseEvent) void look(at(graph, event.clientX));
  });

  /** The decision at a place of the graph. @param {HTMLElement} graph @param {number} x */
  function at(graph, x) {
    const { left, width } = graph.getBoundingClientRect();
    const frame = Object.fromEntries(["left", "right", "width", "decisions"].map((name) => [name, Number(graph.dataset[name])]));
    const share = (((x - left) / width) * frame.width - frame.left) / (frame.width - frame.left - frame.right);
    const there = new URL(location.href);
    there.searchParams.set("at", String(Math.round(Math.min(1, Math.max(0, share)) * frame.decisions)));
    there.searchParams.delete("step");
    return there.href;
  }

  root.addEventListener("submit", (event) => {
    const form = within(event, "[data-begin]");
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    void begin(form.action);
  });

  addEventListener("popstate", () => void look(location.href, false));
  /** @type {Record<string, string>} */
  const keys = { ArrowRight: "[data-walk=on]", ArrowLeft: "[data-walk=back]" };
  document.addEventListener("keydown", (event) => {
    const way = keys[event.key];
    if (!way || typing(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (within(event, ".board, .numbers, input, select")) return;
    event.preventDefault();
    walking = walking.then(() => { // a step from where the last one led, however quickly they follow each other
      const href = $(way, root)?.getAttribute("href");
      return href ? look(href) : undefined;
    });
  });
  root.dataset.live = ""; // keys and touches are heard from now on
  void follow();
}
