// Sounds, made by ourselves of a few tones and some noise; silent until the person has touched the page.

import { volume } from "./settings.js";

/** A tone: its pitch and the one that it slides to, when it begins, how long it sounds, how loud, and its shape.
 * @typedef {{ from: number, to?: number, at?: number, for: number, loud?: number, shape?: OscillatorType | "noise" }} Tone */

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  step: [{ from: 320, to: 240, for: 0.06, loud: 0.5, shape: "triangle" }],
  take: [{ from: 420, to: 640, for: 0.11, loud: 0.6, shape: "sine" }],
  place: [{ from: 210, to: 120, for: 0.1, shape: "triangle" }, { from: 1800, for: 0.02, loud: 0.25, shape: "noise" }],
  card: [{ from: 3200, to: 1200, for: 0.09, loud: 0.5, shape: "noise" }],
  coin: [{ from: 1320, for: 0.07, loud: 0.45, shape: "sine" }, { from: 1980, at: 0.06, for: 0.18, loud: 0.45, shape: "sine" }],
  dice: [0, 0.07, 0.13, 0.21].map((at) => ({ from: 2400, to: 900, at, for: 0.035, loud: 0.7, shape: /** @type {const} */ ("noise") })),
  engine: [{ from: 70, to: 160, for: 0.32, loud: 0.7, shape: "sawtooth" }],
  build: [{ from: 180, for: 0.05, shape: "square", loud: 0.35 }, { from: 240, at: 0.11, for: 0.07, shape: "square", loud: 0.35 }],
  good: [{ from: 523, for: 0.1, loud: 0.5 }, { from: 784, at: 0.09, for: 0.2, loud: 0.5 }],
  bad: [{ from: 330, for: 0.12, loud: 0.5 }, { from: 233, at: 0.11, for: 0.24, loud: 0.5 }],
  alarm: [0, 0.18].map((at) => ({ from: 740, to: 560, at, for: 0.15, loud: 0.4, shape: /** @type {const} */ ("square") })),
  cheer: [523, 659, 784, 1047].map((from, number) => ({ from, at: number * 0.09, for: 0.22, loud: 0.5 })),
  turn: [{ from: 660, for: 0.22, loud: 0.55 }, { from: 880, at: 0.12, for: 0.3, loud: 0.55 }],
  refuse: [{ from: 160, to: 130, for: 0.14, loud: 0.6, shape: "triangle" }],
};

const LOUDEST = 0.14;

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let hiss = null;

/** Make that sound; nothing if there is none of that name. @param {string} name */
export function play(name) {
  const tones = SOUNDS[name];
  const loud = (volume() / 3) ** 1.6 * LOUDEST;
  if (!tones || !loud || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  document.dispatchEvent(new CustomEvent("ludoteca:sound", { detail: { name } }));
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    for (const tone of tones) sound(audio, tone, loud);
  } catch { /* a browser that does not let us sound stays silent */ }
}

/** @param {AudioContext} audio @param {Tone} tone @param {number} loud */
function sound(audio, tone, loud) {
  const start = audio.currentTime + (tone.at ?? 0);
  const end = start + tone.for;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud * (tone.loud ?? 1), start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source = tone.shape === "noise" ? noise(audio, tone, start, end, gain) : pitch(audio, tone, start, end, gain);
  source.start(start);
  source.stop(end + 0.02);
}

/** @param {AudioContext} audio @param {Tone} tone @param {number} start @param {number} end @param {AudioNode} into */
function pitch(audio, tone, start, end, into) {
  const source = audio.createOscillator();
  if (tone.shape && tone.shape !== "noise") source.type = tone.shape;
  source.frequency.setValueAtTime(tone.from, start);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, end);
  source.connect(into);
  return source;
}

/** @param {AudioContext} audio @param {Tone} tone @param {number} start @param {number} end @param {AudioNode} into */
function noise(audio, tone, start, end, into) {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const grains = hiss.getChannelData(0);
    for (let at = 0; at < grains.length; at++) grains[at] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(tone.from, start);
  if (tone.to) band.frequency.exponentialRampToValueAtTime(tone.to, end);
  source.connect(band).connect(into);
  return source;
}
