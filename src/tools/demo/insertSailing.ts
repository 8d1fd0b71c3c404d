import type { Transaction } from 'kysely';
import type { Database, NewCompetitor } from '../../server/db/schema';
import { resultLogTexts } from '../../server/resources/result-log/writeResultLog';
import { startInstant, storedInstant } from '../../shared/domain/time';
import { DEMO_CLUB } from './demoClub';
import type { DemoCourseName } from './courses';
import type { DemoBoat } from './fleet';
import type { DemoEntry, DemoSailing } from './sailing';

export interface BoatIds {
  boat: number;
  sailor: number;
}

export interface Inserting {
  tx: Transaction<Database>;
  clubId: number;
  serieId: number | null;
  boats: Map<DemoBoat, BoatIds>;
  courses: Map<DemoCourseName, number>;
  /** The account of the club. */
  official: number | null;
  /** Returns the next number of the club's counter. */
  nextVersion: () => number;
  now: number;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const HOURS_TO_RESULTS = 3;

const asFlag = (is: boolean) => (is ? 1 : 0);

/** The times when the sailing was created and last changed. */
function stampsOf({ date, startTime, status }: DemoSailing, now: number) {
  const start = startInstant(date, startTime);
  const updated = status === 'finished' ? start + HOURS_TO_RESULTS * HOUR_MS : now;
  return { created_at: storedInstant(Math.min(start, now) - 14 * DAY_MS), updated_at: storedInstant(updated) };
}

type Stamps = ReturnType<typeof stampsOf>;

async function insertRow(work: Inserting, sailing: DemoSailing, stamps: Stamps): Promise<number> {
  const { id } = await work.tx
    .insertInto('sailings')
    .values({
      club_id: work.clubId,
      serie_id: work.serieId,
      name: sailing.name,
      description: sailing.description,
      status: sailing.status,
      verified_result: asFlag(sailing.isVerified),
      verified_at: sailing.isVerified ? stamps.updated_at : null,
      start_date: sailing.date,
      start_time: sailing.startTime,
      start_type: sailing.startType,
      result_method: sailing.resultMethod,
      course_id: sailing.course === null ? null : (work.courses.get(sailing.course) ?? null),
      pursuit: sailing.pursuit === null ? null : JSON.stringify(sailing.pursuit),
      registration_open: asFlag(sailing.status === 'upcoming'),
      registration_deadline: null,
      registration_scope: 'open',
      version: work.nextVersion(),
      ...stamps,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserted one by one, since the ids of several rows come in no guaranteed order. */
async function insertGroups(
  work: Inserting,
  { groups }: DemoSailing,
  place: { sailing_id: number } & Stamps,
): Promise<number[]> {
  const ids: number[] = [];
  for (const [order, { name, min, max, startTime }] of groups.entries()) {
    const version = work.nextVersion();
    const limits = { min_rating_thousandths: min, max_rating_thousandths: max };
    const row = { name, start_time: startTime, custom_start_datetime: null, ...limits, order, version, ...place };
    ids.push((await work.tx.insertInto('start_groups').values(row).returning('id').executeTakeFirstOrThrow()).id);
  }
  return ids;
}

async function insertClasses(
  work: Inserting,
  { classes }: DemoSailing,
  place: { sailing_id: number } & Stamps,
): Promise<number[]> {
  const ids: number[] = [];
  for (const [order, { name, min, max }] of classes.entries()) {
    const version = work.nextVersion();
    const limits = { min_rating_thousandths: min, max_rating_thousandths: max };
    const row = {
      name,
      kind: 'srs',
      boat_model_id: null,
      result_method: null,
      ...limits,
      order,
      version,
      ...place,
    } as const;
    ids.push((await work.tx.insertInto('race_classes').values(row).returning('id').executeTakeFirstOrThrow()).id);
  }
  return ids;
}

function finishOf(sailing: DemoSailing, { group, start, elapsedS }: DemoEntry): string | null {
  if (elapsedS === null) return null;
  const time = start ?? (group === null ? undefined : sailing.groups[group]?.startTime) ?? sailing.startTime;
  return storedInstant(startInstant(sailing.date, time) + elapsedS * 1000);
}

function boatColumns(boat: DemoBoat, ids: BoatIds | undefined) {
  return {
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
    categories: JSON.stringify(boat.categories),
    entered_by: 'club' as const,
  };
}

function resultColumns(sailing: DemoSailing, entry: DemoEntry) {
  const { start, elapsedS, scoreCode, redress, isOwnReport } = entry;
  const isReported = elapsedS !== null || scoreCode !== null;
  return {
    start_at: start === null ? null : storedInstant(startInstant(sailing.date, start)),
    finish_at: finishOf(sailing, entry),
    elapsed_s: elapsedS,
    recorded: elapsedS === null ? null : 'finish',
    score_code: scoreCode,
    score_points_tenths: null,
    redress,
    reported_by: isReported ? (isOwnReport ? 'sailor' : 'club') : null,
  } as const;
}

/** The log entry of the lock: who verified the result, and when. */
async function logVerified({ tx, official }: Inserting, sailing_id: number, at: string): Promise<void> {
  const whole = { competitor_id: null, before: null, after: null, undone_by: null };
  const entry = { ...whole, sailing_id, action: 'verified', label: resultLogTexts.verified, at } as const;
  await tx
    .insertInto('result_log')
    .values({ ...entry, user_id: official, by_name: DEMO_CLUB.name })
    .execute();
}

/** Saves a sailing with its groups, classes and entries. The sailing gets the number of the last of them. */
export async function insertSailing(work: Inserting, sailing: DemoSailing): Promise<void> {
  const stamps = stampsOf(sailing, work.now);
  const sailing_id = await insertRow(work, sailing, stamps);
  const place = { sailing_id, ...stamps };
  const groups = await insertGroups(work, sailing, place);
  const classes = await insertClasses(work, sailing, place);

  const rows = sailing.entries.map((entry): NewCompetitor => ({
    ...boatColumns(entry.boat, work.boats.get(entry.boat)),
    ...resultColumns(sailing, entry),
    start_group_id: entry.group === null ? null : (groups[entry.group] ?? null),
    race_class_id: entry.raceClass === null ? null : (classes[entry.raceClass] ?? null),
    version: work.nextVersion(),
    ...place,
  }));
  if (sailing.isVerified) await logVerified(work, sailing_id, stamps.updated_at);
  const last = rows.at(-1);
  if (!last) return;
  await work.tx.insertInto('competitors').values(rows).execute();
  await work.tx.updateTable('sailings').set({ version: last.version }).where('id', '=', sailing_id).execute();
}
