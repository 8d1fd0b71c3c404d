import type { BoatModel } from '../../contract/boats';
import type { StartGroupRow } from '../../contract/startGroups';
import { parseEntryList, type EntryListPlan, type EntryListProblem } from './parseEntryList';
import type { EntryListContext } from './planNames';

const model = (id: number, name: string, srs: string): BoatModel => ({
  id,
  name,
  kind: 'monohull',
  srs,
  srs_no_flying: null,
  srs_shorthanded: null,
  srs_shorthanded_no_flying: null,
  srs_year: 2026,
  is_current: true,
});

const group = (id: number, name: string, order: number): StartGroupRow => ({
  id,
  name,
  order,
  sailing: 5,
  start_time: null,
  custom_start_datetime: null,
  min_rating: null,
  max_rating: null,
  class_flag: null,
  prep_flag: 'P',
  start_state: 'scheduled',
  attempt: 1,
  planned_start: null,
  planned_prep: null,
  effective_start: null,
  competitor_count: 0,
  version: 1,
  created_at: '2026-06-04T18:30:00+02:00',
  updated_at: '2026-06-04T18:30:00+02:00',
});

const nothing: EntryListContext = { competitors: [], startGroups: [], raceClasses: [], boatModels: [] };

/** Rows as a table with | between the cells. */
function read(table: string, context: Partial<EntryListContext> = {}) {
  const rows = table
    .trim()
    .split('\n')
    .map((line, index) => ({ number: index + 1, cells: line.trim().split('|') }));
  return parseEntryList(rows, { ...nothing, ...context });
}

function planOf(...args: Parameters<typeof read>): EntryListPlan {
  const reading = read(...args);
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  return reading.plan;
}

function problemsOf(...args: Parameters<typeof read>): EntryListProblem[] {
  const reading = read(...args);
  return 'problems' in reading ? reading.problems : [];
}

test('a Swedish list becomes entries with their groups', () => {
  const { entries, newGroups, heldGroups } = planOf(
    `Segelnummer|Båtnamn|Båttyp|SRS|Rorsman|Klubb|Besättning|Startgrupp
     SWE 312|Vindil|IF-båt|0,873|Sara Seglare|ESS|Nils Ek, Åsa Öberg|Grupp E
     57|||1.005|Bo Ek|||`,
    { boatModels: [model(9, 'IF-båt', '0.845')] },
  );
  expect(newGroups).toEqual(['Grupp E']);
  expect(heldGroups.size).toBe(0);
  expect(entries).toEqual([
    {
      row: 2,
      group: 'Grupp E',
      contact: { email: '', phone: '' },
      raceClass: null,
      fields: {
        sail_number: 'SWE 312',
        boat_name: 'Vindil',
        boat_model: 9,
        boat_model_name: 'IF-båt',
        base_rating: '0.873',
        rating: '0.873',
        rating_type: 'custom',
        skipper_name: 'Sara Seglare',
        club_name: 'ESS',
        crew_names: 'Nils Ek, Åsa Öberg',
        crew_count: 3,
      },
    },
    {
      row: 3,
      group: null,
      contact: { email: '', phone: '' },
      raceClass: null,
      fields: {
        sail_number: '57',
        boat_name: '',
        boat_model: null,
        boat_model_name: null,
        base_rating: '1.005',
        rating: '1.005',
        rating_type: 'custom',
        skipper_name: 'Bo Ek',
        club_name: '',
        crew_names: '',
        crew_count: 1,
      },
    },
  ]);
});

test("SailArena's list joins nation and number, first and last name, and takes its division as start group and its class as class", () => {
  const { entries, newGroups, newClasses, notices } = planOf(
    `Class|Division|Nationality|Sail Number|Boat Name|First Name|Last Name|Club Name|Email|Phone|WhatsApp
     IF-båt|Gul|SWE|312|Vindil|Sara|Seglare|Exempel Segelsällskap|sara@exempel.se|+46 70|`,
    { boatModels: [model(9, 'IF-båt', '0.845')] },
  );
  expect(entries[0]?.fields).toMatchObject({
    sail_number: 'SWE 312',
    skipper_name: 'Sara Seglare',
    club_name: 'Exempel Segelsällskap',
    boat_model: 9,
    rating: '0.845',
  });
  expect(newGroups).toEqual(['Gul']);
  expect(newClasses).toEqual([{ name: 'IF-båt', boatModel: 9 }]);
  expect(notices).toEqual([
    'En e-postadress och ett telefonnummer sparas för varje båt. Det här sparas inte: WhatsApp.',
  ]);
});

