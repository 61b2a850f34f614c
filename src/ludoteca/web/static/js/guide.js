// A guided first game: the guide's panel, and a halo round whatever it points at.

import { $, $$, element, must, phone, toast, within } from "./dom.js";

const GLIDING = 700; // milliseconds that a piece may still be on its way
const TALL = "64%"; // of the board: the sheet while the guide points at something in it

/** @param {HTMLElement} root @param {(wish: import("./live.js").Wish) => void} send */
export function guided(root, send) {
  const halo = element("div", { id: "halo", hidden: true });
  root.append(halo);
  let told = ""; // the step and the thing that was last brought into view
  let until = 0;
  let asked = 0;

  const panel = () => $("#guide .guide");
  const found = () => $$(panel()?.dataset.at || "#nothing", root).filter((part) => !part.closest("#guide") && part.getBoundingClientRect().width);

  function draw() {
    const parts = found();
    halo.hidden = !parts.length;
    if (!parts.length) return;
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const frame = parts[0].closest("#board") ? must("#board").getBoundingClientRect() : document.documentElement.getBoundingClientRect();
    const left = Math.max(frame.left + 5, Math.min(...boxes.map((box) => box.left)));
    const top = Math.max(frame.top + 5, Math.min(...boxes.map((box) => box.top)));
    const right = Math.min(frame.right - 5, Math.max(...boxes.map((box) => box.right)));
    const bottom = Math.min(frame.bottom - 5, Math.max(...boxes.map((box) => box.bottom)));
    halo.hidden = bottom - top < 8 || right - left < 8;
    halo.dataset.step = panel()?.dataset.step;
    Object.assign(halo.style, { left: `${left - 5}px`, top: `${top - 5}px`, width: `${right - left + 10}px`, height: `${bottom - top + 10}px` });
  }

  function drawSoon() {
    asked ||= requestAnimationFrame(() => { asked = 0; draw(); if (performance.now() < until) drawSoon(); });
  }

  /** Whatever scrolls goes to what is pointed at, no further than needed. @param {boolean} moved */
  function point(moved) {
    const parts = found();
    const now = parts.length ? `${panel()?.dataset.step} ${panel()?.dataset.at}` : "";
    if (phone.matches && parts[0]?.closest(".screen > .sheet")) must(".play").style.setProperty("--sheet-height", TALL);
    if (now && (moved || now !== told)) parts[0].scrollIntoView({ block: "nearest", inline: "nearest" });
    told = now;
    until = performance.now() + GLIDING;
    drawSoon();
  }

  root.addEventListener("click", (event) => {
    const way = within(event, "[data-guide], [data-guide-find]");
    if (!way) return;
    if ("guideFind" in way.dataset) {
      found()[0]?.focus();
    } else if (way.getAttribute("aria-disabled") === "true") {
      if (way.classList.contains("main")) toast(element("strong", { textContent: panel()?.dataset.wordFirst }));
    } else {
      send({ do: "guide", action: Number(way.dataset.guide) });
    }
  });
  addEventListener("scroll", drawSoon, { passive: true, capture: true });
  addEventListener("resize", drawSoon);
  new ResizeObserver(drawSoon).observe(must(".play"));
  point(false);
  return { point };
}
