import type { ImportField, ImportMapping } from '../../contract/entryImport';
import { matchKey } from './nameKeys';

/** The headings that say exactly what a column holds: ours, and SailArena's in English. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  sail_number: ['Segelnummer', 'Segelnr', 'Sail Number', 'Sail No'],
  nation: ['Nation', 'Nationalitet', 'Nationality'],
  boat_name: ['Båtnamn', 'Boat Name'],
  boat_model: ['Båttyp', 'Båtmodell', 'Boat Type', 'Boat Model'],
  rating: ['SRS', 'SRS-tal'],
  rating_type: ['SRS-typ', 'Rating Type'],
  skipper_name: ['Rorsman', 'Skeppare', 'Skipper', 'Helm'],
  first_name: ['Förnamn', 'First Name'],
  last_name: ['Efternamn', 'Last Name'],
  club_name: ['Klubb', 'Båtklubb', 'Club Name', 'Club'],
  crew_names: ['Besättning', 'Crew'],
  crew_count: ['Antal ombord'],
  start_group: ['Startgrupp', 'Start Group', 'Division'],
  race_class: ['Klass', 'Class'],
  email: ['E-post', 'Mejl', 'Email'],
  phone: ['Telefon', 'Mobil', 'Phone'],
};

/** What a part of a heading says of its column, where no heading says it exactly. The first that fits counts. */
const PARTS: readonly [ImportField, RegExp][] = [
  ['sail_number', /^segeln|^segel$|sailn|^sail$/],
  ['boat_name', /båtnamn|båtensnamn|boatname|yachtname|^båt$|^boat$/],
  ['boat_model', /båttyp|båtklass|båtmodell|boattype|boatclass|boatmodel|^typ$|^type$|^modell?$/],
  ['first_name', /förnamn|firstname/],
  ['last_name', /efternamn|lastname|surname/],
  ['crew_count', /^antal|ombord/],
  ['crew_names', /besättning|crew|^gast/],
  ['skipper_name', /rorsman|skeppare|skipper|helm|^namn$|^name$/],
  ['nation', /nation|^land$|^country$/],
  ['club_name', /klubb|club/],
  ['rating_type', /srstyp|srsvariant/],
  ['rating', /^srs|respit|mätetal|handicap/],
  ['start_group', /startgrupp|startgroup|division/],
  ['race_class', /klass|class/],
  ['email', /epost|mejl|email/],
  ['phone', /telefon|mobil|phone|whatsapp/],
];

const EXACT = new Map<string, ImportField>();
for (const field of Object.keys(HEADINGS) as ImportField[])
  for (const heading of HEADINGS[field]) EXACT.set(matchKey(heading), field);

const exactMeaning = (heading: string): ImportField | undefined => EXACT.get(matchKey(heading));

/** What a heading says of its column; undefined when it is not recognised. */
function meaningOf(heading: string): ImportField | undefined {
  const key = matchKey(heading);
  return EXACT.get(key) ?? PARTS.find(([, part]) => part.test(key))?.[0];
}

export interface ColumnPlace {
  /** The heading as written in the list. */
  heading: string;
  index: number;
}

export interface ColumnReading {
  /** Every column with a heading, and what is taken from it. */
  columns: (ColumnPlace & { field: ImportField | null })[];
  places: Partial<Record<ImportField, ColumnPlace>>;
  /** Headings that say exactly the same as an earlier one. */
  repeated: string[];
  /** Headings that are not recognised. */
  unknown: string[];
  /** Headings of columns with more addresses and telephone numbers than are taken. */
  moreContacts: string[];
}

/** What was chosen for columns, by the keys of their headings; a later choice replaces an earlier one. */
function choicesOf(mappings: readonly ImportMapping[]): Map<string, ImportField | null> {
  const choices = new Map<string, ImportField | null>();
  for (const mapping of mappings)
    for (const [heading, field] of Object.entries(mapping)) choices.set(matchKey(heading), field);
  return choices;
}

const CONTACTS: readonly (ImportField | undefined)[] = ['email', 'phone'];

/**
 * Maps the columns by the cells of the row with headings. What was chosen by hand counts before what the headings say,
 * and exact headings before parts of them; no field is taken from two columns. Columns without a heading are skipped.
 */
export function readColumns(headings: readonly string[], ...mappings: ImportMapping[]): ColumnReading {
  const named = headings
    .map((cell, index) => ({ heading: cell.trim(), index }))
    .filter(({ heading }) => heading !== '');
  const choices = choicesOf(mappings);
  const isChosen = ({ heading }: ColumnPlace) => choices.has(matchKey(heading));
  const places: ColumnReading['places'] = {};
  const place = (column: ColumnPlace, field: ImportField | null | undefined) => {
    if (field && !places[field]) places[field] = column;
  };
  for (const column of named) place(column, choices.get(matchKey(column.heading)));
  const open = named.filter((column) => !isChosen(column));
  for (const column of open) place(column, exactMeaning(column.heading));
  const isPlaced = (column: ColumnPlace) => Object.values(places).includes(column);
  for (const column of open) if (!isPlaced(column)) place(column, meaningOf(column.heading));

  const fields = new Map(Object.entries(places).map(([field, column]) => [column, field as ImportField]));
  const exact = open.map(({ heading }) => exactMeaning(heading));
  return {
    columns: named.map((column) => ({ ...column, field: fields.get(column) ?? null })),
    places,
    repeated: open
      .filter((_, index) => exact[index] !== undefined && exact.indexOf(exact[index]) < index)
      .map(({ heading }) => heading),
    unknown: open.filter(({ heading }) => !meaningOf(heading)).map(({ heading }) => heading),
    moreContacts: named
      .filter((column) => !isPlaced(column) && CONTACTS.includes(meaningOf(column.heading)))
      .map(({ heading }) => heading),
  };
}

const NAMING: readonly (ImportField | undefined)[] = [
  'sail_number',
  'boat_name',
  'skipper_name',
  'first_name',
  'last_name',
];

/** Whether the cells are headings: most of them are recognised, at least two, and one names boats or people. */
export function areHeadings(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell.trim() !== '');
  const meanings = written.map(meaningOf).filter((meaning) => meaning !== undefined);
  return meanings.length >= 2 && meanings.length * 2 >= written.length && meanings.some((one) => NAMING.includes(one));
}
