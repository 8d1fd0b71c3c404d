import type { Kysely } from 'kysely';
import type { SearchHit, SearchResult } from '../../../shared/contract/indexData';
import type { Actor } from '../../../shared/domain/permissions';
import { searchSchema } from '../../../shared/schemas/fields/text';
import type { Database } from '../../db/schema';
import { parse } from '../../http/parse';
import { findClub } from '../../resources/clubs/clubs';
import {
  presentClubHit,
  presentCompetitorHit,
  presentCourseHit,
  presentSailingHit,
  presentSailorHit,
  presentSerieHit,
} from './present';
import { findClubs, findCompetitors, findCourses, findSailings, findSailors, findSeries } from './repository';

const SHORTEST_QUERY = 2;
const MOST_HITS = 20;

interface Ranked {
  hit: SearchHit;
  rank: number;
}

const ranked =
  <T extends { rank: number }>(present: (found: T) => SearchHit) =>
  (found: T): Ranked => ({ hit: present(found), rank: found.rank });

/** What is asked for, as it came: a query, and the id or slug of the club that it is asked from. */
interface Typed {
  query: string | undefined;
  club: string | undefined;
}

/**
 * What the actor may read of that name: first what is of the club that it is asked from, then the whole and the
 * beginning of a name before the rest. Throws 400 for a query of more than 100 characters. A club that does not
 * exist counts as none.
 */
export async function search(db: Kysely<Database>, actor: Actor, typed: Typed): Promise<SearchResult> {
  const { query = '' } = parse(searchSchema, { query: typed.query });
  if ([...query].length < SHORTEST_QUERY) return { result_list: [] };

  const near = typed.club === undefined ? undefined : (await findClub(db, typed.club))?.id;
  const wanted = { actor, query, limit: MOST_HITS, near };
  const hits = [
    ...(await findClubs(db, wanted)).map(ranked(presentClubHit)),
    ...(await findSeries(db, wanted)).map(ranked(presentSerieHit)),
    ...(await findSailings(db, wanted)).map(ranked(presentSailingHit)),
    ...(await findCompetitors(db, wanted)).map(ranked(presentCompetitorHit)),
    ...(await findCourses(db, wanted)).map(ranked(presentCourseHit)),
    ...(await findSailors(db, wanted)).map(ranked(presentSailorHit)),
  ];
  const distance = ({ hit }: Ranked) => (hit.club?.id === near ? 0 : 1);
  hits.sort((a, b) => distance(a) - distance(b) || a.rank - b.rank);
  return { result_list: hits.slice(0, MOST_HITS).map(({ hit }) => hit) };
}
