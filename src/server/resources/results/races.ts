import type { Kysely } from 'kysely';
import type { PursuitPlan } from '../../../shared/contract/sailings';
import { groupStart } from '../../../shared/domain/effectiveStart';
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

/** When the groups of a race start, and the race itself: found once, for hundreds of boats. */
interface Starts {
  race: number | null;
  ofGroup: ReadonlyMap<number, number | null>;
}

const NO_GROUP = { start_time: null, custom_start_datetime: null };
const NO_CATEGORIES: string[] = [];

function entryOf(row: EntryRecord, race: RaceRecord, starts: Starts): SerieEntry {
  const status = entryStatus(
    { approved: row.approved === 1, reported_by: row.reported_by },
    race.verified_result === 1,
  );
  const groupStarts =
    row.start_group_id === null ? starts.race : (starts.ofGroup.get(row.start_group_id) ?? starts.race);
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
    startMs: instant(row.start_at) ?? groupStarts,
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
    const ofGroup = new Map((groups.get(race.id) ?? []).map((group) => [group.id, groupStart(group, race)]));
    const starts = { race: groupStart(NO_GROUP, race), ofGroup };
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
