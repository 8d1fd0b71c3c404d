import { plannedGroupStart, plannedSailingStart } from '../../../shared/domain/effectiveStart';
import { storedInstant } from '../../../shared/domain/time';
import { EVENING_AFTER_START_H, EVENING_WITHOUT_START_H } from '../../../shared/limits';
import type { SailingRecord, StartGroupRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { endLinks, extendLinks } from '../auth/evening';

const HOUR_MS = 60 * 60 * 1000;

interface Evening {
  sailing: SailingRecord;
  groups: readonly StartGroupRecord[];
}

/** Half a day after the last start that is planned; null without one. */
function eveningEnd({ sailing, groups }: Evening): number | null {
  const starts = [plannedSailingStart(sailing), ...groups.map((group) => plannedGroupStart(group, sailing))];
  const known = starts.filter((start) => start !== null);
  return known.length === 0 ? null : Math.max(...known) + EVENING_AFTER_START_H * HOUR_MS;
}

/** How long a link lives that is made now. Where the evening is over, as after unlocking a result, it lives a day. */
export function linkExpiry(evening: Evening, now: string): string {
  const end = eveningEnd(evening) ?? 0;
  const at = Date.parse(now);
  return storedInstant(end > at ? end : at + EVENING_WITHOUT_START_H * HOUR_MS);
}

/** A start that is put off takes the open links with it. */
export async function keepEveningOpen({ tx }: Work, evening: Evening): Promise<void> {
  const end = eveningEnd(evening);
  if (end !== null) await extendLinks(tx, evening.sailing.id, storedInstant(end));
}

/** Nothing more is recorded: every link ends, with the sessions of those who came by it. */
export async function endEvening({ tx, now }: Work, sailing: number): Promise<void> {
  await endLinks(tx, { sailing, now });
}
