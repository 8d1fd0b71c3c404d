import { readFinish, type Finisher, type TypedFinish } from './readFinish';

const START = Date.parse('2026-06-04T18:30:00+02:00');
const boat: Finisher = { start: START, date: '2026-06-04', isUnknown: false };
const read = (values: Partial<TypedFinish>, finisher: Partial<Finisher> = {}) =>
  readFinish({ time: '', code: null, mode: 'clock', ...values }, { ...boat, ...finisher });

test.each([
  ['digits are a clock', { time: '194423' }, { finish_time: '2026-06-04T19:44:23+02:00', score_code: null }],
  [
    'with points between them too',
    { time: '19.44.23' },
    { finish_time: '2026-06-04T19:44:23+02:00', score_code: null },
  ],
  [
    'after midnight it is the next day',
    { time: '003000' },
    { finish_time: '2026-06-05T00:30:00+02:00', score_code: null },
  ],
  [
    'digits are a time sailed',
    { time: '11423', mode: 'elapsed' as const },
    { elapsed_time: '01:14:23', score_code: null },
  ],
  [
    'a time with a code',
    { time: '194423', code: 'SCP' as const },
    { finish_time: '2026-06-04T19:44:23+02:00', score_code: 'SCP' },
  ],
  ['a code alone leaves the time', { code: 'DSQ' as const }, { score_code: 'DSQ' }],
  ['a code may be typed', { time: 'dnf' }, { score_code: 'DNF' }],
  ['the typed code wins over the chosen one', { time: 'DNS', code: 'DNF' as const }, { score_code: 'DNS' }],
])('%s', (_, typed, finish) => {
  expect(read(typed)).toEqual({ finish });
});

test.each([
  ['nothing was typed', {}, 'nothing'],
  ['no clock', { time: '2561' }, 'notClock'],
  ['no time sailed', { time: '1174', mode: 'elapsed' as const }, 'notElapsed'],
  ['before the start', { time: '174423' }, 'beforeStart'],
  ['a code that needs points', { time: 'RDG' }, 'needsPoints'],
])('%s: the line says what is wrong', (_, typed, problem) => {
  expect(read(typed)).toEqual({ problem });
});

test('a clock says nothing of a boat without a start, but a time sailed does', () => {
  expect(read({ time: '194423' }, { start: null })).toEqual({ problem: 'startMissing' });
  expect(read({ time: '11423', mode: 'elapsed' }, { start: null })).toEqual({
    finish: { elapsed_time: '01:14:23', score_code: null },
  });
});

test('of an unknown boat any time is kept', () => {
  expect(read({ time: '174423' }, { isUnknown: true })).toMatchObject({
    finish: { finish_time: '2026-06-04T17:44:23+02:00' },
  });
  expect(read({ time: '194423' }, { isUnknown: true, start: null })).toMatchObject({
    finish: { finish_time: '2026-06-04T19:44:23+02:00' },
  });
});

test.each([
  ['0722', '19:07:22'],
  ['07 22', '19:07:22'],
  ['3105', '19:31:05'],
  ['3106', '18:31:06'],
  ['184523', '18:45:23'],
])('while the race is on %s means %s', (time, clock) => {
  const now = Date.parse('2026-06-04T19:31:00+02:00');
  const finisher = { start: Date.parse('2026-06-04T18:30:00+02:00'), date: '2026-06-04', isUnknown: false, now };
  expect(readFinish({ time, code: null, mode: 'clock' }, finisher)).toMatchObject({
    finish: { finish_time: `2026-06-04T${clock}+02:00` },
  });
  expect(readFinish({ time: '0760', code: null, mode: 'clock' }, finisher)).toEqual({ problem: 'notClock' });
});
