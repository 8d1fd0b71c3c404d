import { readColumns } from './columns';

test('our own headings are found in any case, order and spelling of blanks', () => {
  const { places, unknown, repeated } = readColumns([
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
  expect(Object.fromEntries(Object.entries(places).map(([column, { index }]) => [column, index]))).toEqual({
    skipper: 0,
    boat_name: 1,
    sail_number: 2,
    srs: 3,
    boat_type: 4,
    club: 5,
    crew: 6,
    group: 7,
    race_class: 8,
  });
  expect(unknown).toEqual([]);
  expect(repeated).toEqual([]);
});

test("SailArena's headings are found", () => {
  const headings =
    'Class,Division,Nationality,Sail Number,Boat Name,First Name,Last Name,Club Name,Email,Phone,WhatsApp'.split(',');
  const { places, unknown } = readColumns(headings);
  expect(unknown).toEqual([]);
  expect(Object.keys(places)).toEqual([
    'race_class',
    'group',
    'nation',
    'sail_number',
    'boat_name',
    'first_name',
    'last_name',
    'club',
    'email',
    'phone',
    'whatsapp',
  ]);
});

test('å written as two characters is the same letter', () => {
  expect(readColumns(['Båtnamn'.normalize('NFD')]).places.boat_name?.index).toBe(0);
});

test('repeated, unknown and empty headings are distinguished', () => {
  expect(readColumns(['Rorsman', 'Skeppare', 'Startavgift', ''])).toEqual({
    places: { skipper: { heading: 'Rorsman', index: 0 } },
    repeated: ['Skeppare'],
    unknown: ['Startavgift'],
  });
});
