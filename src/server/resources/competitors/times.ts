import { competitorLabel } from '../../../shared/domain/sailNumber';
import { finishProblem, finishTimes, type RecordedFinish } from '../../../shared/domain/finish';
import { storedInstant } from '../../../shared/domain/time';
import { isEmpty, realChanges } from '../../db/changes';
import type { CompetitorRecord } from '../../db/schema';
import { refused } from '../../errors';
import { startOf, type Setting } from './present';
import type { CompetitorView } from './repository';
import { competitorTexts } from './checks';

export { startOf };

export type TimeColumns = Pick<CompetitorRecord, 'finish_at' | 'elapsed_s' | 'recorded'>;

const NO_TIME: TimeColumns = { finish_at: null, elapsed_s: null, recorded: null };

/** What was written down for the boat's finish. */
export function recordedOf({ recorded, finish_at, elapsed_s }: TimeColumns): RecordedFinish | null {
  if (recorded === 'finish') return finish_at === null ? null : { recorded, finish: Date.parse(finish_at) };
  return recorded === null || elapsed_s === null ? null : { recorded, elapsedS: elapsed_s };
}

/** Whether anything is written down for the boat: a time or a code. */
export const hasResult = ({ recorded, score_code }: CompetitorRecord): boolean =>
  recorded !== null || score_code !== null;

/**
 * The time as it is saved: what was written down, and what follows from it. A clock that was read before the start
 * gives no time sailed.
 */
export function timeColumns(time: RecordedFinish | null, start: number | null): TimeColumns {
  if (!time) return NO_TIME;
  const { finish, elapsedS } = finishTimes(time, start);
  return {
    recorded: time.recorded,
    finish_at: finish === null ? null : storedInstant(finish),
    elapsed_s: elapsedS !== null && elapsedS < 0 ? null : elapsedS,
  };
}

/**
 * Throws 400 that names the boats which would have finished before they start, or a month after. The
 * start of an unknown boat is not known.
 */
export function assertStarts(entries: readonly CompetitorView[], setting: Setting): void {
  const impossible = entries.filter((entry) => {
    const time = entry.is_unmatched === 1 ? null : recordedOf(entry);
    const problem = time && finishProblem(time, startOf(entry, setting));
    return problem === 'beforeStart' || problem === 'tooLong';
  });
  if (impossible.length > 0) throw refused(competitorTexts.startAfterFinish(impossible.map(competitorLabel)));
}

/**
 * The changes of the boats' times that follow from changed starts: what was written down stays, only what is derived
 * from it changes. By id, without boats whose times stay.
 */
export function retimings(entries: readonly CompetitorView[], setting: Setting): Retimed {
  assertStarts(entries, setting);
  return retimedAsFarAsKnown(entries, setting);
}

type Retimed = Map<number, Partial<TimeColumns>>;
export type Retime = (entries: readonly CompetitorView[], setting: Setting) => Retimed;

/** As `retimings`, but refuses nothing: a boat that finished before its start has no time sailed. */
export const retimedAsFarAsKnown: Retime = (entries, setting) => {
  const changed = entries.flatMap((entry): [number, Partial<TimeColumns>][] => {
    const time = recordedOf(entry);
    if (!time) return [];
    const changes = realChanges<Partial<TimeColumns>>(entry, timeColumns(time, startOf(entry, setting)));
    return isEmpty(changes) ? [] : [[entry.id, changes]];
  });
  return new Map(changed);
};
