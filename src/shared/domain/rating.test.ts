import { isInInterval, isReversed, ratingSpan } from './rating';

test('the span runs from the slowest to the fastest boat that has a number', () => {
  expect(ratingSpan(['0.985', null, '0.845', '1.101'])).toEqual({ min: '0.845', max: '1.101' });
  expect(ratingSpan([null, null])).toBeNull();
  expect(ratingSpan([])).toBeNull();
});

test.each([
  ['0.900', '0.900', '0.985', true],
  ['0.985', '0.900', '0.985', true],
  ['0.899', '0.900', '0.985', false],
  ['0.986', '0.900', '0.985', false],
  ['0.500', null, '0.900', true],
  ['1.500', '1.100', null, true],
  ['1.000', null, null, true],
  [null, null, null, true],
  [null, '0.900', null, false],
])('SRS %s between %s and %s: %s', (rating, min_rating, max_rating, expected) => {
  expect(isInInterval(rating, { min_rating, max_rating })).toBe(expected);
});

test('an interval is reversed only when its low end is above its high end', () => {
  expect(isReversed({ min_rating: '0.986', max_rating: '0.985' })).toBe(true);
  expect(isReversed({ min_rating: '0.985', max_rating: '0.985' })).toBe(false);
  expect(isReversed({ min_rating: '9.000', max_rating: null })).toBe(false);
});
