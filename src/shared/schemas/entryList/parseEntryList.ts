import { type ColumnReading } from '../../domain/entryList/columns';
import type { EntryContact, EntryFields, ListRow } from '../../domain/entryList/entryDraft';
import { modelsByKey } from '../../domain/entryList/nameKeys';
import { entryListTexts as texts } from '../../texts/validation';
import { newClass, planClasses, planGroups, type EntryListContext, type NewClass } from './planNames';
import { reviewEntries, type Review, type ReviewedEntry } from './reviewEntries';

export interface EntryListProblem {
  row: number;
  /** The heading as the file has it; '' when it is about the whole row. */
  column: string;
  text: string;
}

export interface PlannedEntry {
  row: number;
  /** The group's name; null: not grouped. */
  group: string | null;
  /** The class's name; null: in no class. */
  raceClass: string | null;
  fields: EntryFields;
  contact: EntryContact;
}

export interface EntryListPlan {
  entries: PlannedEntry[];
  /** Groups that are there already, by their names. */
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

function columnProblems({ columns: { places, repeated }, headings: { number: row } }: Review): EntryListProblem[] {
  const problems = repeated.map((column) => ({ row, column, text: texts.repeatedHeading }));
  const hasSkipper = places.skipper_name ?? places.first_name ?? places.last_name;
  return hasSkipper ? problems : [...problems, { row, column: '', text: texts.noSkipper }];
}

function rowProblems({ draft, problems, duplicateOf }: ReviewedEntry, { places }: ColumnReading): EntryListProblem[] {
  const { row } = draft;
  const headingOf = (field: string) => Object.entries(places).find(([placed]) => placed === field)?.[1].heading ?? '';
  const told = problems.map(({ field, text }) => ({ row, column: headingOf(field), text }));
  if (!duplicateOf) return told;
  const { sail_number: number } = draft.fields;
  const text = 'line' in duplicateOf ? texts.twiceInFile(number, duplicateOf.line) : texts.alreadyEntered(number);
  return [...told, { row, column: headingOf('sail_number'), text }];
}

/** What is not imported, of all that the list holds. */
const noticesOf = (entries: readonly ReviewedEntry[], { moreContacts, unknown }: ColumnReading): string[] => [
  ...(moreContacts.length > 0 ? [texts.contactsNotImported(moreContacts)] : []),
  ...unknown.map(texts.unknownColumn),
  ...entries.flatMap(({ draft: { row, fields } }) =>
    fields.boat_model === null && fields.boat_model_name ? texts.unknownBoatType(row, fields.boat_model_name) : [],
  ),
];

/** What entering these boats does. */
export function planEntries(
  entries: readonly ReviewedEntry[],
  columns: ColumnReading,
  context: EntryListContext,
): EntryListPlan {
  const drafts = entries.map(({ draft }) => draft);
  const groups = planGroups(drafts, context.startGroups);
  const classes = planClasses(drafts, context.raceClasses);
  const models = modelsByKey(context.boatModels);
  return {
    entries: drafts.map(({ row, group, raceClass, fields, contact }) => ({
      row,
      fields,
      contact,
      group: groups.nameOf(group),
      raceClass: classes.nameOf(raceClass),
    })),
    heldGroups: groups.held,
    newGroups: groups.added,
    heldClasses: classes.held,
    newClasses: classes.added.map((name) => newClass(name, models)),
    notices: noticesOf(entries, columns),
  };
}

/**
 * Reads an entry list: what is to be done with it, or everything that is wrong with it. It is
 * all rows or none. The first row that is not blank holds the headings.
 */
export function parseEntryList(rows: readonly ListRow[], context: EntryListContext): EntryListReading {
  const { competitors, boatModels } = context;
  const review = reviewEntries(rows, { models: modelsByKey(boatModels), competitors });
  if (!review) return { problems: [{ row: 1, column: '', text: texts.empty }] };
  const wrongColumns = columnProblems(review);
  if (wrongColumns.length > 0) return { problems: wrongColumns };
  const { headings, columns, entries } = review;
  if (entries.length === 0) return { problems: [{ row: headings.number, column: '', text: texts.noEntries }] };
  const problems = entries.flatMap((entry) => rowProblems(entry, columns));
  return problems.length > 0 ? { problems } : { plan: planEntries(entries, columns, context) };
}
