import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { Id } from '../../shared/contract/common';
import type { StartEventKind, StartEventPayload, StartEventPayloads } from '../../shared/contract/startLog';
import { wireDatetime } from '../../shared/domain/time';
import { newId } from '../api/idempotency';
import { serverNow } from '../lib/serverClock';
import { useAppDispatch, useAppStore, type RootState } from '../state/rootState';
import { ofKind } from './kinds/registry';
import { isHeldUp, selectPendingOfSailing, selectQueue } from './queue/selectors';
import { deviceName, startChange, uncertaintyMs } from './startChange';

/** An act as this screen shows it; who made it is not known while it waits. */
export type ShownAct = StartEventPayload & { made_by?: { name: string } };

const NONE: readonly ShownAct[] = [];

/** The acts of the sailing with own unconfirmed ones, in no order. */
export const selectStartActs: (state: RootState, sailing: Id) => readonly ShownAct[] = createSelector(
  [(state: RootState, sailing: Id) => state.startEvents[sailing] ?? NONE, selectPendingOfSailing],
  (held, pending) => {
    const known = new Set(held.map(({ id }) => id));
    const own = ofKind(pending, 'startEvent').flatMap(({ events }) => events.filter(({ id }) => !known.has(id)));
    return own.length === 0 ? held : [...held, ...own];
  },
);

/** How many own acts of the sailing wait for the connection. */
export const selectWaitingActs = (state: RootState, sailing: Id): number =>
  isHeldUp(selectQueue(state)) ? ofKind(selectPendingOfSailing(state, sailing), 'startEvent').length : 0;

interface ActOptions<K extends StartEventKind> {
  /** null or left out: the sailing as a whole. */
  group?: Id | null;
  payload: StartEventPayloads[K];
  /** By the server's clock; left out: now. */
  at?: number;
  undoes?: string;
}

export interface StartActs {
  /** Returns the act's uuid. */
  act: <K extends StartEventKind>(kind: K, options: ActOptions<K>) => string;
  /** Takes an act back. */
  undo: (id: string) => void;
}

/** Makes an act as it will be sent, without sending it. */
export function startAct<K extends StartEventKind>(kind: K, options: ActOptions<K>): StartEventPayload {
  const { group = null, payload, at = serverNow(), undoes = null } = options;
  return {
    id: newId(),
    kind,
    start_group: group,
    at: wireDatetime(Math.floor(at)),
    uncertainty_ms: uncertaintyMs(),
    device: deviceName(),
    payload,
    undoes,
  } as StartEventPayload;
}

/** What is known of other clocks is no better than this. */
const CLOCKS_APART_MS = 5_000;

/**
 * Now, and after every act that this screen shows: what is done here answers them, also where the clock has been set
 * back a little since.
 */
function nowAfter(acts: readonly ShownAct[]): number {
  const now = serverNow();
  const latest = Math.max(0, ...acts.map(({ at }) => Date.parse(at)));
  return latest >= now && latest - now < CLOCKS_APART_MS ? latest + 1 : now;
}

/** What the race committee does on this screen: it counts here at once, and the queue of own changes sends it. */
export function useStartActs(sailing: Id): StartActs {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useMemo(() => {
    const knownActs = () => selectStartActs(store.getState(), sailing);
    const send = (event: StartEventPayload): string => {
      dispatch(startChange({ kind: 'startEvent', events: [event] }, { sailing, conditional: false }));
      return event.id;
    };
    return {
      act: (kind, options) => send(startAct(kind, { at: nowAfter(knownActs()), ...options })),
      undo: (id) => void send(startAct('undone', { at: nowAfter(knownActs()), payload: {}, undoes: id })),
    };
  }, [dispatch, store, sailing]);
}
