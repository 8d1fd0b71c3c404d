import type { PublicationState } from '../shared/contract/publications';
import type { ClubRecord, CompetitorRecord, NewCompetitor, SailingRecord, StartGroupRecord } from '../server/db/schema';
import type { CourseRecord } from '../server/db/schemaFiles';
import { insertPublication } from '../server/resources/publications/repository';
import type { TestApp } from './testApp';

/** Rows as the database holds them, for tests of what a call finds there. */
type Db = Pick<TestApp, 'db'>;

const BORN = '2026-06-01T10:00:00.000Z';
const stamps = { created_at: BORN, updated_at: BORN, version: 1 };

/** A sailing of the club on an evening in June. */
export const aSailingRecord = (
  { db }: Db,
  club: Pick<ClubRecord, 'id'>,
  values: Partial<Omit<SailingRecord, 'id'>> = {},
): Promise<SailingRecord> =>
  db
    .insertInto('sailings')
    .values({
      club_id: club.id,
      serie_id: null,
      name: 'Torsdag 3',
      status: 'upcoming',
      start_date: '2026-06-04',
      start_time: '18:30:00',
      start_type: 'groups',
      result_method: 'corrected',
      registration_deadline: null,
      registration_scope: 'open',
      ...stamps,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const aGroupRecord = (
  { db }: Db,
  sailing: Pick<SailingRecord, 'id'>,
  values: Partial<Omit<StartGroupRecord, 'id'>> = {},
): Promise<StartGroupRecord> =>
  db
    .insertInto('start_groups')
    .values({
      sailing_id: sailing.id,
      start_time: null,
      custom_start_datetime: null,
      min_rating_thousandths: null,
      max_rating_thousandths: null,
      ...stamps,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A boat in a sailing, as it is to be inserted: ungrouped, without a time. */
export const aNewCompetitor = (
  sailing: Pick<SailingRecord, 'id'>,
  values: Partial<NewCompetitor> = {},
): NewCompetitor => ({
  sailing_id: sailing.id,
  start_group_id: null,
  sailor_id: null,
  boat_id: null,
  skipper_name: 'Sara Seglare',
  boat_model_id: null,
  base_rating_thousandths: null,
  rating_type: 'srs',
  rating_thousandths: null,
  start_at: null,
  finish_at: null,
  elapsed_s: null,
  score_code: null,
  score_points_tenths: null,
  reported_by: null,
  ...stamps,
  ...values,
});

export const aCompetitorRecord = (
  { db }: Db,
  sailing: Pick<SailingRecord, 'id'>,
  values: Partial<NewCompetitor> = {},
): Promise<CompetitorRecord> =>
  db.insertInto('competitors').values(aNewCompetitor(sailing, values)).returningAll().executeTakeFirstOrThrow();

let courses = 0;

/** A course of the club, with a name that no other has. */
export const aCourseRecord = (
  { db }: Db,
  club: Pick<ClubRecord, 'id'>,
  values: Partial<Omit<CourseRecord, 'id'>> = {},
): Promise<CourseRecord> =>
  db
    .insertInto('courses')
    .values({
      club_id: club.id,
      name: `Bana ${(courses += 1)}`,
      length_nm_hundredths: null,
      map_hash: null,
      ...stamps,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

interface PublishedValues {
  sailing?: number;
  serie?: number;
  state?: PublicationState;
  /** The result as JSON; names of people are never in it. */
  data?: string;
}

/** The first version of a sailing's result, or of a serie's standings, that is public. */
export const aPublicationRecord = (
  { db }: Db,
  { sailing, serie, state = 'final', data = '{"rows":[]}' }: PublishedValues,
): Promise<void> =>
  insertPublication(db, {
    sailing_id: sailing ?? null,
    serie_id: serie ?? null,
    number: 1,
    state,
    made_at: BORN,
    user_id: null,
    made_by_name: null,
    changes: '[]',
    data,
  });
