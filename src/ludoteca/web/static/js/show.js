// The show: what happened is told one step after the other, each with its pieces, its sentence and its time.
//
// Each message of the server is a step, and a step is a change of what the step before it has left: none is left out. What
// the person does is shown at once, and so is everything when nobody could follow: a hidden page, little motion, a skip. What
// is told of a step is told sentence after sentence.

import { $, $$, calm, element, must } from "./dom.js";
import { light, mark, unmark } from "./marks.js";
import { patch } from "./patch.js";
import { speed } from "./settings.js";
import { play } from "./sound.js";

/** A sentence of a step. @typedef {{ text: string, seat: number, places: string[], weight: number, sound: string }} Told */
/** What a step has changed.
 * @typedef {{ version: number, regions: Record<string, string>, parts?: Record<string, string>, told?: Told[], by?: number, next?: string }} Step */

const BEAT = 900; // milliseconds of a usual sentence
const TRIFLE = 0.3; // whatever weighs less is told together with others of its kind
const ROOM = 90; // letters of the sentences that are told together: the deck has room for them, on a phone too
const HURRY = 60; // steps that wait: whoever is so far behind sees the newest
const OWN_GLIDE = 320; // before the others go on, one's own piece has arrived
/** What is asked of the person, and what tells how it ends: it waits for the end of the show. */
const LATER = ["prompt", "actions", "tools", "result", "guide"];

export class Show {
  /** @type {Step[]} */ #queue = [];
  /** @type {Record<string, string>} */ #later = {};
  /** @type {{ seat: number, count: number, text: string } | null} */ #run = null; // trifles of one kind, one after the other
  #asked = must("#prompt").innerHTML; // what the region says beneath what is told
  #timer = 0;
  #skipping = false;
  #version;

  /** @param {HTMLElement} root
   * @param {(changed: { moved: boolean, next: string, version: number }) => void} settled called when nothing waits any more
   * @param {() => void} applied called after each step */
  constructor(root, settled, applied) {
    this.root = root;
    this.settled = settled;
    this.applied = applied;
    this.own = new Set((root.dataset.seats ?? "").split(" ").filter(Boolean).map(Number));
    this.#version = Number(root.dataset.version);
    this.seen = this.#version; // of the last time that nothing waited
    document.addEventListener("visibilitychange", () => { if (document.hidden) this.hurry(); });
    calm.addEventListener("change", () => this.hurry());
    document.addEventListener("ludoteca:set", () => { if (!speed()) this.hurry(); });
  }

  /** The decision that is shown. */
  get version() { return this.#version; }

  /** Whether something is being told that is not yet past. */
  get running() { return this.#timer !== 0; }

  /** The server says what has changed. @param {Step} step */
  take(step) {
    if (step.regions.chat !== undefined) patch({ chat: step.regions.chat });
    const { chat: _, ...regions } = step.regions;
    this.#queue.push(...scenes({ ...step, regions }, this.own));
    if (this.#queue.length > HURRY || this.#instant()) this.hurry();
    else if (!this.#timer) this.#next();
  }

  /** To the end of what waits, and of what the others still do before it is this person's turn. */
  skip() {
    if (!this.running) return;
    this.#skipping = this.own.size > 0;
    this.hurry();
  }

  /** Whatever waits is shown at once. */
  hurry() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (this.#queue.length) this.#apply(merged(this.#queue.splice(0)), { told: false });
    this.#settle();
  }

  #instant() {
    return document.hidden || calm.matches || this.#skipping || !speed();
  }

  #next() {
    this.#timer = 0;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const hold = this.#hold(step);
      this.#apply(step, { told: hold > 0, glideFor: hold > 0 ? Math.min(480, Math.max(140, hold)) : undefined });
      const own = this.own.has(step.by ?? -1) && step.told?.length;
      const wait = hold || (own && this.#queue.length ? OWN_GLIDE * Math.min(1, speed()) : 0);
      if (!wait) continue;
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    this.#settle();
  }

  /** How long a step is shown: the heaviest of its sentences counts, the others for a little. @param {Step} step */
  #hold(step) {
    if (!step.told?.length || this.own.has(step.by ?? -1)) return 0;
    const weights = step.told.map((told) => told.weight).sort((a, b) => b - a);
    const weight = weights.reduce((sum, next, place) => sum + (place ? 0.3 * next : next), 0);
    const again = this.#repeated(step);
    return BEAT * speed() * Math.min(2.4, again > 3 ? Math.min(weight, 0.18) : weight);
  }

  /** How often the same kind of trifle was told now, this time included. @param {Step} step */
  #repeated(step) {
    const [told, ...more] = step.told ?? [];
    const trifle = told && !more.length && told.weight <= TRIFLE;
    const same = trifle && this.#run?.seat === told.seat && kind(this.#run.text) === kind(told.text);
    this.#run = trifle ? { seat: told.seat, text: told.text, count: same ? (this.#run?.count ?? 0) + 1 : 1 } : null;
    return this.#run?.count ?? 1;
  }

  /** @param {Step} step @param {{ told: boolean, glideFor?: number }} how */
  #apply(step, { told, glideFor }) {
    const now = Object.fromEntries(Object.entries(step.regions).filter(([name]) => !LATER.includes(name)));
    for (const name of LATER) if (step.regions[name] !== undefined) this.#later[name] = step.regions[name];
    this.#version = step.version;
    this.root.dataset.version = String(step.version);
    if (step.next) this.next = step.next;
    patch(now, step.parts, { glideFor, prepare: disarm, before: unmark, after: mark });
    const others = (step.told ?? []).filter((one) => !this.own.has(one.seat));
    if (told) this.#tell(step.told ?? []);
    if (others.length) announce(others);
    must("#board").dispatchEvent(new CustomEvent("ludoteca:shown", { bubbles: true, detail: { version: step.version, told: step.told ?? [], by: step.by ?? -1 } }));
    this.applied();
  }

