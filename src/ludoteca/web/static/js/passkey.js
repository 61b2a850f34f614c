// Passkeys: the device is asked to make one, or to show one; without such a device the page keeps quiet about them.

import { $$, must, toast } from "./dom.js";

/** @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (mark) => mark.charCodeAt(0));
/** @param {ArrayBuffer} buffer */
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

/** @param {string} address @param {unknown} [body] @returns {Promise<any>} */
async function asked(address, body) {
  const answer = await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body ?? {}) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error);
  return told;
}

/** A passkey is made by the device, and kept here. */
async function add() {
  const options = await asked("/me/passkey/ask");
  options.challenge = bytes(options.challenge);
  options.user.id = bytes(options.user.id);
  for (const one of options.excludeCredentials ?? []) one.id = bytes(one.id);
  const made = /** @type {PublicKeyCredential | null} */ (await navigator.credentials.create({ publicKey: options }));
  if (!made) return null;
  const answer = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  return asked("/me/passkey", {
    id: made.id, rawId: text(made.rawId), type: made.type,
    response: { clientDataJSON: text(answer.clientDataJSON), attestationObject: text(answer.attestationObject) },
  });
}

/** A passkey is shown by the device. */
async function enter() {
  const options = await asked("/enter/passkey/ask");
  options.challenge = bytes(options.challenge);
  for (const one of options.allowCredentials ?? []) one.id = bytes(one.id);
  const shown = /** @type {PublicKeyCredential | null} */ (await navigator.credentials.get({ publicKey: options }));
  if (!shown) return null;
  const answer = /** @type {AuthenticatorAssertionResponse} */ (shown.response);
  return asked("/enter/passkey", {
    id: shown.id, rawId: text(shown.rawId), type: shown.type,
    response: {
      clientDataJSON: text(answer.clientDataJSON), authenticatorData: text(answer.authenticatorData),
      signature: text(answer.signature), userHandle: answer.userHandle ? text(answer.userHandle) : null,
    },
  });
}

/** The buttons of a page that are about passkeys. */
export function passkeys() {
  if (!("PublicKeyCredential" in window)) return;
  for (const place of $$("[data-passkey]")) {
    place.hidden = false;
    must("button", place).addEventListener("click", () => void (async () => {
      try {
        const told = await (place.dataset.passkey === "add" ? add() : enter());
        if (told?.go === location.pathname + location.hash || told?.go?.startsWith(`${location.pathname}#`)) location.reload();
        else if (told?.go) location.assign(told.go);
      } catch (fault) {
        const said = fault instanceof DOMException || !(fault instanceof Error) ? "" : fault.message;
        toast(said || (place.dataset.wordNone ?? ""));
      }
    })());
  }
}
