/** The key that compares words regardless of case, blanks and signs: "IF-båt", "if båt" and "IFBÅT" share one. */
export const matchKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The headings that a column of an entry list may have: ours, and SailArena's in English. */
const HEADINGS = {
  sail_number: ['Segelnummer', 'Segelnr', 'Sail Number', 'Sail No'],
  nation: ['Nation', 'Nationalitet', 'Nationality'],
  boat_name: ['Båtnamn', 'Boat Name'],
  boat_type: ['Båttyp', 'Båtmodell', 'Boat Type', 'Boat Model'],
  srs: ['SRS', 'SRS-tal'],
  skipper: ['Rorsman', 'Skeppare', 'Skipper', 'Helm'],
  first_name: ['Förnamn', 'First Name'],
  last_name: ['Efternamn', 'Last Name'],
  club: ['Klubb', 'Båtklubb', 'Club Name', 'Club'],
  crew: ['Besättning', 'Crew'],
  group: ['Startgrupp', 'Start Group', 'Division'],
  race_class: ['Klass', 'Class'],
  email: ['E-post', 'Mejl', 'Email'],
  phone: ['Telefon', 'Mobil', 'Phone'],
  whatsapp: ['WhatsApp'],
} as const;

export type Column = keyof typeof HEADINGS;

const COLUMNS = new Map<string, Column>();
for (const column of Object.keys(HEADINGS) as Column[])
  for (const heading of HEADINGS[column]) COLUMNS.set(matchKey(heading), column);

export interface ColumnPlace {
  /** The heading as written in the file. */
  heading: string;
  index: number;
}

export interface ColumnReading {
  places: Partial<Record<Column, ColumnPlace>>;
  /** Headings that mean the same as an earlier one. */
  repeated: string[];
  /** Headings that are not recognised. */
  unknown: string[];
}

/** Maps the columns by the cells of the first row. Columns without a heading are skipped. */
export function readColumns(headings: readonly string[]): ColumnReading {
  const reading: ColumnReading = { places: {}, repeated: [], unknown: [] };
  headings.forEach((cell, index) => {
    const heading = cell.trim();
    if (heading === '') return;
    const column = COLUMNS.get(matchKey(heading));
    if (!column) reading.unknown.push(heading);
    else if (reading.places[column]) reading.repeated.push(heading);
    else reading.places[column] = { heading, index };
  });
  return reading;
}
