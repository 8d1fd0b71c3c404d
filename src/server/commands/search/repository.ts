import { sql, type Kysely } from 'kysely';
import { clubsRunBy, memberClubOf, type Actor } from '../../../shared/domain/permissions';
import type { Database } from '../../db/schema';
import { textSearch } from '../../db/textSearch';

type Db = Kysely<Database>;

/** What is asked, by whom. */
export interface Wanted {
  actor: Actor;
  query: string;
  /** Of each kind. */
  limit: number;
  /** The club whose hits come first. */
  near: number | undefined;
}

/** Unpublished things are their own club's. */
const ownClubs = ({ actor }: Wanted): number[] => [0, ...clubsRunBy(actor)];

/** 0 for what is of the club that is near, 1 for the rest. */
const distance = (club: string, { near }: Wanted) =>
  sql<number>`case when ${sql.ref(club)} = ${near ?? 0} then 0 else 1 end`;

export function findClubs(db: Db, wanted: Wanted) {
  const { query, limit } = wanted;
  const { matches, rank } = textSearch(
    [sql.ref<string>('name'), sql.ref<string>('short_name'), sql.ref<string>('city')],
    query,
  );
  return db
    .selectFrom('clubs')
    .select(['id', 'slug', 'name', 'city', rank.as('rank')])
    .where(matches)
    .orderBy(distance('id', wanted))
    .orderBy(rank)
    .orderBy('name')
    .limit(limit)
    .execute();
}

export function findSeries(db: Db, wanted: Wanted) {
  const { matches, rank } = textSearch([sql.ref<string>('series.name')], wanted.query);
  return db
    .selectFrom('series')
    .innerJoin('clubs', 'clubs.id', 'series.club_id')
    .select([
      'series.id',
      'series.name',
      'clubs.id as club_id',
      'clubs.slug as club_slug',
      'clubs.name as club_name',
      rank.as('rank'),
    ])
    .where(matches)
    .$if(!wanted.actor.is_staff, (found) =>
      found.where(({ or, eb }) => or([eb('is_published', '=', 1), eb('series.club_id', 'in', ownClubs(wanted))])),
    )
    .orderBy(distance('series.club_id', wanted))
    .orderBy(rank)
    .orderBy('series.id', 'desc')
    .limit(wanted.limit)
    .execute();
}

const sailings = (db: Db, wanted: Wanted) =>
  db
    .selectFrom('sailings')
    .innerJoin('clubs', 'clubs.id', 'sailings.club_id')
    .$if(!wanted.actor.is_staff, (found) =>
      found.where(({ or, eb }) =>
        or([eb('sailings.status', '!=', 'unpublished'), eb('sailings.club_id', 'in', ownClubs(wanted))]),
      ),
    );

export function findSailings(db: Db, wanted: Wanted) {
  const { matches, rank } = textSearch(
    [sql.ref<string>('sailings.name'), sql.ref<string>('sailings.start_date')],
    wanted.query,
  );
  return sailings(db, wanted)
    .select(['sailings.id', 'sailings.name', 'sailings.start_date', 'sailings.status'])
    .select(['clubs.id as club_id', 'clubs.slug as club_slug', 'clubs.name as club_name', rank.as('rank')])
    .where(matches)
    .orderBy(distance('sailings.club_id', wanted))
    .orderBy(rank)
    .orderBy('sailings.start_date', 'desc')
    .orderBy('sailings.id', 'desc')
    .limit(wanted.limit)
    .execute();
}

/** The latest entry of each boat and helm of a club, with the rank of their names. */
function latestEntries(db: Db, wanted: Wanted) {
  const names = ['competitors.sail_number', 'competitors.boat_name', 'competitors.skipper_name'] as const;
  const numberInOnePiece = sql<string>`replace(competitors.sail_number, ' ', '')`;
  const { matches, rank } = textSearch([...names.map((name) => sql.ref<string>(name)), numberInOnePiece], wanted.query);
  return sailings(db, wanted)
    .innerJoin('competitors', 'competitors.sailing_id', 'sailings.id')
    .select(({ fn }) => [fn.max('competitors.id').as('latest_id'), rank.as('rank')])
    .where('competitors.is_unmatched', '=', 0)
    .where(matches)
    .groupBy(['sailings.club_id', ...names])
    .orderBy(distance('sailings.club_id', wanted))
    .orderBy('rank')
    .orderBy('latest_id', 'desc')
    .limit(wanted.limit);
}

export const findCompetitors = (db: Db, wanted: Wanted) =>
  db
    .selectFrom(latestEntries(db, wanted).as('found'))
    .innerJoin('competitors', 'competitors.id', 'found.latest_id')
    .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
    .innerJoin('clubs', 'clubs.id', 'sailings.club_id')
    .select(['competitors.id', 'competitors.sail_number', 'competitors.boat_name', 'competitors.skipper_name'])
    .select(['sailings.id as sailing_id', 'sailings.name as sailing_name', 'sailings.start_date', 'sailings.status'])
    .select(['clubs.id as club_id', 'clubs.slug as club_slug', 'clubs.name as club_name', 'found.rank'])
    .orderBy('found.rank')
    .orderBy('competitors.id', 'desc')
    .execute();

/** Courses are read by everybody who has logged in. */
export function findCourses(db: Db, wanted: Wanted) {
  const { matches, rank } = textSearch([sql.ref<string>('courses.name')], wanted.query);
  return db
    .selectFrom('courses')
    .innerJoin('clubs', 'clubs.id', 'courses.club_id')
    .select(['courses.id', 'courses.name', 'courses.is_active'])
    .select(['clubs.id as club_id', 'clubs.slug as club_slug', 'clubs.name as club_name', rank.as('rank')])
    .where(matches)
    .orderBy(distance('courses.club_id', wanted))
    .orderBy(rank)
    .orderBy('courses.is_active', 'desc')
    .orderBy('courses.id', 'desc')
    .limit(wanted.limit)
    .execute();
}

/** Confirmed members by their names alone, of the clubs whose members the actor may see (`maySeeMembers`). */
export function findSailors(db: Db, wanted: Wanted) {
  const names = [sql.ref<string>('sailors.first_name'), sql.ref<string>('sailors.last_name')];
  const whole = sql<string>`${sql.join(names, sql` || ' ' || `)}`;
  const { matches, rank } = textSearch([...names, whole], wanted.query);
  return db
    .selectFrom('sailors')
    .innerJoin('clubs', 'clubs.id', 'sailors.club_id')
    .select(['sailors.id', 'sailors.first_name', 'sailors.last_name'])
    .select(['clubs.id as club_id', 'clubs.slug as club_slug', 'clubs.name as club_name', rank.as('rank')])
    .where('sailors.membership', '=', 'confirmed')
    .where(matches)
    .$if(!wanted.actor.is_staff, (found) =>
      found.where('sailors.club_id', 'in', [...ownClubs(wanted), memberClubOf(wanted.actor) ?? 0]),
    )
    .orderBy(distance('sailors.club_id', wanted))
    .orderBy(rank)
    .orderBy('sailors.id')
    .limit(wanted.limit)
    .execute();
}

export type FoundClub = Awaited<ReturnType<typeof findClubs>>[number];
export type FoundSerie = Awaited<ReturnType<typeof findSeries>>[number];
export type FoundSailing = Awaited<ReturnType<typeof findSailings>>[number];
export type FoundCompetitor = Awaited<ReturnType<typeof findCompetitors>>[number];
export type FoundCourse = Awaited<ReturnType<typeof findCourses>>[number];
export type FoundSailor = Awaited<ReturnType<typeof findSailors>>[number];
