import type { Id, WireDecimal } from '../../../../shared/contract/common';
import type { ClassScoringDocument, ScoredBoat, SerieScoring } from '../../../../shared/contract/scoring';
import { fromTenths } from '../../../../shared/domain/decimals';
import { scoreSeries } from '../../../../shared/domain/scoring/scoreSeries';
import { standingsAfterEach } from '../../../../shared/domain/scoring/standingsAfterEach';
import { readSeriesDocument } from '../../../../shared/schemas/scoring/readSeriesDocument';
import { sailorSeriesTexts } from './texts';

/** Where a boat of the sailor's stands in one class of a serie. */
export interface OwnStanding {
  key: string;
  /** null: all boats are scored as one fleet. */
  raceClass: string | null;
  boat: ScoredBoat;
  rank: number;
  /** How many there are in the class. */
  boats: number;
  points: WireDecimal | null;
  /** Of the races that count, in their order; null where the race gave none. */
  scores: readonly { points: WireDecimal | null; isDiscarded: boolean }[];
  /** The rank after each race that counts. */
  ranks: readonly number[];
}

function standingsIn({ race_class, boats, document }: ClassScoringDocument, sailor: Id): OwnStanding[] {
  const own = Object.entries(boats).filter(([, boat]) => boat.sailor === sailor);
  if (own.length === 0) return [];
  const input = readSeriesDocument(document);
  const { rows, races } = scoreSeries(input);
  const isCounted = (index: number) => races[index]?.isCounted === true;
  if (!races.some((_, index) => isCounted(index))) return [];
  const course = standingsAfterEach(input);
  return own.flatMap(([key, boat]) => {
    const row = rows.find(({ competitor }) => competitor === key);
    if (!row) return [];
    return {
      key,
      raceClass: race_class,
      boat,
      rank: row.rank,
      boats: rows.length,
      points: fromTenths(row.netTenths),
      scores: row.cells.flatMap(({ tenths, isDiscarded }, index) =>
        isCounted(index) ? [{ points: fromTenths(tenths), isDiscarded }] : [],
      ),
      ranks: course.map(({ ranks }) => ranks.get(key) ?? rows.length),
    };
  });
}

/** Where the sailor's boats stand; nothing before a race of the serie counts. */
export const ownStandings = ({ classes }: SerieScoring, sailor: Id): OwnStanding[] =>
  classes.flatMap((one) => standingsIn(one, sailor));

/** A race of the serie has a result that counts, no matter who sailed it. */
export const hasBegun = ({ classes }: SerieScoring): boolean =>
  classes.some(({ document }) => scoreSeries(readSeriesDocument(document)).races.some(({ isCounted }) => isCounted));

/** What the last race did to the place, by the places after each race. */
export function trendText(ranks: readonly number[]): string {
  const [now, before] = [ranks.at(-1), ranks.at(-2)];
  if (now === undefined || before === undefined) return sailorSeriesTexts.first;
  if (now === before) return sailorSeriesTexts.same;
  return now < before ? sailorSeriesTexts.up(before - now) : sailorSeriesTexts.down(now - before);
}
