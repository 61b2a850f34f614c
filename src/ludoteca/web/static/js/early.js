// Whoever touches something before the rest of the script has come: the last such touch waits for it and is made then.

{
  /** @type {Element | null} */
  let touched = null;

  /** @param {Event} event */
  const keep = (event) => { if (event.target instanceof Element && event.target.closest("#board, #actions, #tools")) touched = event.target; };

  document.addEventListener("click", keep);
  document.addEventListener("ludoteca:ready", () => {
    document.removeEventListener("click", keep);
    if (touched?.isConnected) touched.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }, { once: true });
}
