import { decimalDegrees, degreesMinutes, nauticalMiles, readDegrees } from './position';

test.each([
  ['59,3251', 59.3251],
  [' 59.3251 ', 59.3251],
  ['-0,5', -0.5],
  ['59', 59],
  ['59°19,506′ N', 59.3251],
  ["59°19.506'", 59.3251],
  ['N 59 19.506', 59.3251],
  ['33 30 s', -33.5],
  ['59,32510049', 59.3251],
])('latitude %s is %d', (typed, degrees) => {
  expect(readDegrees(typed, 'lat')).toBe(degrees);
});

test.each([
  ['011°42,113′ E', 11.701883],
  ['11 42,113 Ö', 11.701883],
  ['V 11 30', -11.5],
])('longitude %s is %d', (typed, degrees) => {
  expect(readDegrees(typed, 'lon')).toBe(degrees);
});

test.each(['', 'norr', '59°60,0′', '59,5 30', '59 19 30', 'N 59 N', '-59 S', '59 19 E', '5900'])(
  '%j is no latitude',
  (typed) => {
    expect(readDegrees(typed, 'lat')).toBeNull();
  },
);

test('degrees are written as on charts, and are read back unchanged', () => {
  expect([degreesMinutes(59.3251, 'lat'), degreesMinutes(11.701883, 'lon')]).toEqual(['59°19,506′ N', '011°42,113′ E']);
  expect([degreesMinutes(-33.5, 'lat'), degreesMinutes(-0.25, 'lon')]).toEqual(['33°30,000′ S', '000°15,000′ W']);
  expect(readDegrees(degreesMinutes(59.3251, 'lat'), 'lat')).toBe(59.3251);
});

test('minutes that round to sixty are a whole degree', () => {
  expect(degreesMinutes(58.9999999, 'lat')).toBe('59°00,000′ N');
});

test('decimal degrees have a comma and no needless zeros', () => {
  expect([59.3251, 59, -11.7].map(decimalDegrees)).toEqual(['59,3251', '59', '-11,7']);
});

test('a minute of latitude is a nautical mile, of longitude less the farther north', () => {
  expect(nauticalMiles({ lat: 59, lon: 16 }, { lat: 59 + 1 / 60, lon: 16 })).toBeCloseTo(1, 2);
  expect(nauticalMiles({ lat: 60, lon: 16 }, { lat: 60, lon: 16 + 1 / 60 })).toBeCloseTo(0.5, 2);
  expect(nauticalMiles({ lat: 60, lon: 16 }, { lat: 60, lon: 16 })).toBe(0);
});
