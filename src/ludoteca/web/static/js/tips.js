// Every sign explains itself: what it is and does, by pointing at it, by the keyboard, or by holding it.

import { $, must, within } from "./dom.js";

const TIPPED = "[data-tip], [data-action][aria-label], [data-later][aria-label]";
const SOON = 450; // milliseconds that a pointer rests before a sign speaks
const REACH = 280; // ... and that it takes to reach the rule in what it says
const HELD = 480; // ... after which a press is a question, not a move
const SLIP = 12;

/** @param {HTMLElement} root */
export function tips(root) {
  const place = must("#tip");
  /** @type {HTMLElement | null} */
  let tipped = null;
  let timer = 0;

  /** @param {HTMLElement} sign */
  function tell(sign) {
    const text = sign.dataset.tip ?? sign.getAttribute("aria-label");
    if (!text) return;
    clearTimeout(timer);
    tipped = sign;
    place.replaceChildren(text);
    const rule = sign.dataset.tipRule;
    if (rule) {
      const link = document.createElement("a");
      Object.assign(link, { href: `#${rule}`, textContent: rule, tabIndex: -1 });
      link.dataset.ruleLink = rule;
      place.append(" ", link);
    }
    place.hidden = false;
    const box = sign.getBoundingClientRect();
    const own = place.getBoundingClientRect();
    const left = Math.max(6, Math.min(box.left + box.width / 2 - own.width / 2, innerWidth - own.width - 6));
    const above = box.top - own.height - 6;
    const top = above > 4 ? above : Math.min(box.bottom + 6, innerHeight - own.height - 6);
    place.style.transform = `translate(${Math.round(left)}px, ${Math.round(Math.max(6, top))}px)`;
  }

  function untell() {
    clearTimeout(timer);
    tipped = null;
    place.hidden = true;
  }

  root.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || within(event, "#tip")) return;
    const sign = within(event, TIPPED);
    if (sign && sign === tipped) { clearTimeout(timer); return; }
    if (!sign) { leave(); return; }
    clearTimeout(timer);
    timer = setTimeout(() => tell(sign), tipped ? 120 : SOON);
  });
  root.addEventListener("pointerleave", leave);
  place.addEventListener("pointerenter", () => clearTimeout(timer));
  place.addEventListener("pointerleave", leave);
  place.addEventListener("click", () => untell());

  function leave() {
    clearTimeout(timer);
    if (tipped) timer = setTimeout(untell, REACH);
  }

  // ---- by the keyboard

  root.addEventListener("focusin", (event) => {
    if (within(event, "#tip")) return;
    const sign = within(event, TIPPED);
    if (sign && sign === event.target && document.documentElement.dataset.hands === "keys") tell(sign); else if (tipped) untell();
  });
  root.addEventListener("focusout", (event) => {
    const next = event.relatedTarget;
    if (event.target === tipped && !(next instanceof Node && place.contains(next))) untell();
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && tipped) { untell(); event.stopPropagation(); } }, true);
  addEventListener("scroll", () => { if (tipped && !place.matches(":hover")) untell(); }, { passive: true, capture: true });
  addEventListener("resize", untell);

  // ---- by holding: then what was pressed is not played

  let holding = 0;
  let held = false;
  let [x, y] = [0, 0];

  root.addEventListener("pointerdown", (event) => {
    held = false;
    clearTimeout(holding);
    if (within(event, "#tip")) return;
    if (event.pointerType !== "touch") { if (tipped) untell(); return; }
    untell();
    const sign = within(event, TIPPED);
    if (!sign) return;
    [x, y] = [event.clientX, event.clientY];
    holding = setTimeout(() => {
      held = true;
      sign.dispatchEvent(new CustomEvent("ludoteca:held", { bubbles: true }));
      tell(sign);
    }, HELD);
  });
  root.addEventListener("pointermove", (event) => { if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP) clearTimeout(holding); });
  for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, () => clearTimeout(holding));
  root.addEventListener("contextmenu", (event) => { if (held || (holding && within(event, TIPPED) && matchMedia("(pointer: coarse)").matches)) event.preventDefault(); });
  root.addEventListener("click", (event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  // A sign that is no button has nothing else to do when it is touched.
  root.addEventListener("click", (event) => {
    const sign = within(event, "[data-tip]");
    if (!sign || within(event, "[data-action], [data-later], [data-why], [data-do], [data-unfolds], button, a, summary, label")) return;
    if (sign === tipped && !$(":hover", sign.parentElement ?? root)) untell(); else tell(sign);
  });
}
