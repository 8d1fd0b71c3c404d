import { object, type InferType } from 'yup';
import type { BoatKind } from '../../../shared/contract/boats';
import { toThousandths, typedDecimal } from '../../../shared/domain/decimals';
import { matchKey } from '../../../shared/domain/entryList/nameKeys';
import { field, misread, required } from '../../../shared/schemas/fields/field';
import { integer } from '../../../shared/schemas/fields/number';
import { rating } from '../../../shared/schemas/fields/boat';
import { text } from '../../../shared/schemas/fields/text';
import { fieldErrors } from '../../../shared/schemas/fields/validate';
import type { NewBoatModel } from '../../db/schema';
import { readCsv, type CsvRow } from '../../uploads/readCsv';

/** What is said about a table of boat models that somebody wants to import. */
const boatModelTexts = {
  empty:
    'Filen är tom. Den första raden ska vara rubrikerna name;kind;srs;srs_no_flying;srs_shorthanded;srs_shorthanded_no_flying;srs_year.',
  noModels: 'Filen har rubriker men inga båttyper under dem.',
  missingColumn: 'Rubriken saknas.',
  unknownKind: 'Skriv monohull (enskrov), multihull (flerskrov) eller dinghy (jolle).',
  unclosedQuote: 'Ett citattecken saknas: värdet som börjar med " slutar aldrig.',
  twice: (name: string, row: number) => `Båttypen ${name} står redan på rad ${row}.`,
} as const;

const MAX_NAME_LENGTH = 80;
const YEARS = { min: 2000, max: 2100 };

const KINDS: Record<string, BoatKind> = {
  monohull: 'monohull',
  enskrov: 'monohull',
  kölbåt: 'monohull',
  multihull: 'multihull',
  flerskrov: 'multihull',
  dinghy: 'dinghy',
  jolle: 'dinghy',
};

const kind = () =>
  field<BoatKind>('kind', (raw) => KINDS[matchKey(String(raw))] ?? misread(boatModelTexts.unknownKind));

const schema = object({
  name: required(text({ max: MAX_NAME_LENGTH })),
  kind: required(kind()),
  srs: rating().nullable(),
  srs_no_flying: rating().nullable(),
  srs_shorthanded: rating().nullable(),
  srs_shorthanded_no_flying: rating().nullable(),
  srs_year: required(integer(YEARS)),
});

const COLUMNS = [
  'name',
  'kind',
  'srs',
  'srs_no_flying',
  'srs_shorthanded',
  'srs_shorthanded_no_flying',
  'srs_year',
] as const;
type Column = (typeof COLUMNS)[number];

const isDecimal = (column: Column): boolean => column.startsWith('srs') && column !== 'srs_year';

/** Something that is wrong in the file; the column is '' when it is about the whole row. */
export interface FileProblem {
  row: number;
  column: string;
  text: string;
}

export type BoatModelFile = { models: NewBoatModel[] } | { problems: FileProblem[] };

type Places = Map<Column, number>;

function readHeadings({ number, cells }: CsvRow): { places: Places; problems: FileProblem[] } {
  const keys = cells.map(matchKey);
  const places: Places = new Map();
  for (const column of COLUMNS) {
    const index = keys.indexOf(matchKey(column));
    if (index >= 0) places.set(column, index);
  }
  const missing = COLUMNS.filter((column) => !places.has(column));
  const problems = missing.map((column) => ({ row: number, column, text: boatModelTexts.missingColumn }));
  return { places, problems };
}

const recordOf = (values: InferType<typeof schema>): NewBoatModel => ({
  name: values.name,
  kind: values.kind,
  srs_thousandths: toThousandths(values.srs ?? null),
  srs_no_flying_thousandths: toThousandths(values.srs_no_flying ?? null),
  srs_shorthanded_thousandths: toThousandths(values.srs_shorthanded ?? null),
  srs_shorthanded_no_flying_thousandths: toThousandths(values.srs_shorthanded_no_flying ?? null),
  srs_year: values.srs_year,
});

/** A cell as the wire has it: a decimal comma becomes a point, and nothing written is no number. */
function valueOf({ cells }: CsvRow, places: Places, column: Column): string | null {
  const typed = cells[places.get(column) ?? -1]?.trim() ?? '';
  if (!isDecimal(column)) return typed;
  return typed === '' ? null : typedDecimal(typed);
}

function readModel(row: CsvRow, places: Places): { model: NewBoatModel } | { problems: FileProblem[] } {
  const values = Object.fromEntries(COLUMNS.map((column) => [column, valueOf(row, places, column)]));
  const validation = fieldErrors(schema, values);
  if ('value' in validation) return { model: recordOf(validation.value) };
  const { errors } = validation;
  return {
    problems: COLUMNS.flatMap((column) =>
      (errors[column] ?? []).map((sentence) => ({ row: row.number, column, text: sentence })),
    ),
  };
}

/**
 * Reads a table of boat models: CSV with headings, semicolons and decimal commas (a comma and points are understood
 * too), as UTF-8 or Windows-1252. Every mistake is reported with its row; a name may occur once, whatever its case
 * and punctuation.
 */
export function readBoatModelFile(bytes: Uint8Array): BoatModelFile {
  const file = readCsv(bytes);
  if ('brokenRow' in file)
    return { problems: [{ row: file.brokenRow, column: '', text: boatModelTexts.unclosedQuote }] };
  const [headings, ...rows] = file.rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!headings) return { problems: [{ row: 1, column: '', text: boatModelTexts.empty }] };
  const { places, problems } = readHeadings(headings);
  if (problems.length > 0) return { problems };
  if (rows.length === 0) return { problems: [{ row: headings.number, column: '', text: boatModelTexts.noModels }] };
  return readRows(rows, places);
}

function readRows(rows: CsvRow[], places: Places): BoatModelFile {
  const models: NewBoatModel[] = [];
  const problems: FileProblem[] = [];
  const firstRows = new Map<string, number>();
  for (const row of rows) {
    const read = readModel(row, places);
    if ('problems' in read) {
      problems.push(...read.problems);
      continue;
    }
    const key = matchKey(read.model.name);
    const first = firstRows.get(key);
    if (first === undefined) firstRows.set(key, row.number);
    else problems.push({ row: row.number, column: 'name', text: boatModelTexts.twice(read.model.name, first) });
    models.push(read.model);
  }
  return problems.length > 0 ? { problems } : { models };
}
