// Who waits and what is played, told as it changes, as long as somebody looks at the page.

import { tellTimes } from "./app.js";
import { patch } from "./patch.js";

/** @type {EventSource | null} */
let source = null;

/** Follow while the page is seen; one in the background asks for nothing. */
export function follow() {
  const settle = () => {
    if (document.hidden) { source?.close(); source = null; } else if (!source) listen();
  };
  document.addEventListener("visibilitychange", settle);
  addEventListener("pagehide", () => { source?.close(); source = null; });
  addEventListener("pageshow", settle);
  settle();
}

function listen() {
  source = new EventSource("/lobby/live");
  source.onmessage = (event) => {
    patch(JSON.parse(event.data).regions);
    tellTimes();
  };
}
