/** What packages listen for on the document, once for as long as it is there. */
const OF_PACKAGES = new Set(['blur', 'focus', 'selectionchange']);

/** They write their styles once, into these. */
const STYLES_OF_PACKAGES = 'style[data-emotion|="css"], #_goober';

/** Notes who listens to a target, so that all of them can be sent away. */
function noteListeners(target, isKept) {
  const { addEventListener, removeEventListener } = target;
  const listeners = [];
  target.addEventListener = function (type, listener, options) {
    if (!isKept(type)) listeners.push([type, listener, options]);
    return addEventListener.call(this, type, listener, options);
  };
  return () => {
    for (const listener of listeners.splice(0)) removeEventListener.apply(target, listener);
  };
}

/** Numbers of timers and of frames go up by one: those since the last time are cancelled. */
function noteTimers({ setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame }) {
  const last = { timer: 0, frame: 0 };
  const cancel = (kind, next, clear) => {
    for (let id = last[kind] + 1; id <= next; id += 1) clear(id);
    last[kind] = next;
  };
  return () => {
    cancel(
      'timer',
      setTimeout(() => {}),
      clearTimeout,
    );
    cancel(
      'frame',
      requestAnimationFrame(() => {}),
      cancelAnimationFrame,
    );
  };
}

const clearAttributes = (element) => element.getAttributeNames().forEach((name) => element.removeAttribute(name));

/** Notes what a page is before anything happens on it. Returns the way to leave it: nothing of it goes on. */
exports.notePage = (dom) => {
  const { window } = dom;
  const { document, history, localStorage, sessionStorage } = window;
  const { replaceState } = history;
  const stopTimers = noteTimers(window);
  const stopListening = [noteListeners(window, () => false), noteListeners(document, (type) => OF_PACKAGES.has(type))];
  return () => {
    stopTimers();
    stopListening.forEach((stop) => stop());
    document.body.replaceChildren();
    document.querySelectorAll(`head > :not(${STYLES_OF_PACKAGES})`).forEach((element) => element.remove());
    [document.documentElement, document.body].forEach(clearAttributes);
    dom.cookieJar.removeAllCookiesSync();
    localStorage.clear();
    sessionStorage.clear();
    replaceState.call(history, null, '', '/');
  };
};