  /** @param {Told[]} told */
  #tell(told) {
    this.root.classList.add("showing");
    const [first] = told;
    const count = this.#run?.count ?? 1;
    const words = told.map((one) => one.text).join(" ") + (count > 1 ? ` ×${count}` : "");
    const who = element("span", { className: `dot s${first.seat}`, textContent: initialOf(this.root, first.seat), hidden: first.seat < 0 });
    const panel = element("div", { className: `prompt telling by-s${first.seat}`, ariaHidden: "true" },
      who, element("span", { className: "asked", textContent: words }));
    panel.dataset.turn = "show";
    must("#prompt").replaceChildren(panel);
    light([...new Set(told.flatMap((one) => one.places))], first.seat);
    for (const sound of new Set(told.map((one) => one.sound))) play(sound);
  }

  #settle() {
    this.root.classList.remove("showing", "sending");
    this.#run = null;
    const later = this.#later;
    this.#later = {};
    this.#asked = later.prompt ?? this.#asked;
    if ($("#prompt .telling")) { must("#prompt").innerHTML = this.#asked; delete later.prompt; } // new elements shift nothing
    unmark();
    patch(later);
    arm();
    mark();
    const turn = $(".prompt")?.dataset.turn;
    if (turn === "yours" || turn === "over") this.#skipping = false;
    const moved = this.seen !== this.#version;
    this.seen = this.#version;
    this.settled({ moved, next: this.next ?? "", version: this.#version });
  }
}

/** A step that tells much, as several: the first has what has changed, each as many sentences of one seat as the deck has room
 * for. Of what the person did only what it has brought about elsewhere is told, after it: a round that ends, a blow to somebody.
 * @param {Step} step @param {Set<number>} own @returns {Step[]} */
export function scenes(step, own) {
  const mine = own.has(step.by ?? -1);
  const told = step.told ?? [];
  /** @type {Told[][]} */
  const groups = [];
  for (const one of mine ? told.filter(({ seat, weight }) => !own.has(seat) && weight > TRIFLE) : told) {
    const last = groups[groups.length - 1];
    const letters = last?.reduce((sum, { text }) => sum + text.length + 1, one.text.length) ?? 0;
    if (last && last[0].seat === one.seat && letters <= ROOM) last.push(one);
    else groups.push([one]);
  }
  const first = mine ? told.filter((one) => !groups.flat().includes(one)) : groups.shift() ?? [];
  return [{ ...step, told: first }, ...groups.map((some) => ({ version: step.version, regions: {}, told: some, by: -1 }))];
}

/** Several steps as one: the newest of each region and part; a board that came whole makes older parts of it void.
 * @param {Step[]} steps @returns {Step} */
export function merged(steps) {
  /** @type {Record<string, string>} */
  const regions = {};
  /** @type {Map<string, string>} */
  const parts = new Map();
  for (const step of steps) {
    Object.assign(regions, step.regions);
    if (step.regions.board !== undefined) parts.clear();
    for (const [name, html] of Object.entries(step.parts ?? {})) { parts.delete(name); parts.set(name, html); } // the newest last
  }
  const last = steps[steps.length - 1];
  const next = steps.findLast((step) => step.next)?.next;
  return { ...last, regions, parts: Object.fromEntries(parts), told: steps.flatMap((step) => step.told ?? []), next };
}

/** A sentence without its numbers: what is told of five steps is one kind. @param {string} text */
const kind = (text) => text.replace(/\d+/g, "#");

/** The letter of a seat, as its name begins. @param {HTMLElement} root @param {number} seat */
const initialOf = (root, seat) => (root.dataset.initials ?? "")[seat] ?? "";

/** As long as the show goes on nothing can be touched, though the board is drawn for whoever may. @param {Element} fresh */
function disarm(fresh) {
  for (const shape of $$("[data-action]", fresh)) {
    shape.dataset.later = shape.dataset.action;
    delete shape.dataset.action;
    if (shape.classList.contains("can")) shape.classList.replace("can", "later");
    shape.setAttribute("aria-disabled", "true");
  }
}

function arm() {
  for (const shape of $$("#board [data-later]")) {
    shape.dataset.action = shape.dataset.later;
    delete shape.dataset.later;
    if (shape.classList.contains("later")) shape.classList.replace("later", "can");
    shape.removeAttribute("aria-disabled");
  }
}

/** What the others did, for whoever hears the page. @param {Told[]} told */
function announce(told) {
  const news = must("#news");
  news.append(...told.slice(-6).map((one) => element("p", { textContent: one.text })));
  while (news.childElementCount > 12) news.firstElementChild?.remove();
}
