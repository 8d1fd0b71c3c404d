import { competitorSchema } from '../../../../../shared/schemas/competitor';
import { aCompetitor } from '../../../../../testing/aCompetitor';
import { checkedBy } from '../../../../ui/form/problems';
import {
  checkedCompetitor,
  competitorChanges,
  competitorPayload,
  competitorValues,
  newCompetitorValues,
  ratingsOf,
} from './competitorValues';

const model = {
  id: 7,
  name: 'Omega 34',
  kind: 'monohull' as const,
  srs: '0.945',
  srs_no_flying: '0.921',
  srs_shorthanded: '0.930',
  srs_shorthanded_no_flying: null,
  srs_year: 2026,
  is_current: true,
};
const typed = {
  ...newCompetitorValues(),
  start_group: '10',
  sail_number: 'SWE 312',
  skipper_name: 'Anna Ek',
  base_rating: '0,945',
};

test('decimal commas and texts become what the wire wants', () => {
  expect(competitorPayload(typed, 1)).toMatchObject({
    sailing: 1,
    start_group: 10,
    base_rating: '0.945',
    rating: '0.945',
  });
});

test('another kind of rating has its own number', () => {
  expect(competitorPayload({ ...typed, rating_type: 'custom', rating: '0,9' }, 1)).toMatchObject({
    base_rating: '0.945',
    rating: '0.9',
  });
});

test('an empty number is none, and no group is the ungrouped list', () => {
  expect(competitorPayload({ ...typed, base_rating: ' ', start_group: '' }, 1)).toMatchObject({
    base_rating: null,
    rating: null,
    start_group: null,
  });
});

test('a saved boat comes back as it was typed', () => {
  const competitor = aCompetitor({
    base_rating: '0.945',
    rating_type: 'srs_shorthanded',
    rating: '0.930',
    crew_count: 2,
  });
  expect(competitorValues(competitor, null)).toMatchObject({
    base_rating: '0,945',
    rating: '0,930',
    crew_count: '2',
    start_group: '',
  });
});

test('a model fills in the SRS number and the one of the chosen kind', () => {
  expect(ratingsOf(model, 'srs_no_flying')).toEqual({ base_rating: '0,945', rating: '0,921' });
  expect(ratingsOf(model, 'srs_shorthanded_no_flying')).toEqual({ base_rating: '0,945', rating: '' });
});

test('a model leaves an own number alone', () => {
  expect(ratingsOf(model, 'custom')).toEqual({ base_rating: '0,945' });
});

test('the form says in Swedish what is wrong, under the field', () => {
  const problems = checkedBy(competitorSchema, (values: typeof typed) => competitorPayload(values, 1));
  expect(
    problems({ ...typed, sail_number: '???', base_rating: '9,5', crew_count: 'två', skipper_name: '' }),
  ).toMatchObject({
    sail_number: 'Ange ett giltigt segelnummer, till exempel SWE 312.',
    base_rating: 'Ange ett SRS-tal mellan 0,300 och 2,500.',
    crew_count: 'Ett giltigt heltal krävs.',
  });
  expect(problems(typed)).toEqual({});
});

test('a number is enough, and a helm is without one', () => {
  const check = checkedCompetitor(1);
  expect(check({ ...typed, skipper_name: '' })).toEqual({});
  expect(check({ ...typed, sail_number: ' ' })).toEqual({});
  expect(check({ ...typed, sail_number: ' ', skipper_name: ' ' })).toEqual({
    sail_number: 'Skriv segelnumret. En båt utan nummer behöver en rorsman.',
  });
});

test('only what was changed is sent', () => {
  expect(competitorChanges(typed, { ...typed, boat_name: 'Vindil', base_rating: '0,95' }, 1)).toEqual({
    boat_name: 'Vindil',
    base_rating: '0.95',
    rating: '0.95',
  });
});

test('class and sub-results are sent only when they were changed', () => {
  const saved = competitorValues(aCompetitor({ race_class: 4, categories: ['Dam'] }), null);
  expect(saved).toMatchObject({ race_class: '4', categories: ['Dam'] });
  expect(competitorChanges(saved, { ...saved, categories: ['Dam'] }, 1)).toEqual({});
  expect(competitorChanges(saved, { ...saved, race_class: '', categories: ['Dam', 'Veteran'] }, 1)).toEqual({
    race_class: null,
    categories: ['Dam', 'Veteran'],
  });
});
