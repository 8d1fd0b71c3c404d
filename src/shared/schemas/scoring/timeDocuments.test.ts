import { scoreDocument } from './scoreDocument';

const RACE = { kind: 'race', system: 'srs', boats: [{ id: 'B01', rating: '0.923', elapsed: '01:00:00' }] };
const PURSUIT = {
  kind: 'pursuit',
  system: 'srs',
  basis: { expected_elapsed: '01:30:00' },
  reference_rating: '0.800',
  first_start: '18:30:00',
  boats: [{ id: 'B01', rating: '0.923' }],
};

const raceOf = (boat: object, values: object = {}) => ({
  ...RACE,
  ...values,
  boats: [{ id: 'B01', rating: '0.9', ...boat }],
});
const pursuitOf = (values: object) => ({ ...PURSUIT, ...values });

test.each<[object, string]>([
  [{ ...RACE, course: 'A' }, 'course: is not a known key; known are kind, system, distance_nm, boats'],
  [{ ...RACE, system: 'irc' }, 'system: must be one of srs, tot, py, tod'],
  [{ ...RACE, boats: {} }, 'boats: must be a list'],
  [{ ...RACE, system: 'tod' }, 'distance_nm: is missing'],
  [{ ...RACE, system: 'tod', distance_nm: '0' }, 'distance_nm: must be above zero'],
  [{ ...RACE, boats: [...RACE.boats, ...RACE.boats] }, 'boats[1].id: "B01" is there already'],
  [raceOf({ id: ' ' }), 'boats[0].id: must be a text that is not empty'],
  [raceOf({ rating: 0.9 }), 'boats[0].rating: must be a text with a decimal number, such as "0.923"'],
  [raceOf({ rating: '0,9' }), 'boats[0].rating: must be a text with a decimal number, such as "0.923"'],
  [raceOf({ rating: '1e99' }), 'boats[0].rating: must have at most 12 digits'],
  [raceOf({ rating: '0.000' }), 'boats[0].rating: must be above zero'],
  [raceOf({ rating: '-0.9' }), 'boats[0].rating: must be above zero'],
  [raceOf({ elapsed: 3600 }), 'boats[0].elapsed: must be a text that is not empty'],
  [raceOf({ elapsed: '1h' }), 'boats[0].elapsed: must be a time such as "01:54:23"'],
  [raceOf({ elapsed: '01:00:00.5' }), 'boats[0].elapsed: must be in whole seconds'],
  [raceOf({ elapsed: '-01:00:00' }), 'boats[0].elapsed: must be from 00:00:00 to 30 days'],
  [raceOf({ elapsed: '30 00:00:01' }), 'boats[0].elapsed: must be from 00:00:00 to 30 days'],
  [raceOf({ laps: 0 }), 'boats[0].laps: must be a whole number from 1 to 1000'],
  [raceOf({ code: 'DNX' }), 'boats[0].code: must be one of DNC, DNS, OCS'],
  [raceOf({ percent: 30 }), 'boats[0].percent: goes with SCP, ZFP, DPI only'],
  [raceOf({ code: 'SCP', points: '3.0' }), 'boats[0].points: goes with RDG only'],
])('a race such as %j is refused', (document, message) => {
  expect(() => scoreDocument(document)).toThrow(message);
});

test.each<[object, string]>([
  [{ system: 'tot' }, 'system: must be one of srs, py, tod'],
  [{ basis: {} }, 'basis: must have one of expected_elapsed, expected_corrected, distance_nm'],
  [
    { basis: { expected_elapsed: '1:00:00', distance_nm: '6.0' } },
    'basis: must have one of expected_elapsed, expected_corrected, distance_nm',
  ],
  [{ basis: { expected_elapsed: '1:00:00', seconds_per_nm: '600' } }, 'basis: has seconds_per_nm without distance_nm'],
  [{ basis: { distance_nm: '6.0' } }, 'basis.seconds_per_nm: is missing'],
  [{ basis: { expected_elapsed: '00:00:00' } }, 'basis.expected_elapsed: must be longer than 00:00:00'],
  [{ system: 'tod' }, 'basis: must have distance_nm: ratings are seconds a mile'],
  [{ reference_rating: '0' }, 'reference_rating: must be above zero'],
  [{ rounding: { unit_seconds: 0 } }, 'rounding.unit_seconds: must be a whole number from 1 to 3600'],
  [{ rounding: { mode: 'down' } }, 'rounding.mode: must be one of half-up, up'],
  [{ first_start: '25:00:00' }, 'first_start: must be a time of day such as "18:30:00"'],
  [{ first_start: '18:30:00.5' }, 'first_start: must be in whole seconds'],
  [{ boats: [{ id: 'B01' }] }, 'boats[0].rating: is missing'],
])('a pursuit with %j is refused', (values, message) => {
  expect(() => scoreDocument(pursuitOf(values))).toThrow(message);
});

test.each([[null], ['series'], [[]], [42]])('%j is no document', (document) => {
  expect(() => scoreDocument(document)).toThrow('must be an object');
});

test('times and clocks are read in their short forms', () => {
  const race = {
    ...RACE,
    boats: [
      { id: 'B01', rating: '1', elapsed: '3600' },
      { id: 'B02', rating: '1.', elapsed: '1:2:3' },
    ],
  };
  expect(scoreDocument(race).rows).toMatchObject([{ corrected: '01:00:00' }, { corrected: '01:02:03' }]);
  expect(scoreDocument(pursuitOf({ first_start: '18:30', rounding: {} })).rows).toMatchObject([
    { start_time: '18:42:00' },
  ]);
});

test('a race without boats has no rows', () => {
  expect(scoreDocument({ ...RACE, boats: [] })).toEqual({ rows: [] });
});

test('a boat named like a built-in property of objects is an ordinary boat', () => {
  const boats = ['__proto__', 'constructor', 'toString'].map((id, index) => ({
    id,
    rating: '1.0',
    elapsed: `01:00:0${index}`,
  }));
  expect(scoreDocument({ ...RACE, boats }).rows).toMatchObject([
    { id: '__proto__', place: 1 },
    { id: 'constructor', place: 2 },
    { id: 'toString', place: 3 },
  ]);
});
