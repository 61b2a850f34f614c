// Before anything else on a page of the house: what talks by wire elsewhere talks to the page around it here.

window.WebSocket = /** @type {any} */ (window.parent).ludoteca?.Socket ?? window.WebSocket;
