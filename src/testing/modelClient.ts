import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { CHANGE_KINDS, definitionOf } from '../client/changes/kinds/registry';
import {
  clubEntered,
  competitorDeleted,
  epochChanged,
  pushReceived,
  sailingLoaded,
  sailingsLoaded,
} from '../client/state/entities/events';
import {
  changeStarted,
  changeForgotten,
  changeRebased,
  changeSent,
  changeSettled,
  changeUnanswered,
} from '../client/changes/queue/events';
import { selectFinishRows } from '../client/changes/finishRows';
import type { PendingChange } from '../client/changes/queue/pendingChanges';
import { selectBase, selectShownGroup } from '../client/changes/shownCompetitors';
import { selectCompetitorsOfSailing, selectIsSailingRead, selectSailing } from '../client/state/rowSelectors';
import { sameCrewAs, temporaryId } from '../client/changes/kinds/entry';
import { undoStarted } from '../client/changes/queue/undo';
import { streamBegan } from '../client/state/connection';
import type { RootState } from '../client/state/rootState';
import { stateReducers } from './stateReducers';
import type { Id, WireDuration } from '../shared/contract/common';
import type { Competitor, FinishesPayload, MovePayload } from '../shared/contract/competitors';
import type { PushMessage } from '../shared/contract/push';
import { finishBefore } from '../shared/domain/recordFinish';
import type { ChangeReply, ModelServer } from './modelServer';

const reduce = combineReducers(stateReducers);
const CLUB = 1;
const SAILING = 1;

/** A request on its way. The server may have dealt with it (`answer`) or not. */
export interface Request {
  /** What the store had read when it was made (`cacheGeneration` in `state/memberReducers`). */
  cacheGeneration: number;
  answer: (() => UnknownAction | null) | null;
  isRead: boolean;
  /** Lets the server deal with it, now. */
  deal: () => void;
  /** No answer comes. */
  lost: () => UnknownAction | null;
}

/** A browser that does with the real reducers what `api` and `push` do, over a network that a test controls. */
export interface ModelClient {
  state: () => RootState;
  requests: Request[];
  isConnected: () => boolean;
  connect(canResume: boolean): void;
  disconnect(): void;
  /** Takes up to so many of the frames that wait, as `disturb` changes them. */
  receive(count: number, disturb: (frames: PushMessage[]) => PushMessage[]): void;
  /** Takes old frames after a number again: an older connection may still be delivering. */
  receiveAgain(number: number, count: number): void;
  askSailing(): void;
  askList(): void;
  move(boats: Id[], group: Id | null): void;
  /** Writes a time down, of a boat or (null) of an unknown one. */
  finish(boat: Id | null, elapsed: WireDuration | null): void;
  enter(group: Id | null): void;
  undo(): void;
  /** Boats of own entries that the server has not confirmed. */
  entered(): Id[];
  /** Sends the first pending change, unless one is on its way. */
  sendNext(): void;
  answer(request: Request): void;
  /** Holds the answer to a read back; it may be given to `answer` later. */
  delay(request: Request): void;
  lose(request: Request): void;
  /** Must something be read before the screen can be right? */
  mustRead(): boolean;
}

