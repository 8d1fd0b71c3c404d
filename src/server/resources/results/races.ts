import type { Kysely } from 'kysely';
import type { PursuitPlan } from '../../../shared/contract/sailings';
import { competitorStart, groupStart, isWaiting } from '../../../shared/domain/effectiveStart';
import type { SerieEntry, SerieRace } from '../../../shared/domain/series/serieRace';
import { entryStatus } from '../../../shared/domain/status';
import type { Database } from '../../db/schema';
import {
  classesOf,
  entriesOf,
  groupsOf,
  sailingsOf,
  type EntryRecord,
  type RaceRecord,
  type RacesWanted,
} from './repository';

/** The rows of each key, in their order. */
export function groupedBy<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

type Db = Kysely<Database>;

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));

/** The start of those of a group who have none of their own; `isOff`: nobody of it has a start now. */
interface StartOfGroup {
  start: number | null;
  isOff: boolean;
}

/** When the groups of a race start, and the race itself: found once, for hundreds of boats. */
interface Starts {
  race: StartOfGroup;
  ofGroup: ReadonlyMap<number, StartOfGroup>;
}

const NO_CATEGORIES: string[] = [];

function entryOf(row: EntryRecord, race: RaceRecord, starts: Starts): SerieEntry {
  const status = entryStatus(
    { approved: row.approved === 1, reported_by: row.reported_by },
    race.verified_result === 1,
  );
  const { start, isOff } = starts.ofGroup.get(row.start_group_id ?? 0) ?? starts.race;
  return {
    id: row.id,
    raceClass: row.race_class_id,
    startGroup: row.start_group_id,
    sailor: row.sailor_id,
    boat: row.boat_id,
    skipperName: row.skipper_name,
    crewNames: row.crew_names,
    sailNumber: row.sail_number,
    boatName: row.boat_name,
    boatModelName: row.boat_model_name,
    clubName: row.club_name,
    ratingThousandths: row.rating_thousandths,
    startMs: isOff ? null : (instant(row.start_at) ?? start),
    finishMs: instant(row.finish_at),
    elapsedS: row.elapsed_s,
    code: row.score_code,
    pointsTenths: row.score_points_tenths,
    percent: row.score_percent,
    times: row.score_times,
    redress: row.redress,
    categories: row.categories === '[]' ? NO_CATEGORIES : (JSON.parse(row.categories) as string[]),
    isUnmatched: row.is_unmatched === 1,
    status,
    isPreliminary: status === 'preliminary',
  };
}

/**
 * The races of a series in the order sailed, or one sailing, as they are scored; unpublished and cancelled ones too.
 */
export async function racesOf(db: Db, wanted: RacesWanted): Promise<SerieRace[]> {
  const sailings = await sailingsOf(db, wanted);
  const classes = groupedBy(await classesOf(db, wanted), ({ sailing_id }) => sailing_id);
  const groups = groupedBy(await groupsOf(db, wanted), ({ sailing_id }) => sailing_id);
  const entries = groupedBy(await entriesOf(db, wanted), ({ sailing_id }) => sailing_id);

  return sailings.map((race): SerieRace => {
    const ofGroup = new Map(
      (groups.get(race.id) ?? []).map((group) => [
        group.id,
        { start: groupStart(group, race), isOff: isWaiting(group) },
      ]),
    );
    const starts = { race: { start: competitorStart(null, null, race), isOff: isWaiting(race) }, ofGroup };
    return {
      sailing: race.id,
      name: race.name,
      start_date: race.start_date,
      status: race.status,
      verified_result: race.verified_result === 1,
      race_weight: race.race_weight,
      must_count: race.must_count === 1,
      method: race.result_method,
      pursuit: race.pursuit === null ? null : (JSON.parse(race.pursuit) as PursuitPlan),
      classes: (classes.get(race.id) ?? []).map(({ id, name, order, result_method }) => ({
        id,
        name,
        order,
        method: result_method,
      })),
      entries: (entries.get(race.id) ?? []).map((row) => entryOf(row, race, starts)),
    };
  });
}
