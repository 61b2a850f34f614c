// The laboratory: what the form says is checked while one writes, a comparison is followed as its intervals close.

import { tellTimes } from "./app.js";
import { $, $$, toast, within } from "./dom.js";
import { patch } from "./patch.js";

const PAUSE = 250; // milliseconds after the last key until the form is read

/** @param {HTMLElement} root */
export function laboratory(root) {
  const form = /** @type {HTMLFormElement} */ ($("[data-bench]", root));
  const there = `/lab/${form.dataset.bench ?? ""}`;
  let asked = 0;
  let timer = 0;

  // ---- the form

  /** What the form says, without what is as printed. */
  function said() {
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string" && name !== "chance") fields.append(name, value);
    for (const control of $$("[data-printed]", form)) {
      const field = /** @type {HTMLInputElement} */ (control);
      if (field.value === field.dataset.printed) fields.delete(field.name);
    }
    return fields;
  }

  /** Let the server read it; what is wrong stands beside its field, and the address says what the form does. */
  async function check() {
    const mine = ++asked;
    const fields = said();
    fields.set("part", "1");
    const answer = await fetch(`${there}?${fields}`).catch(() => null);
    if (mine !== asked) return;
    if (!answer?.ok) { toast(root.dataset.wordLost ?? ""); return; }
    const found = await answer.json();
    if (mine !== asked) return;
    patch(found.regions);
    for (const place of $$("[data-wrong]", form)) {
      place.textContent = found.wrong[place.dataset.wrong ?? ""] ?? "";
      if (place.textContent) place.closest("details")?.setAttribute("open", ""); // it may be a value that nobody has touched
    }
    const changed = new Set(found.changed);
    for (const value of $$("[data-value]", form)) value.classList.toggle("changed", changed.has(value.dataset.value));
    history.replaceState(null, "", found.address + location.hash);
    root.dataset.checked = String(mine);
  }

  const soon = () => { clearTimeout(timer); timer = setTimeout(() => void check(), PAUSE); };

  /** A field as it was printed, or as side A has it. @param {string} name */
  function reset(name) {
    for (const field of form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)) continue;
      const printed = field.dataset.printed ?? "";
      field.value = field instanceof HTMLTextAreaElement && field.dataset.printed ? printed.split(", ").join("\n") : printed;
    }
  }

  form.addEventListener("input", (event) => { if (!within(event, "[data-lab-search]")) soon(); });
  form.addEventListener("click", (event) => {
    const way = within(event, "[data-reset]");
    if (!way || (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey))) return;
    event.preventDefault();
    for (const name of (way.dataset.reset ?? "").split(" ")) reset(name);
    void check();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && within(event, "[data-lab-search]")) event.preventDefault(); // to search is not to ask
  });
  form.addEventListener("submit", () => { // what is as printed need not travel
    for (const control of $$("[data-printed]", form)) {
      const field = /** @type {HTMLInputElement} */ (control);
      if (field.value === field.dataset.printed) field.disabled = true;
    }
  });
  addEventListener("pageshow", () => { // gone back to: everything can be touched again
    for (const control of $$("[data-printed]", form)) /** @type {HTMLInputElement} */ (control).disabled = false;
  });

  // ---- finding a value among hundreds

  const search = $("[data-lab-search]", form);
  const wasOpen = new Map($$("details.group", form).map((group) => [group, group.hasAttribute("open")]));
  search?.addEventListener("input", () => {
    const words = /** @type {HTMLInputElement} */ (search).value.toLowerCase().split(/\s+/).filter(Boolean);
    let some = false;
    for (const group of $$("details.group", form)) {
      let shown = 0;
      for (const value of $$("[data-find]", group)) {
        const name = (value.dataset.find ?? "").toLowerCase();
        value.hidden = !words.every((word) => name.includes(word));
        shown += Number(!value.hidden);
      }
      group.hidden = !shown;
      some ||= shown > 0;
      group.toggleAttribute("open", words.length ? shown > 0 : Boolean(wasOpen.get(group)) || Boolean($(".changed", group)));
    }
    const none = $("[data-none-found]", form);
    if (none) none.hidden = some;
  });

  // ---- a comparison that is played

  const run = $("[data-run]", root);
  if (run && $("[data-running]", run)) follow(run.dataset.run ?? "");

  /** @param {string} id */
  function follow(id) {
    const line = new EventSource(`/lab/runs/${id}/live`);
    line.addEventListener("message", (event) => {
      const told = JSON.parse(String(event.data));
      patch(told.regions);
      tellTimes(root);
      if (told.over) line.close();
    });
    line.addEventListener("error", () => { if (line.readyState === EventSource.CLOSED) toast(root.dataset.wordLost ?? ""); });
    addEventListener("pagehide", () => line.close());
  }

  root.addEventListener("submit", (event) => {
    const stop = within(event, "[data-stop]");
    if (!(stop instanceof HTMLFormElement)) return;
    event.preventDefault();
    void fetch(stop.action, { method: "POST", redirect: "manual" });
  });
  root.dataset.live = ""; // keys and touches are heard from now on
}
