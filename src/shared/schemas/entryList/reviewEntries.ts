import type { DuplicateOf, ImportField, ImportMapping, ImportProblem } from '../../contract/entryImport';
import { areHeadings, readColumns, type ColumnReading } from '../../domain/entryList/columns';
import {
  nameOf,
  readDraft,
  readerOf,
  withCrew,
  type EntryDraft,
  type EntryFields,
  type ListRow,
} from '../../domain/entryList/entryDraft';
import type { ModelsByKey } from '../../domain/entryList/nameKeys';
import { sailNumberKey } from '../../domain/sailNumber';
import { MAX_ROWS_ABOVE_HEADINGS } from '../../limits';
import { entryListTexts } from '../../texts/validation';
import { entryImportTexts } from '../../texts/entryImport';
import { entryContactSchema, listedEntrySchema } from '../competitor';
import { fieldErrors } from '../fields/validate';
import { raceClassSchema } from '../raceClass';
import { startGroupSchema } from '../startGroup';

/** A boat of the list with all that is wrong with its row. */
export interface ReviewedEntry {
  draft: EntryDraft;
  problems: ImportProblem[];
  duplicateOf: DuplicateOf | null;
}

export interface ReviewOptions {
  /** What columns hold, later choices last. */
  mappings?: readonly ImportMapping[];
  models: ModelsByKey;
  competitors: readonly { id: number; sail_number: string }[];
  /** Lines that are left out: no other row is the same as one of them. */
  skip?: ReadonlySet<number>;
}

export interface Review {
  headings: ListRow;
  /** The columns of the first table, and those that only later ones have. */
  columns: ColumnReading;
  /** False where no row could be recognised as headings: the first one was taken. */
  areHeadings: boolean;
  entries: ReviewedEntry[];
}

const COLUMN_OF: Partial<Record<keyof EntryFields, ImportField[]>> = {
  skipper_name: ['skipper_name', 'first_name', 'last_name'],
  crew_names: ['crew_names'],
  crew_count: ['crew_count', 'crew_names'],
  sail_number: ['sail_number'],
  boat_name: ['boat_name'],
  boat_model_name: ['boat_model'],
  club_name: ['club_name'],
  rating: ['rating'],
};

const PEOPLE: readonly ImportField[] = ['skipper_name', 'first_name', 'last_name', 'crew_names'];
/** What a row may hold that only names more people of the boat above it. */
const OF_PEOPLE: readonly ImportField[] = [...PEOPLE, 'nation', 'club_name', 'email', 'phone'];

const isBlank = ({ cells }: ListRow): boolean => cells.every((cell) => cell.trim() === '');

/** A row of a copied web table that only has names is about somebody more aboard the boat above it. */
function crewName(row: ListRow, reading: ColumnReading): string {
  const written = reading.columns.filter(({ index }) => row.cells[index]?.trim());
  const isOfPeople = written.every(({ field }) => field === null || OF_PEOPLE.includes(field));
  if (!isOfPeople) return '';
  const read = readerOf(row, reading);
  return nameOf(read) || read('crew_names');
}

const isNamed = ({ fields }: EntryDraft): boolean => fields.sail_number !== '' || fields.boat_name !== '';

/** The errors in the names of a group or a class, where the row has them. */
function nameErrors(schema: typeof startGroupSchema | typeof raceClassSchema, name: string): string[] {
  if (name === '') return [];
  const validated = fieldErrors(schema, { name }, { partial: true });
  return 'errors' in validated ? (validated.errors['name'] ?? []) : [];
}

function problemsOf({ fields, group, raceClass }: EntryDraft, { places }: ColumnReading): ImportProblem[] {
  const validated = fieldErrors(listedEntrySchema, fields, { partial: true });
  const errors = 'errors' in validated ? validated.errors : {};
  const ofFields: ImportProblem[] = (Object.keys(COLUMN_OF) as (keyof EntryFields)[]).flatMap((name) => {
    const [first, ...others] = COLUMN_OF[name] ?? [];
    const field = [first, ...others].find((one) => one && places[one]) ?? first ?? 'non_field_errors';
    return (errors[name] ?? []).map((text) => ({ field, text }));
  });
  return [
    ...ofFields,
    ...nameErrors(startGroupSchema, group).map((text) => ({ field: 'start_group' as const, text })),
    ...nameErrors(raceClassSchema, raceClass).map((text) => ({ field: 'race_class' as const, text })),
  ];
}

