/** Values of one record by Sailwave's keys; a list repeats the key. */
export type SailwaveValues = Record<string, string | readonly string[]>;

/** A file of Sailwave as a test tells it: keys with their prefixes, records by their handles. */
export interface SailwaveRecords {
  series?: SailwaveValues;
  systems?: Record<number, SailwaveValues>;
  boats?: Record<number, SailwaveValues>;
  races?: Record<number, SailwaveValues>;
  /** By "boat:race". */
  cells?: Record<`${number}:${number}`, SailwaveValues>;
}

type Row = [key: string, value: string, a: string, b: string];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const rowsOf = (values: SailwaveValues, a: number | string = '', b: number | string = ''): Row[] =>
  Object.entries(values).flatMap(([key, value]) => [value].flat().map((one): Row => [key, one, String(a), String(b)]));

/** The text of such a file: four quoted columns, CRLF, no headings. */
export function sailwaveText({
  series = {},
  systems = {},
  boats = {},
  races = {},
  cells = {},
}: SailwaveRecords): string {
  const rows: Row[] = [
    ...rowsOf(series),
    ...Object.entries(systems).flatMap(([handle, values]) => {
      const { scrcode = [], ...own } = values;
      return [...rowsOf(own, handle), ...rowsOf({ scrcode })];
    }),
    ...Object.entries(boats).flatMap(([handle, values]) => rowsOf(values, handle)),
    ...Object.entries(races).flatMap(([handle, values]) => rowsOf(values, '', handle)),
    ...Object.entries(cells).flatMap(([handles, values]) => rowsOf(values, ...handles.split(':'))),
  ];
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** A scoring code as Sailwave writes it. */
export const scoringCode = (system: number, code: string, method: string, value: string): string =>
  [
    code,
    method,
    value,
    'Yes',
    'Yes',
    '',
    '',
    'spare',
    'spare',
    'spare',
    'spare',
    'Yes',
    'No',
    'No',
    system,
    '',
    code,
  ].join('|');

/** The selector of a start: fields and values, every operator "=". */
export function selected(...conditions: [field: string, value: string][]): string {
  const pairs = conditions.flat();
  return [...pairs, ...Array<string>(12 - pairs.length).fill(''), ...Array<string>(6).fill('=')].join('^');
}

/** A gun as Sailwave writes it. */
export const sailwaveGun = (selector: string, gun: string, mode: string, name = 'Start 1'): string =>
  `${selector}|${gun}|${mode}|${name}|||0||0|0||||1`;
