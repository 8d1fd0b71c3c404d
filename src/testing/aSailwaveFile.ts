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

/** Scoring by the book: every code counts entries + 1, with one discard from the third race on. */
const BOOK_SYSTEM = {
  scrparent: '0',
  scrratingsystem: 'TCF',
  scrpointssystem: 'Low point',
  scrraceties: 'Averaged',
  scrrrs2025: 'Yes',
  scrdiscardlist: '0,0,1',
  scrcode: [
    ...['DNC', 'DNS', 'OCS', 'DNF', 'RET', 'DSQ'].map((code) => scoringCode(1, code, 'Boats in series +', '1')),
    scoringCode(1, 'SCP', 'Percentage penalty DNF', '20'),
    scoringCode(1, 'DPI1', 'Fixed penalty', '1'),
    scoringCode(1, 'RDGA', 'Average (all)', ''),
    scoringCode(1, 'RDG', 'Set points by hand', ''),
    scoringCode(1, 'OOD', 'Average (all)', ''),
  ],
};

const timed = (finish: string, points: string, more: SailwaveValues = {}): SailwaveValues => ({
  ...{ rrestyp: '4', rft: finish, rpts: points },
  ...more,
});

/** A boat that Sailwave gave DNC when it scored. */
const absent = (points: string): SailwaveValues => ({ rrestyp: '3', rcod: 'DNC', rrset: '1', rpts: points });

/**
 * A small series with what Sailwave has in such files: three evenings on time, three boats and one that never came; the
 * first boat wins. All names are made up.
 */
export const SAILWAVE_SERIES = {
  series: { serversion: '2.38.02', serevent: 'Torsdagsserien', servenue: 'Ekfjärden', serscoringhandle: '1' },
  systems: { 1: BOOK_SYSTEM },
  boats: {
    11: {
      ...{ compsailno: '57', compnat: 'SWE', compboat: 'Måsen', compclass: 'IF', comphelmname: 'Åsa Öberg' },
      ...{ compcrewname: 'Bo Ek<br>Eva Lind', comprating: '0.900', compnett: '2.0', comprank: '1st' },
    },
    12: {
      ...{ compsailno: '58', compnat: 'SWE', compboat: 'Nana', comphelmname: 'Nils Ek', comprating: '1.000' },
      ...{ compnett: '4.0', comprank: '3rd' },
    },
    13: {
      ...{ compsailno: '59', compnat: 'SWE', comphelmname: 'Ulla Berg', comprating: '0.950', compnett: '3.0' },
      ...{ comprank: '2nd' },
    },
    14: {
      compsailno: '60',
      compnat: 'SWE',
      comphelmname: 'Per Sund',
      comprating: '0.950',
      compnett: '10.0',
      comprank: '4',
    },
  },
  races: {
    21: {
      racerank: '1',
      racedate: '04-06-2026',
      racesailed: '1',
      racestart: sailwaveGun('', '18.30.00', 'Finish time'),
    },
    22: {
      racerank: '2',
      racedate: '11-06-2026',
      racesailed: '1',
      racestart: sailwaveGun('', '18:30:00', 'Finish time'),
    },
    23: { racerank: '3', racedate: '18-06-2026', racesailed: '1', racestart: sailwaveGun('', '183000', 'Finish time') },
    24: { racerank: '4', racedate: '25-06-2026', racesailed: '0' },
  },
  cells: {
    '11:21': timed('19.30.00', '1.0', { rele: '1.00.00', rcor: '0.54.00', rrat: '0.900', rpos: '1' }),
    '12:21': timed('19:30:00', '3.0', { rdisc: '1' }),
    '13:21': timed('193000', '2.0'),
    '14:21': absent('5.0'),
    '11:22': timed('19.30.00', '1.0'),
    '12:22': timed('19.30.00', '2.0'),
    '13:22': { rrestyp: '3', rcod: 'DNF', rpts: '5.0' },
    '14:22': absent('5.0'),
    '11:23': { rrestyp: '3', rcod: 'OCS', rpts: '5.0', rdisc: '1' },
    '12:23': timed('19.45.00', '2.0'),
    '13:23': timed('19.30.00', '1.0'),
    '14:23': absent('5.0'),
  },
} satisfies SailwaveRecords;
