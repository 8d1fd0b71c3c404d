import { useState } from 'react';
import type { Competitor } from '../../shared/contract/competitors';
import type { SailingRow, UnfinishedAnswer } from '../../shared/contract/sailings';
import { competitorStart } from '../../shared/domain/effectiveStart';
import { localDateOf } from '../../shared/domain/time';
import { readObservations } from '../api/finishObservations';
import { useChangeSailingMutation } from '../api/sailings';
import { readStartLog } from '../api/startLog';
import { serverNow } from '../lib/serverClock';
import { selectCompetitorsOfSailing } from '../state/rowSelectors';
import { useAppDispatch, useAppStore, type AppStore } from '../state/rootState';
import { earlyStartersIn, useEarlyStarters } from './earlyStarters';
import { startFinishes } from './finishes';
import { selectLoose, startObservationChange } from './observations';
import type { PendingChange } from './queue/pendingChanges';
import { isHeldUp, selectQueue } from './queue/selectors';
import { selectShownCompetitor } from './shownCompetitors';

/** What a sailing lacks. */
export interface Lacking {
  noTime: readonly Competitor[];
  noRating: readonly Competitor[];
  /** The keys of times without a boat. */
  loose: readonly string[];
  /** Boats without a code that were over the line and are not known to have come back. */
  overLine: readonly Competitor[];
}

/** Why somebody is asked before a sailing is finished. */
export type FinishQuestion = { kind: 'ahead'; sailing: SailingRow } | ({ kind: 'unfinished' } & Lacking);

/** What the sailing still lacks, if that is why the server refuses to finish it. */
function unfinishedIn(error: unknown): UnfinishedAnswer['unfinished'] | null {
  const data: unknown = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
  return typeof data === 'object' && data !== null && 'unfinished' in data
    ? (data as UnfinishedAnswer).unfinished
    : null;
}

/** Its start has not been, or, without one, its day has not come, and no boat has a result. */
function isAhead(sailing: SailingRow, boats: readonly Competitor[], now: number): boolean {
  const isSailed = boats.some(({ finish_time, elapsed_time, score_code }) => finish_time ?? elapsed_time ?? score_code);
  if (isSailed) return false;
  const start = competitorStart(null, null, sailing);
  return start === null ? sailing.start_date > localDateOf(now) : start > now;
}

const isComplete = (question: FinishQuestion): boolean =>
  question.kind === 'unfinished' &&
  [question.noTime, question.noRating, question.loose, question.overLine].every(({ length }) => length === 0);

/** How long an answer to what was mended is waited for: at sea there may be none. */
const MENDING_MS = 10_000;

/** Resolves when the server has answered these own changes, or after some seconds. */
function answered(store: AppStore, isMeant: (change: PendingChange) => boolean): Promise<void> {
  const isOpen = () => selectQueue(store.getState()).some(isMeant);
  return new Promise((resolve) => {
    if (!isOpen()) return resolve();
    const done = () => {
      clearTimeout(timer);
      leave();
      resolve();
    };
    const timer = setTimeout(done, MENDING_MS);
    const leave = store.subscribe(() => isOpen() || done());
  });
}

interface FinishingOptions {
  /** Called when the sailing is finished. */
  onFinished: () => void;
  /** Called when it could not be. */
  onFailed: (error: unknown) => void;
}

interface Finishing {
  isSaving: boolean;
  /** What is to be asked; null while nothing is. */
  question: FinishQuestion | null;
  finish: () => Promise<void>;
  /** Yes to the question. Another may follow. */
  finishAnyway: () => Promise<void>;
  /** Gives the boats without a time the code DNF. */
  codeRest: () => Promise<void>;
  /** Throws the times away that have no boat. */
  dropLoose: () => Promise<void>;
  /** The boat did not come back to the line. */
  giveOcs: (boat: Competitor) => Promise<void>;
  /** The boat came back to the line. */
  cameBack: (boat: Competitor) => Promise<void>;
  giveUp: () => void;
}

