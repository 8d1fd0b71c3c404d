import { entryAgain, type EarlierEntry, type EntrySetting } from './entryAgain';

const vindil: EarlierEntry = {
  ...{
    sailor: null,
    boat: null,
    boat_model: 7,
    skipper_name: 'Anna Ek',
    crew_names: 'Bo, Cia',
    sail_number: 'SWE 57',
    boat_name: 'Vindil',
  },
  ...{ rating: '0.920', rating_type: 'srs_no_flying' },
};
const setting: EntrySetting = {
  sailing: { id: 4, start_date: '2026-06-11' },
  sailed: '2026-06-04',
  classes: [],
  model: { srs: '0.945', srs_no_flying: '0.921', srs_shorthanded: null, srs_shorthanded_no_flying: null },
};
const again = (entry: Partial<EarlierEntry> = {}, values: Partial<EntrySetting> = {}) =>
  entryAgain({ ...vindil, ...entry }, { ...setting, ...values });

test('people, number and variant are those of the last entry, and the group is the server’s to choose', () => {
  expect(again()).toMatchObject({
    ...{
      sailing: 4,
      sail_number: 'SWE 57',
      boat_name: 'Vindil',
      skipper_name: 'Anna Ek',
      crew_names: 'Bo, Cia',
      crew_count: 3,
    },
    ...{ rating_type: 'srs_no_flying', rating: '0.920', base_rating: '0.945', race_class: null },
  });
  expect(again()).not.toHaveProperty('start_group');
});

test.each([
  [
    'the full-crew number itself',
    { rating_type: 'srs', rating: '0.930' },
    {},
    { rating: '0.930', base_rating: '0.930' },
  ],
  ['a full-crew number of its own', { base_rating: '0.900' }, {}, { rating: '0.920', base_rating: '0.900' }],
  [
    'no number at all',
    { rating_type: 'srs', rating: null, boat_model: null },
    { model: undefined },
    { rating: null, base_rating: null },
  ],
  [
    'the club’s own number in a new year',
    { rating_type: 'custom', rating: '0.800' },
    { sailed: '2025-06-04' },
    { rating: '0.800' },
  ],
] as const)('%s', (_, entry, values, wanted) => {
  expect(again(entry, values)).toMatchObject(wanted);
});

test('in a new year the new table counts, where it has the boat’s type', () => {
  expect(again({ base_rating: '0.900' }, { sailed: '2025-09-04' })).toMatchObject({
    rating: '0.921',
    base_rating: '0.945',
  });
  expect(again({}, { sailed: '2025-09-04', model: undefined })).toMatchObject({
    rating: '0.920',
    base_rating: null,
  });
});

test('in a new year the server fills in the numbers of a registered boat', () => {
  const entry = again({ boat: 3 }, { sailed: '2025-09-04' });
  expect(Object.keys(entry)).not.toEqual(expect.arrayContaining(['rating']));
  expect(Object.keys(entry)).not.toEqual(expect.arrayContaining(['base_rating']));
  expect(again({ boat: 3 })).toMatchObject({ boat: 3, rating: '0.920' });
});

test('the class is the one of this sailing whose rules the boat meets', () => {
  const raceClass = {
    id: 9,
    created_at: '',
    updated_at: '',
    version: 1,
    sailing: 4,
    name: 'SRS 1',
    kind: 'srs',
    boat_model: null,
  } as const;
  const classes = [
    { ...raceClass, min_rating: '0.940', max_rating: null, result_method: null, order: 0, competitor_count: 0 },
  ];
  expect(again({}, { classes }).race_class).toBe(9);
});