export function modelClient(server: ModelServer, isMember: boolean): ModelClient {
  let state = reduce(undefined, clubEntered(CLUB));
  let cursor: { epoch: number; number: number } | null = null;
  let isConnected = false;
  let sending: Request | null = null;
  let changes = 0;
  const requests: Request[] = [];

  const dispatch = (event: UnknownAction | null): void => {
    if (event) state = reduce(state, event);
  };

  function ask(read: () => UnknownAction | null): void {
    const request: Request = {
      cacheGeneration: state.cacheGeneration,
      isRead: true,
      answer: null,
      deal: () => {
        const event = read();
        request.answer ??= () => event;
      },
      lost: () => null,
    };
    requests.push(request);
  }

  const askSailing = () =>
    ask(() => {
      const found = server.read(isMember);
      return found && sailingLoaded(found);
    });
  const askList = () => ask(() => sailingsLoaded(server.readList(isMember)));

  function settled(change: PendingChange, reply: ChangeReply, request: Request): UnknownAction {
    const { id } = change;
    const isOutdated = request.cacheGeneration !== state.cacheGeneration;
    if ('saved' in reply) {
      const deleted = isOutdated ? [] : definitionOf(change).deletedCompetitors?.(change);
      for (const competitor of deleted ?? []) dispatch(competitorDeleted(competitor));
      return changeSettled({ id, saved: isOutdated ? [] : reply.saved, made: reply.saved[0]?.id });
    }
    return refused(change, reply, isOutdated ? [] : (reply.current ?? []));
  }

  function refused(
    change: PendingChange,
    { refusal }: Extract<ChangeReply, { refusal: unknown }>,
    current: Competitor[],
  ): UnknownAction {
    const { id } = change;
    if (change.kind === 'withdrawal' && refusal.status === 404) return changeSettled({ id, saved: [] });
    if (definitionOf(change).canRebase?.(change, { status: refusal.status, current }))
      return changeRebased({ id, current });
    return changeSettled({ id, refusal, current });
  }

  function send(change: PendingChange): Request {
    const { id } = change;
    const deal = (): ChangeReply => {
      if (change.kind === 'move') return server.move(id, (CHANGE_KINDS.move.request(change).body as MovePayload).moves);
      if (change.kind === 'finish')
        return server.finish(id, (CHANGE_KINDS.finish.request(change).body as FinishesPayload).finishes);
      if (change.kind === 'entry') return server.enter(id, change.boat.entry);
      const [withdrawn] = change.kind === 'withdrawal' ? change.withdrawals : [];
      if (!withdrawn) throw new Error(`The model server knows no ${change.kind}`);
      return server.withdraw(id, withdrawn.competitor, withdrawn.base ?? undefined);
    };
    const request: Request = {
      cacheGeneration: state.cacheGeneration,
      isRead: false,
      answer: null,
      deal: () => {
        if (request.answer) return;
        const reply = deal();
        request.answer = () => settled(change, reply, request);
      },
      lost: () => changeUnanswered({ id }),
    };
    return request;
  }

  function close(request: Request): void {
    const index = requests.indexOf(request);
    if (index >= 0) requests.splice(index, 1);
    if (request === sending) sending = null;
  }

  /** Unlike each other from the start, as uuids are. */
  const newChange = (): string => `${String((changes += 1)).padStart(12, '0')} change`;
  const entries = (): PendingChange[] => state.pendingChanges.queue.filter(({ kind }) => kind === 'entry');

  return {
    state: () => state,
    requests,
    isConnected: () => isConnected,
    connect: (canResume) => {
      isConnected = true;
      const isNewLog = cursor !== null && cursor.epoch !== server.epoch();
      if (cursor && canResume && !isNewLog) return;
      if (isNewLog) dispatch(epochChanged());
      cursor = { epoch: server.epoch(), number: server.counter() };
      dispatch(streamBegan({ club: CLUB, from: cursor.number }));
      askList();
      askSailing();
    },
    disconnect: () => {
      isConnected = false;
    },
    receive: (count, disturb) => {
      if (!isConnected || !cursor || cursor.epoch !== server.epoch()) return;
      const frames = server.framesAfter(cursor.number, isMember).slice(0, count);
      const last = frames.at(-1);
      dispatch(pushReceived(disturb(frames)));
      if (last) cursor = { ...cursor, number: last.version };
    },
    receiveAgain: (number, count) => {
      if (cursor?.epoch !== server.epoch()) return;
      const { number: upTo } = cursor;
      const old = server.framesAfter(number, isMember).filter(({ version }) => version <= upTo);
      dispatch(pushReceived(old.slice(0, count)));
    },
    askSailing,
    askList,
    move: (boats, group) => {
      const planned = boats.flatMap((competitor) => {
        const from = selectShownGroup(state, competitor);
        if (from === undefined || from === group) return [];
        return [{ competitor, start_group: group, from, base: selectBase(state, competitor) }];
      });
      if (planned.length > 0)
        dispatch(
          changeStarted({ kind: 'move', id: newChange(), sailing: SAILING, moves: planned, conditional: !isConnected }),
        );
    },
    finish: (competitor, elapsed_time) => {
      const row = selectFinishRows(state, SAILING).find(({ id }) => id === competitor);
      if (competitor !== null && !row) return;
      const finish = { elapsed_time };
      const from = row ? finishBefore(row.boat, finish) : { finish_time: null };
      const base = competitor === null ? null : selectBase(state, competitor);
      const finishes = [{ competitor, sail_number: row?.boat.sail_number ?? 'SWE 999', finish, from, base }];
      dispatch(
        changeStarted({ kind: 'finish', id: newChange(), sailing: SAILING, finishes, conditional: !isConnected }),
      );
    },
    enter: (start_group) => {
      const id = newChange();
      const entry = {
        sailing: SAILING,
        sail_number: `SWE ${1000 + changes}`,
        skipper_name: 'Anna Ek',
        boat_name: 'Vindil',
        start_group,
      };
      const held = selectCompetitorsOfSailing(state, SAILING);
      const existing = held.filter(sameCrewAs(entry)).map((row) => row.id);
      dispatch(
        changeStarted({
          kind: 'entry',
          id,
          sailing: SAILING,
          boat: { entry, boat_model_name: null, existing },
          conditional: false,
        }),
      );
    },
    entered: () => entries().map(({ id }) => temporaryId(id)),
    undo: () => {
      const done = state.changeHistory.findLast(({ undoneBy }) => undoneBy === null);
      if (!done) return;
      const isUnsent = state.pendingChanges.queue.some(({ id, attempts }) => id === done.id && attempts === 0);
      if (isUnsent) dispatch(changeForgotten({ id: done.id }));
      else dispatch(undoStarted(done, newChange()) ?? null);
    },
    sendNext: () => {
      const [first] = state.pendingChanges.queue;
      if (!first || sending) return;
      dispatch(changeSent({ id: first.id }));
      const [sent] = state.pendingChanges.queue;
      if (!sent) return;
      sending = send(sent);
      requests.push(sending);
    },
    answer: (request) => {
      request.deal();
      const event = request.answer?.() ?? null;
      close(request);
      const isOfRows = event !== null && !changeSettled.match(event) && !changeRebased.match(event);
      // An answer from before the rows were dropped is asked for again (api/liveRows.ts).
      if (isOfRows && request.cacheGeneration !== state.cacheGeneration) {
        askSailing();
        askList();
      } else dispatch(event);
    },
    delay: (request) => {
      request.deal();
      close(request);
    },
    lose: (request) => {
      close(request);
      dispatch(request.lost());
    },
    mustRead: () => {
      const { sailings, competitors, connection } = state;
      const isBehind = (snapshotVersion: number | undefined) =>
        snapshotVersion === undefined || snapshotVersion < connection.streamFrom;
      const isVisible = selectSailing(state, SAILING) !== undefined;
      return (
        isBehind(sailings.snapshotVersions[CLUB]) ||
        (isVisible && (isBehind(competitors.snapshotVersions[SAILING]) || !selectIsSailingRead(state, SAILING)))
      );
    },
  };
}
