import {
  checkedRaceClass,
  newRaceClassValues,
  raceClassPayload,
  raceClassValues,
  type RaceClassValues,
} from './raceClassValues';

const typed = (values: Partial<RaceClassValues>): RaceClassValues => ({
  ...newRaceClassValues([]),
  name: 'SRS 1',
  ...values,
});

test('a new class comes last', () => {
  expect(newRaceClassValues([{ order: 1 }, { order: 4 }]).order).toBe('5');
  expect(newRaceClassValues([]).order).toBe('1');
});

test('an interval with decimal commas, and the sailing’s own method', () => {
  expect(raceClassPayload(typed({ min_rating: '0,930', max_rating: ' ', result_method: '' }), 7)).toEqual({
    sailing: 7,
    name: 'SRS 1',
    kind: 'srs',
    boat_model: null,
    min_rating: '0.930',
    max_rating: null,
    result_method: null,
    order: 1,
  });
});

test('a one-design class has a model and no interval, another kind no model', () => {
  const filled = { boat_model: 3, min_rating: '0,9' };
  expect(raceClassPayload(typed({ ...filled, kind: 'one_design' }), 7)).toMatchObject({
    boat_model: 3,
    min_rating: null,
  });
  expect(raceClassPayload(typed({ ...filled, kind: 'open' }), 7)).toMatchObject({
    boat_model: null,
    min_rating: '0.9',
  });
});

test('the form says in Swedish what is wrong, under the field', () => {
  const problems = checkedRaceClass(7);
  expect(problems(typed({}))).toEqual({});
  expect(problems(typed({ name: ' ' }))).toEqual({ name: 'Det här fältet får inte vara blankt.' });
  expect(problems(typed({ min_rating: '1', max_rating: '0,9' }))).toEqual({
    min_rating: 'Det lägsta SRS-talet får inte vara högre än det högsta.',
  });
  expect(problems(typed({ kind: 'one_design' }))).toEqual({
    boat_model: 'Välj båttyp: i en entypsklass är alla båtar av samma typ.',
  });
  expect(problems(typed({ order: 'först' }))).toEqual({ order: 'Ett giltigt heltal krävs.' });
});

test('a saved class comes back as it was typed', () => {
  const values = typed({ min_rating: '0,930', result_method: 'elapsed', order: '2' });
  const stamps = { id: 1, created_at: '', updated_at: '', version: 1, competitor_count: 0 };
  const saved = {
    ...stamps,
    ...raceClassPayload(values, 7),
    kind: 'srs',
    boat_model: null,
    min_rating: '0.930',
    max_rating: null,
  } as const;
  expect(raceClassValues({ ...saved, result_method: 'elapsed', order: 2 })).toEqual(values);
});
