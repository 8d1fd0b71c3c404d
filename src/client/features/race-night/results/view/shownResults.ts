import type { Id } from '../../../../../shared/contract/common';
import type { ResultRow } from '../../../../../shared/contract/sailings';
import { containsAllWords } from '../../../../lib/wordsFound';

/** The boats of one class, placed among themselves; all boats where there are no classes. */
export interface ResultSection {
  key: string;
  name: string | null;
  rows: readonly ResultRow[];
}

export interface ShownResults {
  sections: readonly ResultSection[];
  /** Boats without time or code that may still be racing. */
  waiting: readonly ResultRow[];
}

interface Filter {
  raceClass: string;
  group: string;
  query: string;
}

/** Value of the filters for boats that are in no class or group. */
const NONE = 'none';

const keyOf = (id: Id | undefined | null): string => (id == null ? NONE : String(id));

const classOf = ({ race_class }: ResultRow): string => keyOf(race_class?.id);

const wordsOf = ({ sail_number, boat_name, skipper_name, boat_model_name, club_name }: ResultRow): string =>
  [sail_number, sail_number.replace(/\s/g, ''), boat_name, skipper_name, boat_model_name, club_name].join(' ');

export const hasTime = ({ elapsed_time, finish_time }: ResultRow): boolean =>
  elapsed_time !== null || finish_time !== null;

/** Nothing has been written down, and nothing follows from that yet. */
const isWaiting = (row: ResultRow): boolean => !hasTime(row) && row.score_code === null && row.points === null;

/** What the filters leave, class by class in the order of the list. */
export function shownResults(
  rows: readonly ResultRow[],
  { raceClass, group, query }: Filter,
  noClass: string,
): ShownResults {
  const hits = rows.filter(
    (row) =>
      (raceClass === '' || classOf(row) === raceClass) &&
      (group === '' || keyOf(row.start_group) === group) &&
      containsAllWords(wordsOf(row), query),
  );
  const isClassed = rows.some(({ race_class }) => race_class !== null);
  const placed = hits.filter((row) => !isWaiting(row));
  const keys = [...new Set(placed.map(classOf))];
  const sections = keys.map((key) => {
    const own = placed.filter((row) => classOf(row) === key);
    return { key, name: isClassed ? (own[0]?.race_class?.name ?? noClass) : null, rows: own };
  });
  return { sections, waiting: hits.filter(isWaiting) };
}

interface ClassChoice {
  value: string;
  label: string;
}

/** The classes that boats are in, for the filter; [] when there is nothing to choose. */
export function classChoices(rows: readonly ResultRow[], noClass: string): ClassChoice[] {
  const names = new Map(rows.map((row) => [classOf(row), row.race_class?.name ?? noClass]));
  return names.size < 2 ? [] : [...names].map(([value, label]) => ({ value, label }));
}
