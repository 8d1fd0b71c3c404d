import type { Kysely } from 'kysely';
import type { Competitor } from '../../../shared/contract/competitors';
import { RESULT_LISTS, type ResultList, type ResultRow, type SailingResults } from '../../../shared/contract/sailings';
import type { Actor } from '../../../shared/domain/permissions';
import { resultRows, type ScoredStandings } from '../../../shared/domain/results/resultRows';
import { whyList } from '../../../shared/domain/results/whyList';
import { hasResult } from '../../../shared/domain/scoring/resultEntry';
import { countingMethod } from '../../../shared/domain/series/countingMethod';
import { isScored, type SerieRace } from '../../../shared/domain/series/serieRace';
import { validationTexts } from '../../../shared/texts/validation';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database, SailingRecord } from '../../db/schema';
import { invalid, notFound } from '../../errors';
import { ANYBODY } from '../../http/audience';
import type { CachedResponse } from '../../http/cachedResponse';
import { clubDataVersion } from '../clubs/clubs';
import { visibleSailing, sailingCacheKey } from '../sailings/access';
import { presentResult } from './present';
import { racesOf } from './races';
import { raceStandings, serieStandings, type AloneOptions } from './standings';

type Db = Kysely<Database>;
type Sailing = Pick<SailingRecord, 'id' | 'club_id' | 'serie_id'>;

/** As the query says it. */
export interface ResultsQuery {
  list: string | undefined;
  category: string | undefined;
}

interface CountedRace {
  race: SerieRace;
  /** The standings that the race counts in: its serie's, else its own. */
  counted: ScoredStandings[];
  /** Of its serie. */
  alone: AloneOptions;
}

async function countedRace(db: Db, { id, club_id, serie_id }: Sailing, memoryCache: MemoryCache): Promise<CountedRace> {
  const serie = serie_id === null ? null : await serieStandings(db, { id: serie_id, clubId: club_id }, memoryCache);
  const race = serie ? serie.races.find(({ sailing }) => sailing === id) : (await racesOf(db, { sailingId: id }))[0];
  if (!race) throw notFound();
  const alone = serie ? { rules: serie.rules } : {};
  return { race, alone, counted: serie && isScored(race) ? serie.classes : raceStandings(race, alone) };
}

const categoriesOf = ({ entries }: SerieRace): string[] =>
  [...new Set(entries.flatMap(({ categories }) => categories))].sort((a, b) => a.localeCompare(b, 'sv'));

const noSuchChoice = (field: string) => invalid({ [field]: [validationTexts.notFilterChoice] });

/** Throws 400 for a list that does not exist. */
function listOf({ list }: ResultsQuery): ResultList | undefined {
  const known = RESULT_LISTS.find((one) => one === list);
  if (list !== undefined && known === undefined) throw noSuchChoice('list');
  return known;
}

/** Throws 400 for a sub-result that no boat of the race takes part in. */
function assertCategory({ category }: ResultsQuery, categories: readonly string[]): void {
  if (category !== undefined && !categories.includes(category)) throw noSuchChoice('category');
}

/** Among themselves, the boats of a category are a race of their own, however few. */
function scoredAmong(
  race: SerieRace,
  category: string | undefined,
  { rules, method }: AloneOptions,
): ScoredStandings[] {
  const entries =
    category === undefined ? race.entries : race.entries.filter(({ categories }) => categories.includes(category));
  return raceStandings({ ...race, entries }, { ...(rules && { rules: { ...rules, min_starters: 1 } }), method });
}

async function computeResults(
  db: Db,
  sailing: Sailing,
  memoryCache: MemoryCache,
  query: ResultsQuery,
): Promise<SailingResults> {
  const asked = listOf(query);
  const { race, counted, alone } = await countedRace(db, sailing, memoryCache);
  const categories = categoriesOf(race);
  assertCategory(query, categories);

  const { category } = query;
  const counts = countingMethod(race).method;
  const list = asked ?? counts;
  const isOther = list !== counts;
  const isShared = isOther || category !== undefined;
  const scored = isShared ? scoredAmong(race, category, { ...alone, method: isOther ? list : undefined }) : counted;
  const unmatched = race.entries.filter(({ isUnmatched }) => isUnmatched && category === undefined);
  const rows = race.entries.some(hasResult) ? resultRows(scored, sailing.id, unmatched) : [];
  const doesCount = !isOther && race.status !== 'cancelled';
  const results = rows.map((placed) => presentResult(placed, race, doesCount));
  return { sailing: sailing.id, list, counts, why: whyList({ race, scored, isOther, category }), categories, results };
}

/**
 * The results of a sailing as they are at this moment of the database. The caller has checked that the actor may see
 * them.
 */
export async function sailingResults(
  db: Db,
  sailing: Sailing,
  memoryCache: MemoryCache,
  query?: Partial<ResultsQuery>,
): Promise<SailingResults> {
  const { list, category } = query ?? {};
  const moment = await clubDataVersion(db, sailing.club_id);
  const subject = `results ${sailing.id} ${list ?? ''} ${category ?? ''}`;
  return memoryCache({ subject, ...moment }, () => computeResults(db, sailing, memoryCache, { list, category }));
}

/** The entries with the place and the points that the results give them. */
export function withPlaces(entries: readonly Competitor[], results: readonly ResultRow[]): Competitor[] {
  const rows = new Map(results.map((row) => [row.competitor, row]));
  return entries.map((entry) => {
    const { position = null, points = null } = rows.get(entry.id) ?? {};
    return { ...entry, position, points };
  });
}

export const withPlace = (entry: Competitor, results: readonly ResultRow[]): Competitor =>
  withPlaces([entry], results)[0] ?? entry;

/** The results of one sailing, which are the same for everybody who may see them. */
export const sailingResultsResponse = (
  actor: Actor,
  { id, query }: { id: number; query: ResultsQuery },
  memoryCache: MemoryCache,
): CachedResponse => ({
  readKey: async (db) => ({
    ...(await sailingCacheKey(db, actor, id)),
    of: `results of sailing ${id}, ${query.list ?? ''}, ${query.category ?? ''}`,
    audience: ANYBODY,
  }),
  render: async (db) => sailingResults(db, await visibleSailing(db, actor, id), memoryCache, query),
});
