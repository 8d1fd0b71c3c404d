import { difference, NOTHING_KEPT, type Keepable } from '../client/changes/kept/difference';
import {
  changeSent,
  changeSettled,
  changesKept,
  changeUnanswered,
  changeStarted,
  type Refusal,
} from '../client/changes/queue/events';
import {
  changesAdopted,
  pendingChangesReducer,
  refusalsAdopted,
  type PendingChange,
  type PendingChangesState,
  type RefusedChange,
} from '../client/changes/queue/pendingChanges';
import type { UnknownAction } from '@reduxjs/toolkit';

const CONFLICT: Refusal = { status: 409 };

/** A page that is open: what it shows, what is written of it, and the call that is on its way. */
export interface ModelPage {
  tab: number;
  state: PendingChangesState;
  written: Keepable;
  request: { id: string; reply: 'saved' | 'refused' | null } | null;
}

/**
 * Browser and server, as far as own changes are concerned. Nothing happens by itself: a test says what does, and in
 * which order.
 */
export interface KeptModel {
  pages: () => readonly ModelPage[];
  /** The changes that the server has made, in its order. */
  saved: string[];
  /** Those made on each page, in order. */
  made: Map<number, string[]>;
  /** Those that no browser has any more, since their page crashed before they were written. */
  lost: Set<string>;
  keptChanges: () => string[];
  keptRefusals: () => string[];
  open: () => void;
  crash: (page: ModelPage) => void;
  start: (page: ModelPage) => void;
  write: (page: ModelPage) => void;
  send: (page: ModelPage) => void;
  deal: (page: ModelPage, isRefused: boolean) => void;
  answer: (page: ModelPage) => void;
  lose: (page: ModelPage) => void;
  /** Takes over what belongs to no living page; without locks, at the start only, what belongs to any. */
  adopt: (page: ModelPage) => void;
}

/**
 * Does with the real reducer, and the real difference, what `api/changes/kept` and the queue do with a database and a
 * network.
 */
export function keptModel({ hasLocks }: { hasLocks: boolean }): KeptModel {
  let pages: ModelPage[] = [];
  let tabs = 0;
  let clock = 0;
  const changes = new Map<string, { tab: number; change: PendingChange }>();
  const everKept = new Set<string>();
  const refusals = new Map<string, RefusedChange>();
  const saved: string[] = [];
  const made = new Map<number, string[]>();
  const lost = new Set<string>();

  const dispatch = (page: ModelPage, event: UnknownAction) => {
    page.state = pendingChangesReducer(page.state, event);
  };

  function write(page: ModelPage): void {
    const { queue, refusals: unseen } = page.state;
    const steps = difference(page.written, { queue, refusals: unseen });
    for (const change of steps.fresh) {
      changes.set(change.id, { tab: page.tab, change });
      everKept.add(change.id);
    }
    for (const change of steps.changed) {
      const kept = changes.get(change.id);
      if (kept?.tab === page.tab) kept.change = change;
    }
    for (const id of steps.settled) changes.delete(id);
    for (const refused of steps.refused) refusals.set(refused.id, refused);
    for (const id of steps.seen) refusals.delete(id);
    page.written = { queue, refusals: unseen };
    dispatch(page, changesKept({ ids: steps.fresh.map(({ id }) => id) }));
  }

  function takeOver(page: ModelPage, isFree: (tab: number) => boolean): void {
    const left = [...changes.values()].filter(({ tab }) => tab !== page.tab && isFree(tab));
    for (const kept of left) kept.tab = page.tab;
    const queue = left.map(({ change }) => change);
    page.written = { ...page.written, queue: [...page.written.queue, ...queue] };
    dispatch(page, changesAdopted(queue));
  }

  const isGone = (tab: number) => !pages.some((page) => page.tab === tab);

  return {
    pages: () => pages,
    saved,
    made,
    lost,
    keptChanges: () => [...changes.keys()],
    keptRefusals: () => [...refusals.keys()],
    open: () => {
      tabs += 1;
      const state = pendingChangesReducer(undefined, { type: 'opened' });
      const page: ModelPage = { tab: tabs, state, written: NOTHING_KEPT, request: null };
      pages = [...pages, page];
      made.set(tabs, []);
      takeOver(page, hasLocks ? isGone : () => true);
      page.written = { ...page.written, refusals: [...refusals.values()] };
      dispatch(page, refusalsAdopted([...refusals.values()]));
    },
    crash: (page) => {
      pages = pages.filter((other) => other !== page);
      for (const { id } of page.state.queue) if (!everKept.has(id)) lost.add(id);
    },
    start: (page) => {
      clock += 1;
      const id = `change ${clock}`;
      made.get(page.tab)?.push(id);
      const move = { competitor: 1, start_group: clock, from: null, base: 1 };
      const event = changeStarted({ kind: 'move', id, sailing: 1, conditional: false, moves: [move] });
      dispatch(page, { ...event, meta: { madeAt: clock } });
    },
    write,
    send: (page) => {
      const [first] = page.state.queue;
      if (!first || page.request) return;
      dispatch(page, changeSent({ id: first.id }));
      write(page);
      page.request = { id: first.id, reply: null };
    },
    deal: ({ request }, isRefused) => {
      if (!request || request.reply) return;
      // A change that was made is answered as it was; one that was refused is judged again.
      const isMade = saved.includes(request.id);
      request.reply = isRefused && !isMade ? 'refused' : 'saved';
      if (request.reply === 'saved' && !isMade) saved.push(request.id);
    },
    answer: (page) => {
      const { request } = page;
      if (!request?.reply) return;
      page.request = null;
      const { id } = request;
      dispatch(page, changeSettled(request.reply === 'saved' ? { id, saved: [] } : { id, refusal: CONFLICT }));
    },
    lose: (page) => {
      if (!page.request) return;
      dispatch(page, changeUnanswered({ id: page.request.id }));
      page.request = null;
    },
    adopt: (page) => {
      if (hasLocks) takeOver(page, isGone);
    },
  };
}
