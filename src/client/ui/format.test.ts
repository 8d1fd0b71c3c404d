import {
  compareSwedish,
  decimalText,
  formatClock,
  formatClockSeconds,
  formatCountdown,
  formatDay,
  formatDecimal,
  formatFullDay,
  formatMoment,
  formatReadAt,
  formatTime,
} from './format';

test('dates are written in Swedish', () => {
  expect(formatDay('2026-06-04')).toBe('tors 4 juni');
  expect(formatFullDay('2026-06-04')).toBe('torsdag 4 juni 2026');
});

test('a time shows its seconds only when there are any', () => {
  expect(formatTime('18:30:00')).toBe('18.30');
  expect(formatTime('18:30:15')).toBe('18.30.15');
});

test('a time of day has no fraction of a second', () => {
  expect(formatTime('18:30:15.250000')).toBe('18.30.15');
});

test('an instant is shown by the Swedish clock, summer and winter', () => {
  expect(formatClockSeconds('2026-06-04T16:30:05.900Z')).toBe('18.30.05');
  expect(formatClock('2026-06-04T16:30:00Z')).toBe('18.30');
  expect(formatClock('2026-01-04T16:30:00Z')).toBe('17.30');
});

test('a moment has its Swedish date', () => {
  expect(formatMoment('2026-06-04T22:30:00Z')).toBe('5 juni 2026 00.30');
});

test('a time of reading has its date when it is not of today', () => {
  const read = Date.parse('2026-06-04T12:30:00Z');
  expect(formatReadAt(read, Date.parse('2026-06-04T18:00:00Z'))).toBe('14.30');
  expect(formatReadAt(read, Date.parse('2026-06-05T18:00:00Z'))).toBe('4 juni 14.30');
});

test('decimals have a comma', () => {
  expect(formatDecimal('1.005')).toBe('1,005');
});

test.each([
  ['3.0', '3'],
  ['10.0', '10'],
  ['3.5', '3,5'],
  ['100.0', '100'],
])('%s points are written %s', (wire, written) => {
  expect(decimalText(wire)).toBe(written);
});

test.each([
  [245, '4:05'],
  [3845, '1:04:05'],
  [0, '0:00'],
  [-7, '−0:07'],
])('%i seconds are written %s', (seconds, written) => {
  expect(formatCountdown(seconds)).toBe(written);
});

test('å, ä and ö come last, and numbers in the order of their value', () => {
  expect(['Örn', 'SWE 10', 'Ärla', 'SWE 9', 'Ask', 'Åska'].sort(compareSwedish)).toEqual([
    'Ask',
    'SWE 9',
    'SWE 10',
    'Åska',
    'Ärla',
    'Örn',
  ]);
});
