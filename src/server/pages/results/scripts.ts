/**
 * The two scripts of public pages, small enough to be sent as they stand. Nothing of a page depends on them: without
 * script it is read as it is.
 */

export const LIVE_SCRIPT_PATH = '/r/live.js';
export const EMBED_SCRIPT_PATH = '/r/embed.js';

/**
 * While somebody looks, asks for the page again when the server tells of news, else each minute; and the buttons that
 * only a script can serve.
 */
export const LIVE_SCRIPT = `(() => {
  const EVERY_MS = 60000;
  // What people want for their names is no news, and counts at once: asked for also while news are told.
  const BESIDE_NEWS = 5;
  // So that not all who look ask in the same moment.
  const SPREAD_MS = 2000;
  let tag = null;
  const said = (text) => { document.getElementById('said').textContent = text; };
  const dress = () => {
    for (const button of document.querySelectorAll('[data-copy]')) {
      button.hidden = !navigator.clipboard;
      button.onclick = () => navigator.clipboard.writeText(location.href).then(() => said(button.dataset.copied));
    }
    for (const button of document.querySelectorAll('[data-print]')) {
      button.hidden = false;
      button.onclick = () => window.print();
    }
  };
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const reply = await fetch(location.href, { cache: 'no-cache', credentials: 'omit' });
      const now = reply.headers.get('etag');
      if (!reply.ok || now === tag) return;
      const isFirst = tag === null;
      tag = now;
      if (isFirst) return;
      const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
      const [fresh, shown] = [page.getElementById('live'), document.getElementById('live')];
      if (!fresh || fresh.innerHTML === shown.innerHTML) return;
      shown.replaceWith(fresh);
      dress();
      said('Sidan har uppdaterats.');
    } catch { /* No network: what is there stays. */ }
  };
  let source = null;
  let number = null;
  const hear = (event) => {
    const told = JSON.parse(event.data).number;
    if (number !== null && told !== number) setTimeout(look, Math.random() * SPREAD_MS);
    number = told;
  };
  const listen = () => {
    const isSeen = document.visibilityState === 'visible';
    if (!isSeen && source) source.close();
    if (!isSeen || !window.EventSource || !document.body.dataset.news) source = null;
    else if (!source || source.readyState === 2) {
      source = new EventSource(document.body.dataset.news);
      source.addEventListener('hello', hear);
      source.addEventListener('news', hear);
    }
  };
  let minutes = 0;
  const eachMinute = () => {
    minutes += 1;
    listen();
    if (!source || source.readyState !== 1 || minutes % BESIDE_NEWS === 0) look();
  };
  dress();
  look();
  listen();
  setInterval(eachMinute, EVERY_MS);
  document.addEventListener('visibilitychange', () => { listen(); look(); });
  if (window.parent !== window && 'ResizeObserver' in window) {
    const tell = () => window.parent.postMessage({ styrbord: location.pathname, height: document.documentElement.scrollHeight }, '*');
    new ResizeObserver(tell).observe(document.body);
  }
})();
`;

/** On somebody else's page: gives each frame of ours the height of what it shows. */
export const EMBED_SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  addEventListener('message', (event) => {
    if (event.origin !== origin || !event.data || typeof event.data.height !== 'number') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === event.source)
        frame.style.height = Math.min(4000, Math.max(200, Math.ceil(event.data.height))) + 'px';
  });
})();
`;
