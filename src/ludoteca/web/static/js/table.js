// A table that is being played: everything that happens there comes together here.

import { $, $$, element, toast, untoast, within } from "./dom.js";
import { beforehand } from "./beforehand.js";
import { clocks } from "./clocks.js";
import { Coach } from "./coach.js";
import { chance } from "./forms.js";
import { guided } from "./guide.js";
import { keys } from "./keys.js";
import { Line } from "./live.js";
import { mark } from "./marks.js";
import { result } from "./result.js";
import { openRules } from "./rules.js";
import { chosen, keep, setting } from "./settings.js";
import { sheet } from "./sheet.js";
import { Show } from "./show.js";
import { side } from "./side.js";
import { strip } from "./since.js";
import { play as sound } from "./sound.js";
import { choices, listen } from "./touch.js";

/** @param {HTMLElement} root */
export function play(root) {
  const title = document.title;
  let turn = $(".prompt")?.dataset.turn;
  const passed = new Set(); // decisions that the page has let go by

  const line = new Line(root, hear, () => { document.title = title; guide?.point(false); });
  const send = line.send.bind(line);
  const show = new Show(root, settled, applied);
  const coach = new Coach(root, send, () => show.skip());
  const left = beforehand(root, () => coach.close());
  const guide = $("#guide") ? guided(root, send) : null;
  const column = side(root);
  const since = strip();
  const press = sheet();
  const end = result(root);
  const times = root.dataset.house ? clocks(root, () => send({ do: "time" })) : null;
  listen(root, { show, touched });
  keys(root, { show, since, column, rules });

  /** @param {import("./live.js").Said} said */
  function hear(said) {
    if (said.error) { toast(element("strong", { textContent: said.error })); sound("refuse"); coach.refused(); root.classList.remove("sending"); }
    if (said.why) tellWhy(said.why, said.rule ?? "");
    if (said.notice) toast(element("strong", { textContent: said.notice }), " ", element("a", { href: said.there, textContent: said.go }));
    if (said.clock) times?.heard(said.clock);
    if (said.hint && said.decision === show.version) coach.tell(said.hint);
    if (!said.regions || said.version === undefined) return;
    letGoBy(said.regions.prompt ?? "", said.version);
    if (said.regions.chat !== undefined) column.heard();
    if (said.version !== show.version) coach.close();
    show.take({ ...said, regions: said.regions, version: said.version });
  }

  /** A step was shown; a window that the page lets go by says so: a game need not draw its answers. */
  function applied() {
    root.toggleAttribute("data-passed", passed.has(show.version));
    times?.tell();
    coach.point();
  }

  /** Nothing is being told any more: what is asked now can be answered.
   * @param {{ moved: boolean, next: string, version: number }} now */
  function settled({ moved, next, version }) {
    contribute();
    coach.point();
    since.refresh();
    press.refresh();
    left.refresh();
    const prompt = $(".prompt");
    const before = turn;
    turn = prompt?.dataset.turn;
    if (turn === "yours" && before !== "yours" && !passed.has(version)) callPlayer(prompt?.textContent ?? "");
    if (turn === "over" && before !== "over") end.tell();
    if (turn !== "yours") document.title = title;
    guide?.point(moved);
    if (moved && turn === "yours") goOn();
    if (next && root.dataset.wantsNext) location.assign(`/t/${next}`);
  }

  /** The focus goes on to the next decision, unless somebody is elsewhere: in the chat, the rules, a panel. */
  function goOn() {
    const here = document.activeElement;
    if (here && here !== document.body && !here.closest("#board, #actions, #hint, #main:focus, [data-skip-show]")) return;
    if (here?.matches("[data-action]") && here.closest("#board, #actions")) return;
    choices()[0]?.focus({ preventScroll: true });
  }

  // At a rematch the deal waits for everybody's part: a page gives its person's by itself, once.
  let contributed = false;

  function contribute() {
    if (contributed || !$("#board [data-wants-chance]")) return;
    contributed = true;
    send({ do: "chance", text: chance() });
  }

  // ---- windows outside one's own turn, in which the person may have said that they do not want to be asked

  /** @param {string} seat */
  const askKey = (seat) => `ask.${root.dataset.table}.${seat}`;

  /** @param {HTMLElement | null} prompt */
  function unwanted(prompt) {
    if (prompt?.dataset.turn !== "yours" || !prompt.dataset.skip) return false;
    const wish = setting(askKey(prompt.dataset.seat ?? ""), "usual");
    if (prompt.dataset.window !== "window") return wish === "never";
    return wish === "never" || wish === "target" || (wish === "usual" && prompt.dataset.early !== undefined);
  }

  /** @param {string} html @param {number} version */
  function letGoBy(html, version) {
    const box = document.createElement("template");
    box.innerHTML = html;
    if (!unwanted($(".prompt", box.content)) || passed.has(version)) return;
    passed.add(version);
    send({ do: "pass", decision: version });
  }

  for (const choice of $$("[data-ask]")) {
    if (!(choice instanceof HTMLSelectElement)) continue;
    const key = askKey(choice.dataset.ask ?? "");
    choice.value = setting(key, "usual");
    choice.addEventListener("change", () => {
      keep(key, choice.value);
      if (unwanted($(".prompt"))) send({ do: "pass", decision: show.version });
    });
  }

  // ---- words to the person

  /** @param {string} why @param {string} rule */
  function tellWhy(why, rule) {
    const link = element("a", { href: `#${rule}`, textContent: rule, className: "rule-link" });
    link.dataset.ruleLink = rule;
    toast(element("strong", { textContent: why }), ...(rule ? [link] : []));
    sound("refuse");
  }

  /** @param {string} text */
  function callPlayer(text) {
    sound("turn");
    if (!document.hidden) return;
    if (chosen("flash") === "on") flash(text);
    if (chosen("notify") === "on" && window.Notification?.permission === "granted") {
      new Notification(title, { body: text, tag: root.dataset.table });
    }
  }

  /** @param {string} text */
  function flash(text) {
    let on = false;
    const beat = setInterval(() => {
      on = !on;
      document.title = on ? `● ${text}` : title;
      if (!document.hidden || turn !== "yours") { clearInterval(beat); document.title = title; }
    }, 900);
  }

  // ---- what the person does

  /** @param {HTMLElement} what @param {string | undefined} action @param {number} decision */
  function touched(what, action, decision) {
    if (action) {
      root.classList.add("sending");
      send({ do: "act", action: Number(action), decision });
    } else if (what.dataset.why) send({ do: "why", action: Number(what.dataset.why) });
    else if (what.dataset.reveal) send({ do: "reveal", seat: Number(what.dataset.reveal) });
    else if (what.dataset.do) wish(what, what.dataset.do);
  }

  /** @param {HTMLElement} what @param {string} wanted */
  function wish(what, wanted) {
    if (wanted === "resign") { confirmResign(); return; }
    if (wanted === "beforehand") { void left.press(); return; }
    if (wanted === "hint" && what.getAttribute("aria-disabled") !== "true") { left.close(); coach.asked(); }
    if (wanted === "rematch") root.dataset.wantsNext = "1";
    send({ do: wanted, action: Number(what.dataset.days ?? -1), decision: show.version, seat: Number(what.dataset.seat ?? -1), text: wanted === "rematch" ? chance() : "" });
  }

  function confirmResign() {
    const yes = element("button", { textContent: root.dataset.wordYes, className: "main" });
    const no = element("button", { textContent: root.dataset.wordNo });
    yes.onclick = () => { send({ do: "resign" }); untoast(); };
    no.onclick = untoast;
    toast(element("strong", { textContent: root.dataset.wordResignSure }), element("div", { className: "row" }, yes, no));
    no.focus();
  }

  function rules() {
    void openRules($(".prompt[data-rule]")?.dataset.rule ?? "");
  }

  $("[data-chat]")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const field = $("[name=text]", /** @type {HTMLFormElement} */ (event.target));
    if (!(field instanceof HTMLInputElement)) return;
    if (field.value.trim()) send({ do: "chat", text: field.value });
    field.value = "";
  });
  root.addEventListener("click", (event) => {
    if (within(event, "[data-rules]")) rules();
    if (within(event, "[data-skip-show]")) show.skip();
  });
  mark();
  line.connect();
  document.dispatchEvent(new Event("ludoteca:ready"));
}
