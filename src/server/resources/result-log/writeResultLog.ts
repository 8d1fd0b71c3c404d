import { competitorLabel } from '../../../shared/domain/sailNumber';
import type { CompetitorRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { insertLogEntry } from './repository';
import { isSameState, stateOf, unknownOf } from './state';

/** What the log of results says of a sailing as a whole, and why an entry of it cannot be undone. */
export const resultLogTexts = {
  server: 'Servern',
  verified: 'Resultatet verifierades',
  unlocked: (reason: string) => (reason === '' ? 'Resultatet låstes upp' : `Resultatet låstes upp: ${reason}`),
  retimed: (boats: number) =>
    boats === 1 ? 'Starten ändrades: en båts tid räknades om' : `Starten ändrades: ${boats} båtars tider räknades om`,
  notUndoable: 'Det här kan inte ångras i loggen.',
  undoneAlready: 'Ändringen är redan ångrad.',
  boatGone: 'Båten finns inte längre i seglingen.',
} as const;

/** A result before and after a change; null where there was no boat yet, or is none any more. */
export interface ResultChange {
  action: 'result' | 'match';
  before: CompetitorRecord | null;
  after: CompetitorRecord | null;
  /** The boat that nobody knew, whose result this is now: undoing brings it back. */
  unknown?: CompetitorRecord;
  /** The boat that got what this one had, and had what this one got: undoing takes both back. */
  swapped?: number;
}

const signed = ({ author, now }: Work) => ({
  user_id: author?.userId ?? null,
  by_name: author?.name ?? resultLogTexts.server,
  evening_link: author?.eveningLink ?? null,
  at: now,
});

/**
 * Puts a change of a result in the log, within the write that makes it. Gives the id of the log's entry; null where the
 * result is the same and only who reported it is not.
 */
export async function logResult(
  work: Work,
  { action, before, after, unknown, swapped }: ResultChange,
): Promise<number | null> {
  const boat = after ?? before;
  if (!boat || (before && after && isSameState(stateOf(before), stateOf(after)))) return null;
  return insertLogEntry(work.tx, {
    ...signed(work),
    sailing_id: boat.sailing_id,
    competitor_id: after?.id ?? null,
    action,
    label: competitorLabel(boat),
    before: before && JSON.stringify({ ...stateOf(before), unknown: unknown && unknownOf(unknown), swapped }),
    after: after && JSON.stringify(stateOf(after)),
    undone_by: null,
  });
}

async function logSailing(
  work: Work,
  sailingId: number,
  action: 'start' | 'verified' | 'unlocked',
  label: string,
): Promise<void> {
  const whole = { competitor_id: null, before: null, after: null, undone_by: null };
  await insertLogEntry(work.tx, { ...signed(work), ...whole, sailing_id: sailingId, action, label });
}

/** The times of so many boats followed their starts, which have been changed. */
export async function logRetimed(work: Work, sailingId: number, boats: number): Promise<void> {
  if (boats > 0) await logSailing(work, sailingId, 'start', resultLogTexts.retimed(boats));
}

export const logVerified = (work: Work, sailingId: number): Promise<void> =>
  logSailing(work, sailingId, 'verified', resultLogTexts.verified);
export const logUnlocked = (work: Work, sailingId: number, reason = ''): Promise<void> =>
  logSailing(work, sailingId, 'unlocked', resultLogTexts.unlocked(reason));