test('classes are matched by name regardless of case and blanks, created once, and matched to the boat type that they are named after', () => {
  const { entries, heldClasses, newClasses } = planOf(
    `Rorsman|Klass
     Bo Ek|srs 1
     Eva Lind|SRS 2
     Nils Ek|Srs2
     Sara Seglare|IF båt
     Åsa Öberg|`,
    { raceClasses: [{ id: 31, name: 'SRS 1' }], boatModels: [model(9, 'IF-båt', '0.845')] },
  );
  expect(entries.map(({ raceClass }) => raceClass)).toEqual(['SRS 1', 'SRS 2', 'SRS 2', 'IF båt', null]);
  expect([...heldClasses]).toEqual([['SRS 1', 31]]);
  expect(newClasses).toEqual([
    { name: 'SRS 2', boatModel: null },
    { name: 'IF båt', boatModel: 9 },
  ]);
});

test('a class name that is too long is reported with its row and column', () => {
  expect(problemsOf(`Rorsman|Klass\nBo Ek|${'x'.repeat(51)}`)).toEqual([
    { row: 2, column: 'Klass', text: 'Se till att detta fält inte har fler än 50 tecken.' },
  ]);
});

test.each([
  ['GER', '4711', 'GER 4711'],
  ['SWE', 'swe312', 'SWE 312'],
  ['', '312', '312'],
  ['SWE', '', ''],
  ['', 'ger-4711', 'GER 4711'],
])('nation %p and number %p are %p', (nation, number, joined) => {
  const { entries } = planOf(`Nationality|Sail Number|Rorsman\n${nation}|${number}|Bo Ek`);
  expect(entries[0]?.fields.sail_number).toBe(joined);
});

test.each(['if båt', 'IF-BÅT', 'IFbåt'])(
  'the type "%s" is found among the models and fills in the SRS number',
  (type) => {
    const { entries } = planOf(`Rorsman|Båttyp\nBo Ek|${type}`, { boatModels: [model(9, 'IF-båt', '0.845')] });
    expect(entries[0]?.fields).toMatchObject({ boat_model: 9, base_rating: '0.845', rating: '0.845' });
  },
);

test('an unknown boat type is reported, and the entry is imported without one', () => {
  const { entries, notices } = planOf('Rorsman|Båttyp\nBo Ek|Dehler 34');
  expect(entries[0]?.fields).toMatchObject({ boat_model: null, rating: null });
  expect(notices).toEqual([
    'Rad 2: båttypen Dehler 34 finns inte i listan över båttyper och sparas som den är skriven.',
  ]);
});

test.each([
  ['', '', 1],
  ['3', '', 3],
  ['Nils Ek', 'Nils Ek', 2],
  ['Nils Ek och Åsa Öberg', 'Nils Ek och Åsa Öberg', 3],
  ['Nils Ek/Åsa Öberg/Bo', 'Nils Ek/Åsa Öberg/Bo', 4],
])('the crew %p is %p, %i aboard', (crew, names, count) => {
  const { entries } = planOf(`Rorsman|Besättning\nSara Seglare|${crew}`);
  expect(entries[0]?.fields).toMatchObject({ crew_names: names, crew_count: count });
});

test('groups are matched by the name on the board, and new ones are created once', () => {
  const { entries, heldGroups, newGroups } = planOf(
    `Rorsman|Startgrupp
     A|grupp e
     B|Startgrupp 2
     C|Blå
     D|BLÅ
     E|`,
    { startGroups: [group(72, '', 2), group(71, 'Grupp E', 1)] },
  );
  expect(entries.map((entry) => entry.group)).toEqual(['Grupp E', 'Startgrupp 2', 'Blå', 'Blå', null]);
  expect([...heldGroups]).toEqual([
    ['Grupp E', 71],
    ['Startgrupp 2', 72],
  ]);
  expect(newGroups).toEqual(['Blå']);
});

