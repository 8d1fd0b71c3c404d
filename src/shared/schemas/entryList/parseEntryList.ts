import type { BoatModel } from '../../contract/boats';
import type { Competitor } from '../../contract/competitors';
import type { RaceClass } from '../../contract/raceClasses';
import type { StartGroupRow } from '../../contract/startGroups';
import { readColumns, matchKey, type Column, type ColumnReading } from '../../domain/entryList/columns';
import { readDraft, type EntryDraft, type EntryFields, type ListRow } from '../../domain/entryList/entryDraft';
import { sailNumberKey } from '../../domain/sailNumber';
import { startGroupName, inStartOrder } from '../../domain/startGroups';
import { entryListTexts as texts } from '../../texts/validation';
import { competitorSchema } from '../competitor';
import { raceClassSchema } from '../raceClass';
import { startGroupSchema } from '../startGroup';
import { fieldErrors } from '../fields/validate';

export interface EntryListProblem {
  row: number;
  /** The heading as the file has it; '' when it is about the whole row. */
  column: string;
  text: string;
}

/** The existing data that the list is matched against. */
export interface EntryListContext {
  competitors: readonly Pick<Competitor, 'sail_number'>[];
  startGroups: readonly StartGroupRow[];
  raceClasses: readonly Pick<RaceClass, 'id' | 'name'>[];
  boatModels: readonly BoatModel[];
}

export interface PlannedEntry {
  row: number;
  /** The group's name; null: not grouped. */
  group: string | null;
  /** The class's name; null: in no class. */
  raceClass: string | null;
  fields: EntryFields;
}

export interface NewClass {
  name: string;
  /** The type that the class is named after, if any: all its boats are of that type. */
  boatModel: number | null;
}

export interface EntryListPlan {
  entries: PlannedEntry[];
  /** Groups that are there already, by the name that the list has for them. */
  heldGroups: Map<string, number>;
  /** Groups to make, in the order in which the list names them. */
  newGroups: string[];
  /** The same of race classes. */
  heldClasses: Map<string, number>;
  newClasses: NewClass[];
  /** Sentences about content that is not imported. */
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

function validateDraft({ row, fields, group, raceClass }: EntryDraft, columns: ColumnReading): EntryListProblem[] {
  const validated = fieldErrors(competitorSchema, fields, { partial: true });
  const errors = 'errors' in validated ? validated.errors : {};
  const problems = Object.entries(COLUMN_OF).flatMap(([field, named]) =>
    (errors[field] ?? []).map((text) => ({ row, column: headingOf(columns, named), text })),
  );
  const named = [
    ...nameProblems(startGroupSchema, group).map((text) => ({ row, column: headingOf(columns, ['group']), text })),
    ...nameProblems(raceClassSchema, raceClass).map((text) => ({
      row,
      column: headingOf(columns, ['race_class']),
      text,
    })),
  ];
  return [...problems, ...named];
}

/** The errors in the names of a group or a class, where the row has them. */
function nameProblems(schema: typeof startGroupSchema | typeof raceClassSchema, name: string): string[] {
  if (name === '') return [];
  const validated = fieldErrors(schema, { name }, { partial: true });
  return 'errors' in validated ? (validated.errors['name'] ?? []) : [];
}

/** The same boat twice: in the list, or in the list and in the sailing. "57" and "SWE 57" are the same. */
function findRepeated(
  drafts: EntryDraft[],
  columns: ColumnReading,
  entered: EntryListContext['competitors'],
): EntryListProblem[] {
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
    ...(contacts.length > 0 ? [texts.contactsNotImported(contacts)] : []),
    ...unknown.map(texts.unknownColumn),
    ...drafts
      .filter(({ boatType }) => boatType !== '')
      .map(({ row, boatType }) => texts.unknownBoatType(row, boatType)),
  ];
}

interface PlannedNames {
  held: Map<string, number>;
  added: string[];
  /** The canonical name for a spelling; null when there is none. */
  nameOf: (written: string) => string | null;
}

/** Each group or class is found or created once, however its name varies in case and blanks. */
function planNames(written: readonly string[], heldKeys: ReadonlyMap<string, number>): PlannedNames {
  const names = new Map<string, string>();
  for (const name of written) if (name !== '' && !names.has(matchKey(name))) names.set(matchKey(name), name);
  const held = new Map<string, number>();
  const added: string[] = [];
  for (const [key, name] of names) {
    const id = heldKeys.get(key);
    if (id === undefined) added.push(name);
    else held.set(name, id);
  }
  return { held, added, nameOf: (name) => names.get(matchKey(name)) ?? null };
}

function planGroups(drafts: EntryDraft[], groups: readonly StartGroupRow[]): PlannedNames {
  const keys = new Map(inStartOrder(groups).map((group, index) => [matchKey(startGroupName(group, index)), group.id]));
  return planNames(
    drafts.map(({ group }) => group),
    keys,
  );
}

function planClasses(drafts: EntryDraft[], classes: EntryListContext['raceClasses']): PlannedNames {
  const keys = new Map(classes.map(({ id, name }) => [matchKey(name), id]));
  return planNames(
    drafts.map(({ raceClass }) => raceClass),
    keys,
  );
}

/** A class that is named after a type of boat is for boats of that type. */
const newClass = (name: string, models: readonly BoatModel[]): NewClass => ({
  name,
  boatModel: models.find((model) => matchKey(model.name) === matchKey(name))?.id ?? null,
});

function planEntries(drafts: EntryDraft[], columns: ColumnReading, context: EntryListContext): EntryListPlan {
  const groups = planGroups(drafts, context.startGroups);
  const classes = planClasses(drafts, context.raceClasses);
  return {
    entries: drafts.map(({ row, group, raceClass, fields }) => ({
      row,
      fields,
      group: groups.nameOf(group),
      raceClass: classes.nameOf(raceClass),
    })),
    heldGroups: groups.held,
    newGroups: groups.added,
    heldClasses: classes.held,
    newClasses: classes.added.map((name) => newClass(name, context.boatModels)),
    notices: noticesOf(drafts, columns),
  };
}

/**
 * Reads an entry list: what is to be done with it, or everything that is wrong with it. It is
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
  const drafts = entries
    .filter((entry) => !wide.includes(entry))
    .map((entry) => readDraft(entry, columns, context.boatModels));
  const problems = [
    ...wide.map(({ number }) => ({ row: number, column: '', text: texts.tooManyCells })),
    ...drafts.flatMap((draft) => validateDraft(draft, columns)),
    ...findRepeated(drafts, columns, context.competitors),
  ];
  if (problems.length > 0) return { problems: problems.sort((a, b) => a.row - b.row) };

  return { plan: planEntries(drafts, columns, context) };
}