/** Ways to mend what a question names. The question goes on with what is left. */
function useMending(sailing: SailingRow, onMended: (mend: (now: Lacking) => Partial<Lacking>) => void) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const early = useEarlyStarters(sailing.id);
  const isBare = ({ id }: Competitor) => (selectShownCompetitor(store.getState(), id)?.score_code ?? null) === null;
  const oneOf = (ids: readonly string[]) => (change: PendingChange) => ids.includes(change.id);
  /** A code may answer two questions about a boat. */
  const onCoded = () =>
    onMended(({ noTime, overLine }) => ({ noTime: noTime.filter(isBare), overLine: overLine.filter(isBare) }));
  const codeRest = async (boats: readonly Competitor[]) => {
    const rest = boats.map(({ id, sail_number }) => ({
      competitor: id,
      sail_number,
      finish: { score_code: 'DNF' as const },
    }));
    await answered(store, oneOf(dispatch(startFinishes(sailing.id, rest))));
    onCoded();
  };
  const giveOcs = async (boat: Competitor) => {
    await answered(store, oneOf(early.giveOcs(boat)));
    onCoded();
  };
  const cameBack = async (boat: Competitor) => {
    // Elsewhere than on the console nobody has read the log yet.
    await dispatch(readStartLog(sailing.id));
    const named = () => earlyStartersIn(store.getState(), sailing).filter((one) => one.boat.id === boat.id);
    named().forEach(early.cameBack);
    await answered(store, (change) => change.kind === 'startEvent' && change.sailing === sailing.id);
    if (named().length > 0) return;
    onMended(({ overLine }) => ({ overLine: overLine.filter(({ id }) => id !== boat.id) }));
  };
  const dropLoose = async (keys: readonly string[]) => {
    // Elsewhere than at the finish nobody has read them yet.
    await dispatch(readObservations(sailing.id));
    const changes = keys.flatMap((key) => dispatch(startObservationChange(sailing.id, key, { undone: true })) ?? []);
    await answered(store, oneOf(changes));
    const left = new Set(selectLoose(store.getState(), sailing.id, 'main').map(({ id }) => id));
    onMended(() => ({ loose: keys.filter((key) => left.has(key)) }));
  };
  return { codeRest, dropLoose, giveOcs, cameBack };
}

/**
 * Finishes a sailing, after a question when it lies ahead or when its result is not complete; what is missing can be
 * mended there.
 */
export function useFinishSailing(sailing: SailingRow, { onFinished, onFailed }: FinishingOptions): Finishing {
  const store = useAppStore();
  const [save, { isLoading }] = useChangeSailingMutation();
  const [isWaiting, setWaiting] = useState(false);
  const [question, setQuestion] = useState<FinishQuestion | null>(null);
  const lacking = question?.kind === 'unfinished' ? question : null;
  const mending = useMending(sailing, (mend) =>
    setQuestion((now) => (now?.kind === 'unfinished' ? { ...now, ...mend(now) } : now)),
  );

  const boatsNow = () => selectCompetitorsOfSailing(store.getState(), sailing.id);
  /** The server would name a boat that was written here a moment ago as missing. Without a network none is waited for. */
  const ownChangesSent = async () => {
    if (isHeldUp(selectQueue(store.getState()))) return;
    setWaiting(true);
    await answered(store, (change) => change.sailing === sailing.id);
    setWaiting(false);
  };
  const send = async (anyway: boolean) => {
    await ownChangesSent();
    const changes = { status: 'finished', is_finished: true, ...(anyway && { anyway }) } as const;
    const { error } = await save({ id: sailing.id, changes });
    const missing = unfinishedIn(error);
    if (missing) {
      const named = (ids: readonly number[]) => boatsNow().filter(({ id }) => ids.includes(id));
      const { no_time, no_rating, loose, over_line } = missing;
      setQuestion({
        kind: 'unfinished',
        ...{ noTime: named(no_time), noRating: named(no_rating), loose, overLine: named(over_line) },
      });
      return;
    }
    setQuestion(null);
    if (error) onFailed(error);
    else onFinished();
  };
  return {
    isSaving: isLoading || isWaiting,
    question,
    finish: () => {
      if (!isAhead(sailing, boatsNow(), serverNow())) return send(false);
      setQuestion({ kind: 'ahead', sailing });
      return Promise.resolve();
    },
    finishAnyway: () => send(lacking !== null && !isComplete(lacking)),
    codeRest: () => mending.codeRest(lacking?.noTime ?? []),
    giveOcs: mending.giveOcs,
    cameBack: mending.cameBack,
    dropLoose: () => mending.dropLoose(lacking?.loose ?? []),
    giveUp: () => setQuestion(null),
  };
}
