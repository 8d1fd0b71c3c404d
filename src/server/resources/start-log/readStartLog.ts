import type { Kysely } from 'kysely';
import type { LoggedStart, StartEvent, StartEventPayload, StartLog } from '../../../shared/contract/startLog';
import { mayRecord, type Actor } from '../../../shared/domain/permissions';
import { lastWind } from '../../../shared/domain/race-day/acts';
import { raceDay, type RaceDay } from '../../../shared/domain/race-day/raceDay';
import { raceDaySetup } from '../../../shared/domain/race-day/setup';
import type { RaceDaySetup } from '../../../shared/domain/race-day/startState';
import { wireDatetime } from '../../../shared/domain/time';
import type { Database, SailingChanges, SailingRecord, StartGroupChanges, StartGroupRecord } from '../../db/schema';
import type { StartLogRecord } from '../../db/schemaStarts';
import { refused } from '../../errors';
import { rulesOf, stepsIn, visibleSailing } from '../sailings/access';
import { groupsOfSailing } from '../start-groups/startGroups';
import { hasPlan, logOfSailing } from './repository';

const SECOND_MS = 1000;

export const startLogTexts = {
  onConsole: 'Starten styrs från startkonsolen. Ändra den där.',
  taken: 'Numret är redan taget av en annan händelse.',
  full: 'Startloggen är full.',
  ahead: 'Tiden ligger framåt i tiden.',
  otherDay: 'Tiden hör inte till seglingens dag.',
  noSuchGroup: 'Startgruppen finns inte i seglingen.',
  groupMissing: 'Säg vilken startgrupp det gäller.',
} as const;

const wire = (instant: string): string => wireDatetime(Date.parse(instant));

/** An act as the club's own accounts see it. */
export function presentEvent(event: StartLogRecord): StartEvent {
  return {
    id: event.uuid,
    sailing: event.sailing_id,
    kind: event.kind,
    start_group: event.start_group_id,
    at: wire(event.at),
    uncertainty_ms: event.uncertainty_ms,
    device: event.device,
    payload: JSON.parse(event.payload) as StartEvent['payload'],
    undoes: event.undoes,
    made_by: { user: event.user_id, name: event.by_name },
    made_at: wire(event.made_at),
    version: event.version,
  } as StartEvent;
}

/** The wind of the sailing as it was last written down; null where nobody has. */
export const windOf = async (db: Kysely<Database>, sailing: number) =>
  lastWind((await logOfSailing(db, sailing)).map(presentEvent));

interface Below {
  sailing: SailingRecord;
  groups: readonly StartGroupRecord[];
}

/** What the starts of the sailing are derived from, beside its log. */
export const setupOf = ({ sailing, groups }: Below): RaceDaySetup =>
  raceDaySetup({ ...sailing, start_steps: stepsIn(sailing) }, groups, sailing.start_interval_s * SECOND_MS);

/** The race day of the sailing by its log, at `now`. */
export const dayOf = (below: Below, log: readonly StartEventPayload[], now: number): RaceDay =>
  raceDay(setupOf(below), log, now);

function presentGroups({ groups }: Below, { races }: RaceDay): LoggedStart[] {
  return races.map(({ id, start, state, attempt, prep, past }) => ({
    start_group: id,
    start_state: state,
    attempt,
    effective_start: start === null ? null : wireDatetime(start),
    class_flag: groups.find((group) => group.id === id)?.class_flag ?? null,
    prep_flag: prep,
    starts: past.map((earlier) => ({
      ...earlier,
      start: earlier.start === null ? null : wireDatetime(earlier.start),
    })),
  }));
}

/** The acts are for those who run the sailing; the groups that follow from them for all who see it. */
export async function readStartLog(db: Kysely<Database>, actor: Actor, id: number, now: Date): Promise<StartLog> {
  const sailing = await visibleSailing(db, actor, id);
  const below = { sailing, groups: await groupsOfSailing(db, id) };
  const events = (await logOfSailing(db, id)).map(presentEvent);
  return {
    events: mayRecord(actor, rulesOf(sailing)) ? events : [],
    groups: presentGroups(below, dayOf(below, events, now.getTime())),
  };
}

const OF_STARTS = ['start_time', 'start_date', 'custom_start_datetime', 'prep_flag'] as const;
const OF_SEQUENCE = ['start_sequence', 'start_interval_s', 'recall_order'] as const;

/** Throws 400 for a change of starts, by other means than the log, once the log has begun to move them. */
export async function assertStartsFree(
  db: Kysely<Database>,
  sailing: number,
  changes: StartGroupChanges & SailingChanges,
): Promise<void> {
  const isOfStarts = [...OF_STARTS, ...OF_SEQUENCE].some((column) => changes[column] !== undefined);
  if (isOfStarts && (await hasPlan(db, sailing))) throw refused(startLogTexts.onConsole);
}
