import type { Kysely } from 'kysely';
import type { Competitor } from '../../../shared/contract/competitors';
import { RESULT_LISTS, type ResultList, type ResultRow, type SailingResults } from '../../../shared/contract/sailings';
import { shownDecimal } from '../../../shared/domain/decimals';
import { countingMethod } from '../../../shared/domain/results/countingMethod';
import { hasResult } from '../../../shared/domain/results/resultEntry';
import { resultRows, type ScoredStandings } from '../../../shared/domain/results/resultRows';
import { clockText } from '../../../shared/domain/scoring/clockText';
import { whyRaceIsNotCounted } from '../../../shared/domain/scoring/why/whyRaceIsNotCounted';
import { isScored, type SerieRace } from '../../../shared/domain/series/serieRace';
import { countingWhy } from '../../../shared/texts/results';
import { validationTexts } from '../../../shared/texts/validation';
import type { Database, SailingRecord } from '../../db/schema';
import { invalid, notFound } from '../../errors';
import { clubVersion } from '../clubs/service';
import { presentResult } from './present';
import type { Remember } from './remember';
import { racesOf } from './serviceRaces';
import { raceStandings, serieStandings, type AloneOptions } from './serviceStandings';

type Db = Kysely<Database>;
type Sailing = Pick<SailingRecord, 'id' | 'club_id' | 'serie_id'>;

/** As the query says it. */
export interface ResultsWish {
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

async function countedRace(db: Db, { id, club_id, serie_id }: Sailing, remember: Remember): Promise<CountedRace> {
  const serie = serie_id === null ? null : await serieStandings(db, { id: serie_id, clubId: club_id }, remember);
  const race = serie ? serie.races.find(({ sailing }) => sailing === id) : (await racesOf(db, { sailingId: id }))[0];
  if (!race) throw notFound();
  const alone = serie ? { rules: serie.rules } : {};
  return { race, alone, counted: serie && isScored(race) ? serie.classes : raceStandings(race, alone) };
}

const categoriesOf = ({ entries }: SerieRace): string[] =>
  [...new Set(entries.flatMap(({ categories }) => categories))].sort((a, b) => a.localeCompare(b, 'sv'));

const noSuchChoice = (field: string) => invalid({ [field]: [validationTexts.notFilterChoice] });

/** Throws 400 for a list that does not exist. */
function listOf({ list }: ResultsWish): ResultList | undefined {
  const known = RESULT_LISTS.find((one) => one === list);
  if (list !== undefined && known === undefined) throw noSuchChoice('list');
  return known;
}

/** The sentences about the plan of a pursuit that may be decided on corrected time. */
function whyCounts(race: SerieRace): string[] {
  const { check } = countingMethod(race);
  if (!check) return [];
  const say = check.isMissed ? countingWhy.planMissed : countingWhy.planKept;
  return [say(clockText(check.sailedS), clockText(check.plannedS), shownDecimal(String(check.percent)))];
}

/** Why the boats of a class, or all of them, have no points. */
const whyNotScored = (scored: readonly ScoredStandings[], sailing: number): string[] =>
  scored.flatMap(({ standings, scores }) => {
    const index = standings.races.findIndex((race) => race.sailing === sailing);
    const summary = scores.races[index];
    const sentence = summary && standings.fleets[index]?.entries.size ? whyRaceIsNotCounted(summary) : null;
    if (sentence === null) return [];
    return [standings.race_class === null ? sentence : countingWhy.inClass(standings.race_class, sentence)];
  });

/** Among themselves, the boats of a category are a race of their own, however few. */
const amongThem = (race: SerieRace, category: string): SerieRace => ({
  ...race,
  entries: race.entries.filter(({ categories }) => categories.includes(category)),
});

async function computeResults(db: Db, sailing: Sailing, remember: Remember, wish: ResultsWish): Promise<SailingResults> {
  const asked = listOf(wish);
  const { race, counted, alone } = await countedRace(db, sailing, remember);
  const counts = countingMethod(race).method;
  const list = asked ?? counts;
  const { category } = wish;
  const categories = categoriesOf(race);
  if (category !== undefined && !categories.includes(category)) throw noSuchChoice('category');

  const isOther = list !== counts;
  const isCancelled = race.status === 'cancelled';
  const method = isOther ? list : undefined;
  const rules = alone.rules && { ...alone.rules, min_starters: 1 };
  const shown = category === undefined ? race : amongThem(race, category);
  const scored = isOther || category !== undefined ? raceStandings(shown, { ...(rules && { rules }), method }) : counted;
  const unmatched = category === undefined ? race.entries.filter(({ isUnmatched }) => isUnmatched) : [];
  const hasResults = race.entries.some(hasResult);
  const rows = hasResults ? resultRows(scored, sailing.id, unmatched) : [];
  return {
    sailing: sailing.id,
    list,
    counts,
    why: [
      ...whyCounts(race),
      ...(isOther ? [countingWhy.otherList] : []),
      ...(isCancelled ? [countingWhy.cancelled] : []),
      ...(category === undefined ? [] : [countingWhy.category(category)]),
      ...(hasResults && !isOther && !isCancelled ? whyNotScored(scored, sailing.id) : []),
    ],
    categories,
    results: rows.map((placed) => presentResult(placed, race, !isOther && !isCancelled)),
  };
}

/** The results of a sailing as they are at this moment of the database. Whether the asker may see them has been asked. */
export async function sailingResults(db: Db, sailing: Sailing, remember: Remember, wish?: Partial<ResultsWish>): Promise<SailingResults> {
  const { list, category } = wish ?? {};
  const number = await clubVersion(db, sailing.club_id);
  const subject = `results ${sailing.id} ${list ?? ''} ${category ?? ''}`;
  return remember({ subject, number }, () => computeResults(db, sailing, remember, { list, category }));
}

/** The entries with the place and the points that the results give them. */
export function withPlaces(entries: readonly Competitor[], results: readonly ResultRow[]): Competitor[] {
  const rows = new Map(results.map((row) => [row.competitor, row]));
  return entries.map((entry) => {
    const { position = null, points = null } = rows.get(entry.id) ?? {};
    return { ...entry, position, points };
  });
}

export const withPlace = (entry: Competitor, results: readonly ResultRow[]): Competitor => withPlaces([entry], results)[0] ?? entry;
