import type { Kysely } from 'kysely';
import type { SearchHit, SearchResult } from '../../../shared/contract/search';
import type { Asker } from '../../../shared/domain/permissions';
import { searchSchema } from '../../../shared/schemas/search';
import type { Database } from '../../db/schema';
import { parse } from '../../http/parse';
import { presentClubHit, presentCompetitorHit, presentSailingHit, presentSerieHit } from './present';
import { findClubs, findCompetitors, findSailings, findSeries } from './repository';

const SHORTEST_QUERY = 2;
const MOST_HITS = 20;

interface Ranked {
  hit: SearchHit;
  rank: number;
}

const ranked =
  <T extends { rank: number }>(present: (found: T) => SearchHit) =>
  (found: T): Ranked => ({ hit: present(found), rank: found.rank });

/** What the asker may read of that name, the whole and the beginning of a name first. Throws 400 for a query of more than 100 signs. */
export async function search(db: Kysely<Database>, asker: Asker, typed: string | undefined): Promise<SearchResult> {
  const { query = '' } = parse(searchSchema, { query: typed });
  if ([...query].length < SHORTEST_QUERY) return { result_list: [] };

  const wanted = { asker, query, limit: MOST_HITS };
  const hits = [
    ...(await findClubs(db, wanted)).map(ranked(presentClubHit)),
    ...(await findSeries(db, wanted)).map(ranked(presentSerieHit)),
    ...(await findSailings(db, wanted)).map(ranked(presentSailingHit)),
    ...(await findCompetitors(db, wanted)).map(ranked(presentCompetitorHit)),
  ];
  hits.sort((a, b) => a.rank - b.rank);
  return { result_list: hits.slice(0, MOST_HITS).map(({ hit }) => hit) };
}
