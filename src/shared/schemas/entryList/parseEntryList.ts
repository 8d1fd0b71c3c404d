import type { BoatModel } from '../../contract/boatModels';
import type { Competitor } from '../../contract/competitors';
import type { StartGroupRow } from '../../contract/startGroups';
import { readColumns, type Column, type ColumnReading } from '../../domain/entryList/columns';
import { readDraft, type EntryDraft, type EntryFields, type ListRow } from '../../domain/entryList/entryDraft';
import { matchKey } from '../../domain/entryList/matchKey';
import { sailNumberKey } from '../../domain/sailNumber';
import { startGroupName } from '../../domain/startGroupName';
import { inStartOrder } from '../../domain/startGroupOrder';
import { entryListTexts as texts } from '../../texts/entryList';
import { competitorSchema } from '../competitor';
import { startGroupSchema } from '../startGroup';
import { fieldErrors } from '../validate';

export interface EntryListProblem {
  row: number;
  /** The heading as the file has it; '' when it is about the whole row. */
  column: string;
  text: string;
}

/** What the list is read against. */
export interface EntryListContext {
  competitors: readonly Pick<Competitor, 'sail_number'>[];
  startGroups: readonly StartGroupRow[];
  boatModels: readonly BoatModel[];
}

export interface PlannedEntry {
  row: number;
  /** The group's name; null: not grouped. */
  group: string | null;
  fields: EntryFields;
}

export interface EntryListPlan {
  entries: PlannedEntry[];
  /** Groups that are there already, by the name that the list has for them. */
  heldGroups: Map<string, number>;
  /** Groups to make, in the order in which the list names them. */
  newGroups: string[];
  /** What the list says that is not imported, in whole sentences. */
  notices: string[];
}

export type EntryListReading = { plan: EntryListPlan } | { problems: EntryListProblem[] };

const isBlank = ({ cells }: ListRow): boolean => cells.every((cell) => cell.trim() === '');

const COLUMN_OF: Partial<Record<keyof EntryFields, Column[]>> = {
  skipper_name: ['skipper', 'first_name', 'last_name'],
  crew_names: ['crew'],
  crew_count: ['crew'],
  sail_number: ['sail_number'],
  boat_name: ['boat_name'],
  club_name: ['club'],
  rating: ['srs'],
};

const headingOf = ({ places }: ColumnReading, columns: Column[] = []): string =>
  columns.flatMap((column) => places[column]?.heading ?? [])[0] ?? '';

function columnProblems(columns: ColumnReading, row: number): EntryListProblem[] {
  const { places, repeated } = columns;
  const problems = repeated.map((column) => ({ row, column, text: texts.repeatedHeading }));
  const hasSkipper = places.skipper ?? places.first_name ?? places.last_name;
  return hasSkipper ? problems : [...problems, { row, column: '', text: texts.noSkipper }];
}

function judgeDraft({ row, fields, group }: EntryDraft, columns: ColumnReading): EntryListProblem[] {
  const judged = fieldErrors(competitorSchema, fields, { partial: true });
  const errors = 'errors' in judged ? judged.errors : {};
  const problems = Object.entries(COLUMN_OF).flatMap(([field, named]) =>
    (errors[field] ?? []).map((text) => ({ row, column: headingOf(columns, named), text })),
  );
  const judgedGroup = fieldErrors(startGroupSchema, { name: group }, { partial: true });
  const groupErrors = 'errors' in judgedGroup ? (judgedGroup.errors['name'] ?? []) : [];
  return [...problems, ...groupErrors.map((text) => ({ row, column: headingOf(columns, ['group']), text }))];
}

/** The same boat twice: in the list, or in the list and in the sailing. "57" and "SWE 57" are the same. */
function findRepeated(drafts: EntryDraft[], columns: ColumnReading, entered: EntryListContext['competitors']): EntryListProblem[] {
  const column = headingOf(columns, ['sail_number']);
  const enteredKeys = new Set(entered.map(({ sail_number }) => sailNumberKey(sail_number)));
  const rows = new Map<string, number>();
  return drafts.flatMap(({ row, fields: { sail_number } }) => {
    const key = sailNumberKey(sail_number);
    if (key === '') return [];
    const earlier = rows.get(key);
    if (earlier === undefined) rows.set(key, row);
    if (enteredKeys.has(key)) return [{ row, column, text: texts.alreadyEntered(sail_number) }];
    return earlier === undefined ? [] : [{ row, column, text: texts.twiceInFile(sail_number, earlier) }];
  });
}

function noticesOf(drafts: EntryDraft[], { places, unknown }: ColumnReading): string[] {
  const contacts = [places.email, places.phone, places.whatsapp].flatMap((place) => place?.heading ?? []);
  return [
    ...(places.race_class ? [texts.classNotImported(places.race_class.heading)] : []),
    ...(contacts.length > 0 ? [texts.contactsNotImported(contacts)] : []),
    ...unknown.map(texts.unknownColumn),
    ...drafts.filter(({ boatType }) => boatType !== '').map(({ row, boatType }) => texts.unknownBoatType(row, boatType)),
  ];
}

/** Each group is made or found once, however the list varies the case and blanks of its name. */
function planGroups(drafts: EntryDraft[], held: readonly StartGroupRow[]) {
  const heldKeys = new Map(inStartOrder(held).map((group, index) => [matchKey(startGroupName(group, index)), group.id]));
  const names = new Map<string, string>();
  for (const { group } of drafts) if (group !== '' && !names.has(matchKey(group))) names.set(matchKey(group), group);
  const heldGroups = new Map<string, number>();
  const newGroups: string[] = [];
  for (const [key, name] of names) {
    const id = heldKeys.get(key);
    if (id === undefined) newGroups.push(name);
    else heldGroups.set(name, id);
  }
  return { heldGroups, newGroups, nameOf: (group: string) => names.get(matchKey(group)) ?? null };
}

/**
 * Reads an entry list (issue "Real input", sailing.md 2.6): what is to be done with it, or everything that is wrong with it. It is
 * all rows or none. The first row that is not blank holds the headings.
 */
export function parseEntryList(rows: readonly ListRow[], context: EntryListContext): EntryListReading {
  const [headings, ...entries] = rows.filter((row) => !isBlank(row));
  if (!headings) return { problems: [{ row: 1, column: '', text: texts.empty }] };
  const columns = readColumns(headings.cells);
  const wrongColumns = columnProblems(columns, headings.number);
  if (wrongColumns.length > 0) return { problems: wrongColumns };
  if (entries.length === 0) return { problems: [{ row: headings.number, column: '', text: texts.noEntries }] };

  const width = headings.cells.length;
  const wide = entries.filter(({ cells }) => cells.slice(width).some((cell) => cell.trim() !== ''));
  const drafts = entries.filter((entry) => !wide.includes(entry)).map((entry) => readDraft(entry, columns, context.boatModels));
  const problems = [
    ...wide.map(({ number }) => ({ row: number, column: '', text: texts.tooManyCells })),
    ...drafts.flatMap((draft) => judgeDraft(draft, columns)),
    ...findRepeated(drafts, columns, context.competitors),
  ];
  if (problems.length > 0) return { problems: problems.sort((a, b) => a.row - b.row) };

  const { nameOf, ...groups } = planGroups(drafts, context.startGroups);
  const planned = drafts.map(({ row, group, fields }) => ({ row, fields, group: nameOf(group) }));
  return { plan: { entries: planned, ...groups, notices: noticesOf(drafts, columns) } };
}
