// The column beside the board: story, chat, settings and deal behind tabs; it can be put away.

import { $, $$, must, within } from "./dom.js";
import { keep, setting } from "./settings.js";

const roomy = matchMedia("(min-width: 1400px)");

/** @param {HTMLElement} root */
export function side(root) {
  const column = must(".side");
  const tabs = $$("[role=tab]", column);
  let unread = 0;

  const isOpen = () => !root.classList.contains("folded");
  const shown = () => tabs.find((tab) => tab.getAttribute("aria-selected") === "true")?.dataset.tab ?? "";

  /** @param {boolean} open */
  function fold(open) {
    root.classList.toggle("folded", !open);
    root.classList.toggle("unfolded", open);
    for (const button of $$("[data-side-switch]")) button.setAttribute("aria-expanded", String(open));
    read();
  }

  /** @param {string} name */
  function choose(name) {
    for (const tab of tabs) {
      const on = tab.dataset.tab === name;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
      if (panel) panel.hidden = !on;
    }
    read();
  }

  /** Whoever sees the chat has read it. */
  function read() {
    if (isOpen() && shown() === "chat") unread = 0;
    for (const badge of $$("[data-unread]", root)) {
      badge.hidden = !unread;
      badge.textContent = unread ? String(unread) : "";
    }
    const last = $("#chat .chat-lines");
    if (last) last.scrollTop = last.scrollHeight;
  }

  function followWindow() {
    const wish = roomy.matches ? setting("side", "open") : "folded";
    fold(wish === "open");
  }

  root.addEventListener("click", (event) => {
    if (within(event, "[data-side-switch]")) {
      fold(!isOpen());
      if (roomy.matches) keep("side", isOpen() ? "open" : "folded");
      if (isOpen() && !roomy.matches) tabs.find((tab) => tab.tabIndex === 0)?.focus();
    } else if (isOpen() && !roomy.matches && !within(event, ".side, .deck")) fold(false);
    const tab = within(event, "[role=tab]");
    if (tab) choose(tab.dataset.tab ?? "");
  });
  column.addEventListener("keydown", (event) => {
    const tab = within(event, "[role=tab]");
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!tab || !way) return;
    const next = tabs[(tabs.indexOf(tab) + way + tabs.length) % tabs.length];
    event.preventDefault();
    choose(next.dataset.tab ?? "");
    next.focus();
  });
  roomy.addEventListener("change", followWindow);
  choose(shown());
  followWindow();

  return {
    /** Somebody has said something. */
    heard() {
      const lines = $$("#chat li").length;
      requestAnimationFrame(() => { if ($$("#chat li").length > lines) unread += 1; read(); });
    },
    /** Open at one of its tabs, and there. @param {string} name */
    open(name) {
      fold(true);
      choose(name);
      $("input, button, select, a", document.getElementById(`side-${name}`) ?? column)?.focus();
    },
    /** Put away what only lies over the board; whether there was anything to put away. */
    close() {
      if (!isOpen() || roomy.matches) return false;
      fold(false);
      $("[data-side-switch]")?.focus();
      return true;
    },
  };
}
