import type { BoatKind } from '../../contract/boats';
import { SRS_NUMBERS, type SrsColumn, type SrsNumber, type SrsNumbers } from '../../contract/srsTable';
import { MAX_RATING, MIN_RATING } from '../../limits';
import { srsTableTexts as texts } from '../../texts/srsTable';
import { fromScaled, toScaled, typedDecimal } from '../decimals';
import { matchKey } from '../entryList/nameKeys';
import { isOfOneBoat, srsColumnOf, srsPlaces, type SrsPlaces } from './columns';

/** A row of text as it was cut into cells. */
export interface TableRow {
  number: number;
  cells: readonly string[];
}

/** A type as the table has it. Numbers of columns that the table lacks are left out. */
export interface ReadType {
  line: number;
  name: string;
  kind: BoatKind | null;
  year: number | null;
  numbers: Partial<SrsNumbers>;
}

export interface SrsTable {
  columns: { heading: string; field: SrsColumn | null }[];
  /** The numbers that no column holds. */
  missing: SrsNumber[];
  types: ReadType[];
  /** How many rows have a name and no number. */
  skipped: number;
}

const PLACES = 3;
const MIN = toScaled(MIN_RATING, PLACES);
const MAX = toScaled(MAX_RATING, PLACES);
const MAX_MODEL_NAME_LENGTH = 80;
export const TABLE_YEARS = { min: 2000, max: 2100 };

const KINDS: Readonly<Record<string, BoatKind>> = {
  monohull: 'monohull',
  enskrov: 'monohull',
  kölbåt: 'monohull',
  multihull: 'multihull',
  flerskrov: 'multihull',
  dinghy: 'dinghy',
  jolle: 'dinghy',
};

/** Names are one where they differ in case, blanks, hyphens or the decimal sign: "IF-båt" is "if båt", 31.7 not 317. */
export const typeKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replaceAll(',', '.');

const NOT_WRITTEN = /^(?:|[-–—]+|0+(?:[.,]0*)?)$/;

/** A number as it is written: null where there is none; undefined for what is no SRS number. "917" is 0,917. */
function readNumber(written: string): string | null | undefined {
  if (NOT_WRITTEN.test(written)) return null;
  const decimal = /^\d{3,4}$/.test(written) ? fromScaled(Number(written), PLACES) : typedDecimal(written);
  if (!/^\d(?:\.\d{1,3})?$/.test(decimal)) return undefined;
  const scaled = toScaled(decimal, PLACES);
  return scaled >= MIN && scaled <= MAX ? fromScaled(scaled, PLACES) : undefined;
}

/** A type that has no number with flying sails has it in the next column, where that is not said to hold another. */
function nextNumber(cells: readonly string[], places: SrsPlaces): string | null {
  const next = (places.srs ?? 0) + 1;
  return Object.values(places).includes(next) ? null : (readNumber(cells[next]?.trim() ?? '') ?? null);
}

/** Reads the rows below their headings, and notes what is wrong with them. */
class Reader {
  readonly types: ReadType[] = [];
  readonly problems: string[] = [];
  skipped = 0;
  private readonly firsts = new Map<string, ReadType>();

  read({ number: line, cells }: TableRow, places: SrsPlaces): void {
    const cell = (column: SrsColumn) => cells[places[column] ?? -1]?.trim() ?? '';
    const name = cell('name').replace(/\s+/g, ' ');
    if (name === '') return;
    const numbers = this.numbersOf({ line, name, cells }, places);
    if (Object.values(numbers).every((one) => one === null)) {
      this.skipped += 1;
      return;
    }
    if (name.length > MAX_MODEL_NAME_LENGTH) this.problems.push(texts.longName(line, MAX_MODEL_NAME_LENGTH));
    const [kind, year] = [KINDS[matchKey(cell('kind'))] ?? null, Number(cell('srs_year'))];
    if (cell('kind') !== '' && kind === null) this.problems.push(texts.notKind(line, name, cell('kind')));
    const isYear = Number.isInteger(year) && year >= TABLE_YEARS.min && year <= TABLE_YEARS.max;
    if (cell('srs_year') !== '' && !isYear) this.problems.push(texts.notYear(line, name, cell('srs_year')));
    this.add({ line, name, kind, year: isYear ? year : null, numbers });
  }

  private numbersOf(
    { line, name, cells }: { line: number; name: string; cells: readonly string[] },
    places: SrsPlaces,
  ): Partial<SrsNumbers> {
    const read = (index: number): string | null => {
      const written = cells[index]?.trim() ?? '';
      const number = readNumber(written);
      if (number === undefined) this.problems.push(texts.notNumber(line, name, written));
      return number ?? null;
    };
    const numbers: Partial<SrsNumbers> = {};
    for (const column of SRS_NUMBERS) {
      const index = places[column];
      if (index !== undefined) numbers[column] = read(index);
    }
    if (numbers.srs === null) numbers.srs = numbers.srs_no_flying ?? nextNumber(cells, places);
    return numbers;
  }

  /** A table that is pasted page by page may say the same twice. */
  private add(type: ReadType): void {
    const key = typeKey(type.name);
    const first = this.firsts.get(key);
    if (!first) {
      this.firsts.set(key, type);
      this.types.push(type);
    } else if (SRS_NUMBERS.some((number) => first.numbers[number] !== type.numbers[number])) {
      this.problems.push(texts.twice(type.line, type.name, first.line));
    }
  }
}

const headingOf = (cell: string): SrsTable['columns'] => {
  const heading = cell.trim().replace(/\s+/g, ' ');
  return heading === '' ? [] : [{ heading, field: srsColumnOf(heading) }];
};

/**
 * Reads the federation's table of types, or one like it, by its headings: they may stand below other rows, and again
 * further down with the columns in another order. Says what is wrong, row by row, or gives all of it.
 */
export function readSrsTable(rows: readonly TableRow[]): SrsTable | { problems: string[] } {
  const headings = rows.filter(({ cells }) => srsPlaces(cells) !== null);
  const [first] = headings;
  if (!first) return { problems: [rows.length === 0 ? texts.empty : texts.noHeadings] };
  if (headings.some(({ cells }) => cells.some(isOfOneBoat))) return { problems: [texts.certificates] };

  const reader = new Reader();
  let places: SrsPlaces | null = null;
  for (const row of rows) {
    const found = srsPlaces(row.cells);
    if (found) places = found;
    else if (places) reader.read(row, places);
  }
  const { types, skipped, problems } = reader;
  if (problems.length > 0) return { problems };
  if (types.length === 0) return { problems: [texts.noTypes] };
  const missing = SRS_NUMBERS.filter((number) =>
    headings.some(({ cells }) => srsPlaces(cells)?.[number] === undefined),
  );
  return { columns: first.cells.flatMap(headingOf), missing, types, skipped };
}
