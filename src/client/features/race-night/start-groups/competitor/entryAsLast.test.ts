import type { DistinctCompetitor } from '../../../../../shared/contract/competitors';
import { newCompetitorValues } from './competitorValues';
import { boatsOfNumber, entryAsLast, lastOfNumber } from './entryAsLast';

const known = (values: Partial<DistinctCompetitor> = {}): DistinctCompetitor => ({
  id: 1,
  sailor: 3,
  boat: null,
  skipper_name: 'Anna Ek',
  crew_names: 'Bo',
  sail_number: 'SWE 57',
  boat_name: 'Vindil',
  boat_model: 7,
  boat_model_name: 'IF-båt',
  rating: '0.838',
  rating_type: 'srs',
  last_sailing: { id: 1, name: 'Torsdag 1', start_date: '2026-05-21' },
  times_entered: 1,
  ...values,
});
const setting = { sailing: { id: 9, start_date: '2026-06-04' }, classes: [], model: undefined };
const enter = (values: object, last = known()) =>
  entryAsLast(last, { ...newCompetitorValues(), sail_number: '57', ...values }, setting);

test('a number finds the boats that it is of, and means one only where they are the same boat', () => {
  const other = known({
    id: 2,
    sail_number: '57',
    skipper_name: 'Eva Lund',
    last_sailing: { ...known().last_sailing, start_date: '2026-05-28' },
  });
  const boats = boatsOfNumber([known(), known({ id: 4, sail_number: 'SWE 571' }), other], 'swe 057');
  expect(boats.map(({ id }) => id)).toEqual([2, 1]);
  expect(lastOfNumber(boats)).toBe(other);
  expect(lastOfNumber([...boats, known({ id: 5, boat_model: 8 })])).toBeNull();
  expect(lastOfNumber(boatsOfNumber([known({ sail_number: '' })], ''))).toBeNull();
});

test('an entry is as the last one', () => {
  expect(enter({})).toMatchObject({
    ...{ sailing: 9, sail_number: 'SWE 57', boat_name: 'Vindil', skipper_name: 'Anna Ek', sailor: 3 },
    ...{ crew_names: 'Bo', crew_count: 2, boat_model: 7, rating: '0.838', base_rating: '0.838' },
  });
  expect(enter({})).not.toHaveProperty('start_group');
});

test('what is written counts, and another helm is another sailor', () => {
  expect(enter({ skipper_name: 'Dag Al', start_group: '4', base_rating: '0,85' })).toMatchObject({
    ...{ skipper_name: 'Dag Al', sailor: null, boat_name: 'Vindil', start_group: 4 },
    ...{ base_rating: '0.85', rating: '0.85' },
  });
  expect(enter({ rating_type: 'srs_no_flying' })).toMatchObject({ rating_type: 'srs_no_flying', base_rating: '0.838' });
  expect(enter({ rating_type: 'srs_no_flying' })).not.toHaveProperty('rating');
});
