import { areHeadings, readColumns, type ColumnReading } from './columns';

const indexes = ({ places }: ColumnReading) =>
  Object.fromEntries(Object.entries(places).map(([field, { index }]) => [field, index]));

test('our own headings are found in any case, order and spelling of blanks', () => {
  const reading = readColumns([
    'RORSMAN',
    ' båt namn ',
    'Segel-nummer',
    'srs',
    'Båttyp',
    'Klubb',
    'besättning',
    'start grupp',
    'Klass',
  ]);
  expect(indexes(reading)).toEqual({
    skipper_name: 0,
    boat_name: 1,
    sail_number: 2,
    rating: 3,
    boat_model: 4,
    club_name: 5,
    crew_names: 6,
    start_group: 7,
    race_class: 8,
  });
  expect(reading.unknown).toEqual([]);
  expect(reading.repeated).toEqual([]);
});

const SAIL_ARENA =
  'Class,Division,Nationality,Sail Number,Boat Name,First Name,Last Name,Club Name,Email,Phone,WhatsApp'.split(',');

test("SailArena's headings are found", () => {
  const reading = readColumns(SAIL_ARENA);
  expect(reading.unknown).toEqual([]);
  expect(indexes(reading)).toEqual({
    race_class: 0,
    start_group: 1,
    nation: 2,
    sail_number: 3,
    boat_name: 4,
    first_name: 5,
    last_name: 6,
    club_name: 7,
    email: 8,
    phone: 9,
  });
  expect(reading.columns.at(-1)).toEqual({ heading: 'WhatsApp', index: 10, field: null });
  expect(reading.moreContacts).toEqual(['WhatsApp']);
});

test('a part of a heading is enough where no heading says it exactly', () => {
  const reading = readColumns([
    'Segelnr.',
    'Båt',
    'Typ',
    'Rorsman/skeppare',
    'Namn',
    'Respit',
    'Mobilnr',
    'Antal i båten',
  ]);
  expect(indexes(reading)).toEqual({
    sail_number: 0,
    boat_name: 1,
    boat_model: 2,
    skipper_name: 3,
    rating: 5,
    phone: 6,
    crew_count: 7,
  });
  expect(reading.repeated).toEqual([]);
  expect(indexes(readColumns(['Båtens rorsman', 'Skeppare']))).toEqual({ skipper_name: 1 });
});

test('å written as two characters is the same letter', () => {
  expect(readColumns(['Båtnamn'.normalize('NFD')]).places.boat_name?.index).toBe(0);
});

test('repeated, unknown and empty headings are distinguished', () => {
  expect(readColumns(['Rorsman', 'Skeppare', 'Startavgift', ''])).toEqual({
    columns: [
      { heading: 'Rorsman', index: 0, field: 'skipper_name' },
      { heading: 'Skeppare', index: 1, field: null },
      { heading: 'Startavgift', index: 2, field: null },
    ],
    places: { skipper_name: { heading: 'Rorsman', index: 0 } },
    repeated: ['Skeppare'],
    unknown: ['Startavgift'],
    moreContacts: [],
  });
});

test('what was chosen by hand counts before what a heading says, and the later choice before the earlier', () => {
  const remembered = { 'båt-id': 'sail_number', Ägare: 'club_name', Klass: null } as const;
  const reading = readColumns(['Båt-ID', 'Segelnr', 'Ägare', 'Klass', 'Rorsman'], remembered, {
    ägare: 'skipper_name',
  });
  expect(reading.columns.map(({ field }) => field)).toEqual(['sail_number', null, 'skipper_name', null, null]);
});

test.each([
  [SAIL_ARENA, true],
  [['Segelnr', 'Båt', 'Typ', 'Rorsman', 'SRS', 'Mobil'], true],
  [['Namn', 'Klubb', '', ''], true],
  [['SWE 23', 'Bekväma', 'Comfort 30', 'Erik Hedlund', '0,857'], false],
  [['Deltagarlista'], false],
  [['Klubb', 'Klass'], false],
  [['SWE 7', 'Skipper', 'Comfort 30', 'Bo Ek', 'Grannvikens Båtklubb'], false],
])('%p are headings: %p', (cells, expected) => {
  expect(areHeadings(cells)).toBe(expected);
});
