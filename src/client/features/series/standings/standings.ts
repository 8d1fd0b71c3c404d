import type { ClassScoringDocument, ScoredBoat } from '../../../../shared/contract/scoring';
import { scoreSeries } from '../../../../shared/domain/scoring/scoreSeries';
import { subSeries } from '../../../../shared/domain/scoring/subSeries';
import type { RaceSummary, SeriesInput, SeriesRowScore } from '../../../../shared/domain/scoring/types';
import { readSeriesDocument } from '../../../../shared/schemas/scoring/readSeriesDocument';
import { boatText } from './BoatName';

/** A row of the standings: whom it stands for, and what the scorer says of it. */
export interface StandingRow {
  key: string;
  boat: ScoredBoat;
  score: SeriesRowScore;
}

/** A race of the series: what it is, and what the scorer makes of it. */
export interface StandingRace {
  /** From 0, as the scorer counts. */
  index: number;
  race: ClassScoringDocument['races'][number];
  summary: RaceSummary;
}

/** The standings of one class, scored here from the server's document. */
export interface Standings {
  source: ClassScoringDocument;
  /** What was scored: the document, or the part of it that a sub-result is about. */
  input: SeriesInput;
  /** The sub-result; null is the whole class. */
  category: string | null;
  rows: readonly StandingRow[];
  races: readonly StandingRace[];
  discardCount: number;
}

/** Some race has a result. */
export const hasResults = ({ races }: Standings): boolean => races.some(({ summary }) => summary.isCounted);

/** The club has not verified some race that counts: something may still change. */
export const isPreliminary = ({ races }: Standings): boolean =>
  races.some(({ race, summary }) => summary.isCounted && !race.verified_result);

/** What a competitor of a document is called in a sentence. */
export const nameOfRow =
  ({ boats }: Pick<ClassScoringDocument, 'boats'>) =>
  (key: string): string => {
    const boat = boats[key];
    return boat ? boat.sail_number || boatText(boat) : key;
  };

/** The sub-results that some boat of the class takes part in, in the order they are met. */
export const categoriesOf = ({ boats }: ClassScoringDocument): string[] => [
  ...new Set(Object.values(boats).flatMap(({ categories }) => categories)),
];

/**
 * A class's document, or one made of it, as the scorer takes it; with a category only the boats that take part in it.
 */
export function inputOf(
  { boats, document }: Pick<ClassScoringDocument, 'boats' | 'document'>,
  category: string | null,
): SeriesInput {
  const whole = readSeriesDocument(document);
  if (category === null) return whole;
  return subSeries(whole, new Set(whole.competitors.filter((key) => boats[key]?.categories.includes(category))));
}

/** Rows with the boats that they stand for. */
export const rowsOf = (
  { boats }: Pick<ClassScoringDocument, 'boats'>,
  rows: readonly SeriesRowScore[],
): StandingRow[] =>
  rows.flatMap((score) => {
    const boat = boats[score.competitor];
    return boat ? [{ key: score.competitor, boat, score }] : [];
  });

/** Scores a class, or what may become of it: the input is made of the class's document. */
export function standingsFrom(source: ClassScoringDocument, category: string | null, input: SeriesInput): Standings {
  const { rows, races, discardCount } = scoreSeries(input);
  return {
    source,
    input,
    category,
    rows: rowsOf(source, rows),
    races: source.races.flatMap((race, index) => {
      const summary = races[index];
      return summary ? [{ index, race, summary }] : [];
    }),
    discardCount,
  };
}

/** The standings of a class; with a category those of a sub-result, whose boats are placed among themselves. */
export const standingsOf = (source: ClassScoringDocument, category: string | null): Standings =>
  standingsFrom(source, category, inputOf(source, category));

/** A row as it becomes, and the places before and after. */
export interface Move {
  row: StandingRow;
  from: number;
  to: number;
}

/** Every row of the later standings, in their order, with the place that it had. */
export function movesBetween(before: Pick<Standings, 'rows'>, after: Pick<Standings, 'rows'>): Move[] {
  const ranks = new Map(before.rows.map(({ key, score }) => [key, score.rank]));
  return after.rows.map((row) => ({ row, from: ranks.get(row.key) ?? row.score.rank, to: row.score.rank }));
}

/** Nothing is other than before, neither places nor points. */
export const areSame = (before: Pick<Standings, 'rows'>, after: Pick<Standings, 'rows'>): boolean => {
  const sums = (rows: readonly StandingRow[]) =>
    JSON.stringify(rows.map(({ key, score }) => [key, score.rank, score.netTenths]));
  return sums(before.rows) === sums(after.rows);
};

/** How many rows have another place than before. */
export const countMoved = (moves: readonly Move[]): number => moves.filter(({ from, to }) => from !== to).length;
