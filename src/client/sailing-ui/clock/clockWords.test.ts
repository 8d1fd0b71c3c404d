import fc from 'fast-check';
import type { ServerClock } from '../../lib/serverClock';
import { clockWords, formatSkew, formatTenths, readTenths } from './clockWords';

const EVENING = Date.parse('2026-06-04T18:02:11+02:00');
const clock: ServerClock = { base: EVENING, bound: 30, setAt: 0, isDoubted: false };
const HOUR_MS = 3_600_000;

test.each<[string, ServerClock | null, { wall: number; mono: number }, object]>([
  ['never set', null, { wall: EVENING, mono: 0 }, { state: 'notSet', text: expect.stringContaining('Inte stämd') }],
  [
    'set just now',
    clock,
    { wall: EVENING, mono: 0 },
    { state: 'good', text: 'Stämd 18.02, ± 0,1 s', short: '± 0,1 s', remark: null },
  ],
  [
    'set an hour ago',
    clock,
    { wall: EVENING + HOUR_MS, mono: HOUR_MS },
    { state: 'doubted', text: 'Stämd 18.02, ± 0,2 s' },
  ],
  [
    'a reload',
    { ...clock, bound: 530, isDoubted: true },
    { wall: EVENING, mono: 0 },
    { state: 'doubted', text: 'Osäker, ± 0,5 s. Stäms av när det finns täckning', short: 'Osäker, ± 0,5 s' },
  ],
  [
    'a slow phone',
    clock,
    { wall: EVENING - 76_000, mono: 0 },
    { remark: 'Telefonens egen klocka går 1 min 16 s efter. Tiderna här är rätt ändå.' },
  ],
  [
    'a fast phone',
    clock,
    { wall: EVENING + 5_000, mono: 0 },
    { remark: 'Telefonens egen klocka går 5,0 s före. Tiderna här är rätt ändå.' },
  ],
])('%s', (_, known, moment, words) => {
  expect(clockWords(known, moment)).toMatchObject(words);
});

test.each([
  [0, '0,0 s'],
  [-449, '0,4 s'],
  [59_999, '60,0 s'],
  [76_000, '1 min 16 s'],
])('%d ms are %s', (ms, text) => {
  expect(formatSkew(ms)).toBe(text);
});

test('what one device shows the other reads', () => {
  fc.assert(
    fc.property(fc.nat(20 * HOUR_MS), (after) => {
      const at = Date.parse('2026-06-04T00:00:00+02:00') + Math.round(after / 100) * 100;
      expect(readTenths(formatTenths(at), at)).toBe(at);
    }),
  );
});

test.each(['', '18.30', '25.00.00', '18.60.00', 'nu', '18.30.05,33'])('%p is no time', (typed) => {
  expect(readTenths(typed, EVENING)).toBeNull();
});

test.each(['18:30:05.3', ' 18.30.05,3 '])('%p is read as well', (typed) => {
  expect(readTenths(typed, EVENING)).toBe(Date.parse('2026-06-04T18:30:05.300+02:00'));
});

test('what is said in short is part of what is said in full', () => {
  for (const known of [null, clock, { ...clock, isDoubted: true }]) {
    const { text, short } = clockWords(known, { wall: EVENING, mono: 0 });
    expect(text).toContain(short);
  }
});
