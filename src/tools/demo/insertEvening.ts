import type { Transaction } from 'kysely';
import type { Database, NewCompetitor } from '../../server/db/schema';
import { startInstant, storedInstant } from '../../shared/domain/time';
import type { DemoEvening } from './demoClub';
import { GROUPS, GROUP_STEP_MINUTES, type DemoEntry } from './entries';
import { clockAt, minutesOf } from './evenings';
import type { DemoBoat } from './fleet';

export interface BoatIds {
  boat: number;
  sailor: number;
}

export interface Inserting {
  tx: Transaction<Database>;
  clubId: number;
  serieId: number;
  boats: Map<DemoBoat, BoatIds>;
  /** Gives the club's next number. */
  nextVersion: () => number;
  now: number;
}

const DAY_MS = 86_400_000;
const HOURS_TO_RESULTS = 3;

const startTimeOf = ({ startTime }: DemoEvening, group: number): string => clockAt(minutesOf(startTime) + group * GROUP_STEP_MINUTES);

/** When the evening was entered in the calendar, and when somebody last wrote in it. */
function stampsOf({ date, startTime, status }: DemoEvening, now: number) {
  const start = startInstant(date, startTime);
  const updated = status === 'finished' ? start + HOURS_TO_RESULTS * 3_600_000 : now;
  return { created_at: storedInstant(Math.min(start, now) - 14 * DAY_MS), updated_at: storedInstant(updated) };
}

type Stamps = ReturnType<typeof stampsOf>;

async function insertSailing(work: Inserting, evening: DemoEvening, stamps: Stamps): Promise<number> {
  const { id } = await work.tx
    .insertInto('sailings')
    .values({
      club_id: work.clubId,
      serie_id: work.serieId,
      name: evening.name,
      description: evening.description,
      status: evening.status,
      verified_result: evening.isVerified ? 1 : 0,
      start_date: evening.date,
      start_time: evening.startTime,
      start_type: 'groups',
      result_method: 'corrected',
      registration_open: evening.status === 'upcoming' ? 1 : 0,
      registration_deadline: null,
      registration_scope: 'open',
      version: work.nextVersion(),
      ...stamps,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertGroups(work: Inserting, evening: DemoEvening, sailingId: number, stamps: Stamps): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, { name, min, max }] of GROUPS.entries()) {
    const { id } = await work.tx
      .insertInto('start_groups')
      .values({
        sailing_id: sailingId,
        name,
        start_time: startTimeOf(evening, index),
        custom_start_datetime: null,
        min_rating_thousandths: min,
        max_rating_thousandths: max,
        order: index,
        version: work.nextVersion(),
        ...stamps,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

function finishOf(evening: DemoEvening, { group, elapsedS }: DemoEntry): string | null {
  if (elapsedS === null) return null;
  return storedInstant(startInstant(evening.date, startTimeOf(evening, group ?? 0)) + elapsedS * 1000);
}

/** Saves an evening with its groups and entries; the sailing takes the number of the last of them. */
export async function insertEvening(work: Inserting, evening: DemoEvening): Promise<void> {
  const stamps = stampsOf(evening, work.now);
  const sailingId = await insertSailing(work, evening, stamps);
  const groups = await insertGroups(work, evening, sailingId, stamps);

  const rows = evening.entries.map((entry): NewCompetitor => {
    const { boat, group, elapsedS, scoreCode } = entry;
    const ids = work.boats.get(boat);
    return {
      sailing_id: sailingId,
      start_group_id: group === null ? null : (groups[group] ?? null),
      sailor_id: ids?.sailor ?? null,
      boat_id: ids?.boat ?? null,
      skipper_name: `${boat.firstName} ${boat.lastName}`,
      crew_names: boat.crewNames.join(', '),
      crew_count: boat.crewNames.length + 1,
      sail_number: boat.sailNumber,
      boat_name: boat.name,
      boat_model_id: boat.model.id,
      club_name: boat.clubName,
      base_rating_thousandths: boat.baseRating,
      rating_type: boat.ratingType,
      rating_thousandths: boat.rating,
      start_at: null,
      finish_at: finishOf(evening, entry),
      elapsed_s: elapsedS,
      score_code: scoreCode,
      score_points_tenths: null,
      reported_by: elapsedS === null && scoreCode === null ? null : 'club',
      version: work.nextVersion(),
      ...stamps,
    };
  });
  const last = rows.at(-1);
  if (!last) return;
  await work.tx.insertInto('competitors').values(rows).execute();
  await work.tx.updateTable('sailings').set({ version: last.version }).where('id', '=', sailingId).execute();
}