test('every wrong cell is reported with its row and its heading, and nothing is planned', () => {
  expect(
    problemsOf(
      `Segelnummer|Båtnamn|SRS|Rorsman|Besättning
       SWE|Vindil|0,873|Sara Seglare|
       SWE 57|Nana|87|Bo Ek|31
       SWE 58|${'x'.repeat(51)}|0,8735||`,
    ),
  ).toEqual([
    { row: 2, column: 'Segelnummer', text: 'Ange ett giltigt segelnummer, till exempel SWE 312.' },
    { row: 3, column: 'Besättning', text: 'Se till att detta värde är mindre än eller lika med 30.' },
    { row: 3, column: 'SRS', text: 'Ange ett SRS-tal mellan 0,300 och 2,500.' },
    { row: 4, column: 'Rorsman', text: 'Det här fältet får inte vara blankt.' },
    { row: 4, column: 'Båtnamn', text: 'Se till att detta fält inte har fler än 50 tecken.' },
    { row: 4, column: 'SRS', text: 'Ange ett SRS-tal mellan 0,300 och 2,500.' },
  ]);
});

test('a missing helm is reported in the column of the file for names', () => {
  expect(problemsOf('First Name|Last Name|Sail Number\n||312')).toEqual([
    { row: 2, column: 'First Name', text: 'Det här fältet får inte vara blankt.' },
  ]);
});

test('the same sail number twice is an error, also with and without its nation', () => {
  expect(problemsOf('Rorsman|Segelnummer\nA|SWE 57\nB|58\nC|57\nD|swe-057')).toEqual([
    { row: 4, column: 'Segelnummer', text: 'Segelnumret 57 står redan på rad 2.' },
    { row: 5, column: 'Segelnummer', text: 'Segelnumret SWE 057 står redan på rad 2.' },
  ]);
});

test('a sail number that is entered already is an error', () => {
  expect(problemsOf('Rorsman|Segelnummer\nA|57', { competitors: [{ id: 4, sail_number: 'SWE 57' }] })).toEqual([
    { row: 2, column: 'Segelnummer', text: 'Segelnumret 57 är redan anmält till seglingen.' },
  ]);
});

test('boats without a sail number are never the same boat', () => {
  expect(planOf('Rorsman|Segelnummer\nA|\nB|', { competitors: [{ id: 4, sail_number: '' }] }).entries).toHaveLength(2);
});

test('a row with more cells than headings is an error: a decimal comma in a list with commas makes one', () => {
  expect(problemsOf('Rorsman|SRS\nBo Ek|0|873')).toEqual([
    {
      row: 2,
      column: '',
      text: 'Raden har fler fält än det finns rubriker. Sätt citattecken om värden som innehåller skiljetecknet.',
    },
  ]);
});

test('a group name that is too long is reported in its column', () => {
  expect(problemsOf(`Rorsman|Startgrupp\nBo Ek|${'x'.repeat(51)}`)).toEqual([
    { row: 2, column: 'Startgrupp', text: 'Se till att detta fält inte har fler än 50 tecken.' },
  ]);
});

test('blank rows are skipped and rows keep the numbers of the spreadsheet', () => {
  const rows = [
    { number: 1, cells: ['', ''] },
    { number: 2, cells: ['Rorsman', 'Segelnummer'] },
    { number: 3, cells: [' ', ''] },
    { number: 4, cells: ['Bo Ek', 'x'] },
  ];
  expect(parseEntryList(rows, nothing)).toEqual({
    problems: [{ row: 4, column: 'Segelnummer', text: 'Ange ett giltigt segelnummer, till exempel SWE 312.' }],
  });
});

test.each([
  ['', 'Filen är tom. Den första raden ska vara rubriker, till exempel Segelnummer, Båtnamn och Rorsman.'],
  ['Rorsman|Segelnummer', 'Filen har rubriker men inga anmälda under dem.'],
  ['Segelnummer\n312', 'Rubriken Rorsman saknas. Lägg till den, eller rubrikerna First Name och Last Name.'],
])('the file %p is refused', (table, text) => {
  expect(problemsOf(table)).toEqual([{ row: 1, column: '', text }]);
});

test('a repeated heading is refused and an unknown one is reported', () => {
  expect(problemsOf('Rorsman|Skipper\nA|B')).toEqual([
    { row: 1, column: 'Skipper', text: 'En annan kolumn säger redan samma sak. Ta bort en av dem.' },
  ]);
  expect(planOf('Rorsman|Startavgift\nA|300').notices).toEqual([
    'Kolumnen Startavgift känns inte igen och används inte.',
  ]);
});
