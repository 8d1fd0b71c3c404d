import { hash } from 'node:crypto';
import { TIME_ZONE } from '../../../shared/product';

export const SCREEN_SCRIPT_PATH = '/r/skarm.js';

/**
 * Shows one board at a time, turns the pages of long lists, counts down, and asks for the page again when something has
 * changed, else each minute. Written for the browsers of televisions, which are some years old, and to run for weeks: it
 * keeps the screen awake, comes back after a lost network, and reloads at four in the morning and after an upgrade.
 */
export const SCREEN_SCRIPT = `(() => {
  const body = document.body;
  const main = document.getElementById('boards');
  const query = new URLSearchParams(location.search);
  const seconds = Math.min(120, Math.max(2, Number(query.get('sekunder')) || 12));
  const views = (query.get('vyer') || '').split(',');
  const MINUTE_MS = 60000;
  const began = Date.now();
  const format = new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone: '${TIME_ZONE}' });
  const clockOf = (ms) => format.format(new Date(ms)).replace(':', '.');
  let offset = 0;
  let isClockTold = false;
  const now = () => Date.now() + offset;
  const all = (selector, from) => Array.from((from || main).querySelectorAll(selector));

  let shown = '';
  let page = 0;
  let since = 0;
  let lostAt = null;
  let isClosed = false;

  const boards = () => {
    const every = all('.board');
    const chosen = every.filter((board) => views.indexOf(board.dataset.view) >= 0);
    return chosen.length > 0 ? chosen : every;
  };
  // A finish counts to the nearest second.
  const isLost = (row) => row.dataset.lead !== undefined && now() >= Number(row.dataset.lead) + 500;
  const rowsOf = (list) => {
    const rows = Array.from(list.children);
    return rows.filter((row) => !isLost(row)).concat(rows.filter(isLost));
  };
  const sizeOf = (list) => Number(list.dataset.rows);
  // What stands beside the first rows alone leaves room for two columns of the others.
  const laterSizeOf = (list) => sizeOf(list) * (list.classList.contains('wide') ? 2 : 1);
  const pagesOf = (list) => 1 + Math.ceil(Math.max(0, list.children.length - sizeOf(list)) / laterSizeOf(list));
  const lists = (board) => all('[data-rows]', board);

  const until = (ms) => {
    const left = Math.ceil((ms - now()) / 1000);
    if (left <= 0 || left >= 12 * 3600) return '';
    const two = (value) => (value < 10 ? '0' : '') + value;
    const hours = Math.floor(left / 3600);
    const minutes = Math.floor(left / 60) % 60;
    return 'om ' + (hours > 0 ? hours + ':' + two(minutes) : minutes) + ':' + two(left % 60);
  };

  const write = (element, text) => { if (element.textContent !== text) element.textContent = text; };

  const drawLists = (board) => {
    for (const list of lists(board)) {
      const [rows, at] = [rowsOf(list), Math.min(page, pagesOf(list) - 1)];
      const from = at === 0 ? 0 : sizeOf(list) + (at - 1) * laterSizeOf(list);
      const to = from + (at === 0 ? sizeOf(list) : laterSizeOf(list));
      rows.forEach((row, place) => {
        const lost = isLost(row);
        row.hidden = place < from || place >= to;
        row.classList.toggle('lost', lost);
        row.classList.toggle('first', place === 0 && !lost && row.dataset.lead !== undefined);
      });
    }
    for (const line of all('[data-lost]', board)) {
      const lost = all('[data-lead]', board).filter(isLost).length;
      line.textContent = lost === 0 ? '' : (lost === 1 ? '1 båt ' : lost + ' båtar ') + line.dataset.lost;
    }
    const title = board.querySelector('[data-decided]');
    if (title) write(title, all('[data-lead]', board).every(isLost) ? title.dataset.decided : title.dataset.title);
    board.classList.toggle('later', page > 0);
  };

  const draw = () => {
    const [turn, at] = [boards(), now()];
    const board = turn.find((one) => one.id === shown) || turn[0];
    if (board.id !== shown) [shown, page, since] = [board.id, 0, Date.now()];
    for (const one of all('.board')) one.classList.toggle('shown', one === board);
    drawLists(board);
    for (const one of all('[data-until]', board)) {
      const ms = Number(one.dataset.until);
      write(one, ms <= at ? one.dataset.passed || '' : until(ms));
      one.classList.toggle('soon', ms > at && ms - at < 5 * MINUTE_MS);
    }
    write(document.getElementById('clock'), clockOf(at));
    const lost = lostAt === null ? '' : body.dataset.lostContact.replace('{at}', clockOf(lostAt));
    write(document.getElementById('foot'), isClosed ? body.dataset.closed : lost || board.dataset.foot);
    const dots = document.getElementById('dots');
    while (dots.children.length < turn.length) dots.appendChild(document.createElement('i'));
    while (dots.children.length > turn.length) dots.removeChild(dots.lastChild);
    turn.forEach((one, index) => dots.children[index].classList.toggle('shown', one === board && turn.length > 1));
    dots.hidden = turn.length < 2;
    body.classList.toggle('closed', isClosed);
  };

  const advance = () => {
    const turn = boards();
    const at = turn.findIndex((one) => one.id === shown);
    const board = turn[at];
    const isLong = board !== undefined && board.dataset.view === 'live';
    if (board !== undefined && Date.now() - since < seconds * (isLong ? 2 : 1) * 1000) return;
    since = Date.now();
    if (board !== undefined && page + 1 < Math.max(1, ...lists(board).map(pagesOf))) page += 1;
    else [shown, page] = [turn[(at + 1) % turn.length].id, 0];
  };

  const namesHome = () => all('[data-boat]').map((row) => row.dataset.boat);
  const swap = (fresh) => {
    const before = namesHome();
    main.innerHTML = fresh.innerHTML;
    if (before.length > 0)
      for (const row of all('[data-boat]'))
        if (before.indexOf(row.dataset.boat) < 0) row.classList.add('new');
    draw();
  };

  let tag = null;
  let isLooking = false;
  let isAsked = false;
  const look = async () => {
    if (isLooking) { isAsked = true; return; }
    isLooking = true;
    const abort = new AbortController();
    const patience = setTimeout(() => abort.abort(), 20000);
    try {
      const reply = await fetch(location.pathname, { cache: 'no-cache', credentials: 'omit', signal: abort.signal });
      const told = Date.parse(reply.headers.get('date') || '');
      if (!isClockTold && Math.abs(told - now()) > 2000) offset = told + 500 - Date.now();
      isClosed = reply.status === 404;
      if (!reply.ok && !isClosed) throw new Error(String(reply.status));
      const fresh = reply.headers.get('etag');
      if (reply.ok && fresh !== tag) {
        const read = new DOMParser().parseFromString(await reply.text(), 'text/html');
        if (read.body.dataset.build !== body.dataset.build) return location.reload();
        tag = fresh;
        swap(read.getElementById('boards'));
      }
      lostAt = null;
    } catch (error) {
      if (lostAt === null) lostAt = now();
    }
    clearTimeout(patience);
    isLooking = false;
    draw();
    if (isAsked) { isAsked = false; look(); }
  };

  let number = null;
  const listen = () => {
    if (!window.EventSource) return;
    const source = new EventSource(body.dataset.news + '?allt=1');
    const hear = (event) => {
      const said = JSON.parse(event.data);
      if (said.now) [offset, isClockTold] = [said.now - Date.now(), true];
      if (said.number !== number || lostAt !== null) look();
      number = said.number;
    };
    source.addEventListener('hello', hear);
    source.addEventListener('news', hear);
    source.addEventListener('error', () => {
      // Refused: the page is asked for each minute, and the server again after a while.
      if (source.readyState === 2) setTimeout(listen, 2 * MINUTE_MS);
      if (lostAt === null) look();
    });
  };

  const stayAwake = () => {
    if (navigator.wakeLock && document.visibilityState === 'visible')
      navigator.wakeLock.request('screen').catch(() => { /* The device decides. */ });
  };

  const eachMinute = () => {
    const turn = (now() / MINUTE_MS / 40) * Math.PI * 2;
    document.getElementById('screen').style.transform =
      'translate(' + (Math.cos(turn) * 8).toFixed(1) + 'px,' + (Math.sin(turn) * 8).toFixed(1) + 'px)';
    const isNight = clockOf(now()).slice(0, 2) === '04';
    if (isNight && lostAt === null && Date.now() - began > 120 * MINUTE_MS) location.reload();
    else look();
  };

  body.classList.add('on');
  draw();
  look();
  listen();
  stayAwake();
  setInterval(() => { advance(); draw(); }, 250);
  setInterval(eachMinute, MINUTE_MS);
  addEventListener('online', look);
  addEventListener('offline', look);
  document.addEventListener('visibilitychange', () => { stayAwake(); look(); });
})();
`;

/** As the page names it: changes with its content. */
export const SCREEN_SCRIPT_HREF = `${SCREEN_SCRIPT_PATH}?v=${hash('sha256', SCREEN_SCRIPT, 'hex').slice(0, 12)}`;
