import type { ScoreCode } from '../shared/contract/competitors';
import { addDays, WEEK_DAYS } from '../shared/domain/calendar';
import type { Connection } from '../server/db/connect';
import { aSailorAccount } from '../testing/accounts';
import { aCourseRecord, aNewCompetitor, aSailingRecord } from '../testing/records';
import { uuidOf } from '../testing/startEvents';
import { numbersFrom } from './scoring';

export const LAST_SEASON = 2026;
export const SEASONS = 10;
export const EVENINGS = 30;
export const STARTERS = 40;
/** Some boats come and go from year to year. */
const FLEET = 60;
const CLASSES = ['SRS 1', 'SRS 2', 'SRS 3'];
const CODES: readonly ScoreCode[] = ['DNF', 'DNS', 'RET', 'OCS'];
const STAMPS = { created_at: '2026-01-01T12:00:00.000Z', updated_at: '2026-01-01T12:00:00.000Z', version: 1 };

type Random = (below: number) => number;

async function classesOf({ db }: Connection, sailing_id: number): Promise<number[]> {
  const values = CLASSES.map((name, order) => ({
    sailing_id,
    name,
    order,
    kind: 'srs' as const,
    boat_model_id: null,
    min_rating_thousandths: null,
    max_rating_thousandths: null,
    result_method: null,
    ...STAMPS,
  }));
  const rows = await db.insertInto('race_classes').values(values).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** A boat of the evening: one in ten has a code, one in eight of them was not there. */
function entryOf(sailing: { id: number }, boat: number, classes: readonly number[], random: Random) {
  const code = random(10) === 0 ? (CODES[random(CODES.length)] ?? null) : null;
  return aNewCompetitor(sailing, {
    sail_number: `SWE ${boat + 1}`,
    boat_name: `Båt ${boat + 1}`,
    skipper_name: `Rorsman ${boat + 1}`,
    crew_count: 1 + (boat % 5),
    race_class_id: classes[boat % classes.length] ?? null,
    rating_thousandths: 800 + boat * 7,
    elapsed_s: code === null ? 3600 + random(2400) : null,
    recorded: code === null ? 'elapsed' : null,
    score_code: code,
    reported_by: 'club',
  });
}

export interface TenSeasons {
  courses: number[];
  /** A member of the club who has sailed the same boat in all of them. */
  sailor: number;
}

/** Ten seasons of a club, an evening a week: finished, with boats, courses and wind. */
export async function tenSeasons(connection: Connection, club: { id: number }): Promise<TenSeasons> {
  const random = numbersFrom(SEASONS);
  const courses = [await aCourseRecord(connection, club), await aCourseRecord(connection, club)].map(({ id }) => id);
  let events = 0;
  for (let year = LAST_SEASON - SEASONS + 1; year <= LAST_SEASON; year += 1) {
    for (let evening = 0; evening < EVENINGS; evening += 1) {
      const start_date = addDays(`${year}-04-02`, evening * WEEK_DAYS);
      const sailing = await aSailingRecord(connection, club, {
        name: `Torsdag ${evening + 1}`,
        start_date,
        status: 'finished',
        verified_result: 1,
        course_id: courses[evening % courses.length] ?? null,
      });
      const classes = await classesOf(connection, sailing.id);
      const boats = Array.from({ length: FLEET }, (_, boat) => ({ boat, at: random(2 ** 30) }))
        .sort((a, b) => a.at - b.at)
        .slice(0, STARTERS);
      await connection.db
        .insertInto('competitors')
        .values(boats.map(({ boat }) => entryOf(sailing, boat + (year % 3), classes, random)))
        .execute();
      const wind = { direction: 180 + random(120), speed: 3 + random(90) / 10 };
      await connection.db
        .insertInto('start_log')
        .values({
          uuid: uuidOf((events += 1)),
          sailing_id: sailing.id,
          start_group_id: null,
          kind: 'wind',
          at: `${start_date}T16:00:00.000Z`,
          uncertainty_ms: null,
          device: 'tornet',
          payload: JSON.stringify(wind),
          undoes: null,
          user_id: null,
          by_name: '',
          made_at: `${start_date}T16:00:00.000Z`,
          version: 1,
        })
        .execute();
    }
  }
  const { sailor_id: sailor } = await aSailorAccount(connection, { club });
  await connection.db
    .updateTable('competitors')
    .set({ sailor_id: sailor })
    .where('sail_number', '=', `SWE ${FLEET}`)
    .where('skipper_name', '=', `Rorsman ${FLEET}`)
    .execute();
  return { courses, sailor };
}
