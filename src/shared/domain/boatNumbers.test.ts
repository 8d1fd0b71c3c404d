import {
  NO_NUMBERS,
  NO_TYPED_NUMBERS,
  effectiveNumbers,
  offeredModels,
  ownNumbers,
  shownNumbers,
  withTypeNumbers,
  type BoatNumbers,
} from './boatNumbers';

const express: BoatNumbers = {
  srs: '0.812',
  srs_no_flying: '0.790',
  srs_shorthanded: '0.801',
  srs_shorthanded_no_flying: null,
};
const neptun: BoatNumbers = {
  srs: '0.845',
  srs_no_flying: '0.820',
  srs_shorthanded: null,
  srs_shorthanded_no_flying: null,
};

test('types that are gone from the table are offered where they are chosen already', () => {
  const model = (id: number, is_current: boolean) => ({
    ...{ id, is_current, ...express },
    ...{ name: `Typ ${id}`, kind: 'monohull' as const, srs_year: 2026 },
  });
  const models = [model(1, true), model(2, false), model(3, false)];
  expect(offeredModels(models, null).map(({ id }) => id)).toEqual([1]);
  expect(offeredModels(models, 3).map(({ id }) => id)).toEqual([1, 3]);
});

test('own numbers beat those of the type', () => {
  expect(effectiveNumbers({ ...NO_NUMBERS, srs: '0.820' }, express)).toEqual({ ...express, srs: '0.820' });
  expect(effectiveNumbers({ ...NO_NUMBERS, srs: '0.820' }, undefined)).toEqual({ ...NO_NUMBERS, srs: '0.820' });
});

test('a number equal to the type’s is not the boat’s own, so that it follows next year’s table', () => {
  expect(ownNumbers({ ...shownNumbers(express), srs: '0,820' }, express)).toEqual({ ...NO_NUMBERS, srs: '0.820' });
});

test('numbers are compared by value, and text that is no number is left for the schema to refuse', () => {
  expect(ownNumbers({ ...NO_TYPED_NUMBERS, srs_no_flying: '0,79' }, express)).toEqual(NO_NUMBERS);
  expect(ownNumbers({ ...NO_TYPED_NUMBERS, srs: ',8', srs_shorthanded: 'åtta' }, express)).toEqual({
    ...NO_NUMBERS,
    srs: '0.800',
    srs_shorthanded: 'åtta',
  });
});

test('an empty field is no own number, whatever the type says', () => {
  expect(ownNumbers(NO_TYPED_NUMBERS, express)).toEqual(NO_NUMBERS);
});

test('a certificate number stays the boat’s own even when it equals the type’s', () => {
  const kept = { ...NO_NUMBERS, srs: '0.812' };
  expect(ownNumbers(shownNumbers(express), express, kept)).toEqual(kept);
});

test('another type brings its numbers, and leaves the boat’s own', () => {
  const typed = { ...shownNumbers(express), srs: '0,820' };
  expect(withTypeNumbers(typed, express, neptun)).toEqual({
    srs: '0,820',
    srs_no_flying: '0,820',
    srs_shorthanded: '',
    srs_shorthanded_no_flying: '',
  });
  expect(withTypeNumbers(NO_TYPED_NUMBERS, undefined, neptun)).toEqual(shownNumbers(neptun));
  expect(withTypeNumbers(typed, express, NO_NUMBERS)).toEqual({ ...NO_TYPED_NUMBERS, srs: '0,820' });
});