/** Without addresses and numbers that cannot be right, which stop no boat. */
function withContact(draft: EntryDraft): EntryDraft {
  const validated = fieldErrors(entryContactSchema, draft.contact);
  if (!('errors' in validated)) return draft;
  const contact = { ...draft.contact };
  const warnings = [...draft.warnings];
  for (const name of ['email', 'phone'] as const) {
    const [problem] = validated.errors[name] ?? [];
    if (problem === undefined) continue;
    warnings.push(entryImportTexts.contactNotKept(contact[name], problem));
    contact[name] = '';
  }
  return { ...draft, contact, warnings };
}

const isWide = ({ cells }: ListRow, headings: ListRow): boolean =>
  cells.slice(headings.cells.length).some((cell) => cell.trim() !== '');

interface ReadRow {
  draft: EntryDraft;
  reading: ColumnReading;
  isTooWide: boolean;
}

/** The boats below the headings. Rows with headings again begin another table. */
function readRows(first: ListRow, rows: readonly ListRow[], options: ReviewOptions) {
  const read: ReadRow[] = [];
  const readings: ColumnReading[] = [];
  let headings = first;
  let reading = readColumns(first.cells, ...(options.mappings ?? []));
  readings.push(reading);
  let isBelowBoat = false;
  for (const row of rows) {
    if (areHeadings(row.cells)) {
      headings = row;
      reading = readColumns(row.cells, ...(options.mappings ?? []));
      readings.push(reading);
      isBelowBoat = false;
      continue;
    }
    const above = isBelowBoat ? read.at(-1) : undefined;
    const crew = above && isNamed(above.draft) ? crewName(row, reading) : '';
    if (above && crew !== '') above.draft = withCrew(above.draft, crew);
    else
      read.push({
        draft: withContact(readDraft(row, reading, options.models)),
        reading,
        isTooWide: isWide(row, headings),
      });
    isBelowBoat = true;
  }
  return { read, columns: joined(readings) };
}

function joined([first, ...others]: ColumnReading[]): ColumnReading {
  if (!first) throw new Error('A list has at least one row of headings.');
  const columns = [...first.columns];
  for (const { columns: more } of others)
    for (const column of more) if (!columns.some(({ heading }) => heading === column.heading)) columns.push(column);
  return { ...first, columns };
}

/** The same boat: in the list, or in the sailing. "57" and "SWE 57" are the same. */
function duplicateFinder({ competitors, skip }: ReviewOptions): (draft: EntryDraft) => DuplicateOf | null {
  const entered = new Map(competitors.map(({ id, sail_number }) => [sailNumberKey(sail_number), id]));
  const lines = new Map<string, number>();
  return ({ row, fields }) => {
    const key = sailNumberKey(fields.sail_number);
    if (key === '') return null;
    const competitor = entered.get(key);
    const line = lines.get(key);
    if (line === undefined && !skip?.has(row)) lines.set(key, row);
    if (competitor !== undefined) return { competitor };
    return line === undefined ? null : { line };
  };
}

/** Reads every boat of a list, and says what is wrong with each of them. Null: there is nothing in the list. */
export function reviewEntries(list: readonly ListRow[], options: ReviewOptions): Review | null {
  const rows = list.filter((row) => !isBlank(row));
  const found = rows.slice(0, MAX_ROWS_ABOVE_HEADINGS).findIndex(({ cells }) => areHeadings(cells));
  const at = Math.max(found, 0);
  const headings = rows[at];
  if (!headings) return null;

  const { read, columns } = readRows(headings, rows.slice(at + 1), options);
  const duplicateOf = duplicateFinder(options);
  const entries = read.map(({ draft, reading, isTooWide }) =>
    isTooWide
      ? {
          draft,
          problems: [{ field: 'non_field_errors' as const, text: entryListTexts.tooManyCells }],
          duplicateOf: null,
        }
      : { draft, problems: problemsOf(draft, reading), duplicateOf: duplicateOf(draft) },
  );
  return { headings, columns, areHeadings: found >= 0, entries };
}
