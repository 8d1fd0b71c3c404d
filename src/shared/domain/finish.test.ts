import { finishInstant, finishProblem, finishTimes } from './finish';

const START = Date.parse('2026-06-04T18:30:00+02:00');
const FINISH = Date.parse('2026-06-04T19:44:23+02:00');
const SAILED_S = 74 * 60 + 23;

test('the clock at the finish gives the time sailed', () => {
  expect(finishTimes({ recorded: 'finish', finish: FINISH }, START)).toEqual({ finish: FINISH, elapsedS: SAILED_S });
});

test('the time sailed gives the clock at the finish', () => {
  expect(finishTimes({ recorded: 'elapsed', elapsedS: SAILED_S }, START)).toEqual({
    finish: FINISH,
    elapsedS: SAILED_S,
  });
});

test('moving a start leaves the recorded time unchanged', () => {
  const later = START + 300_000;
  expect(finishTimes({ recorded: 'finish', finish: FINISH }, later)).toEqual({
    finish: FINISH,
    elapsedS: SAILED_S - 300,
  });
  expect(finishTimes({ recorded: 'elapsed', elapsedS: SAILED_S }, later)).toEqual({
    finish: FINISH + 300_000,
    elapsedS: SAILED_S,
  });
});

test('without a start neither time follows from the other', () => {
  expect(finishTimes({ recorded: 'finish', finish: FINISH }, null)).toEqual({ finish: FINISH, elapsedS: null });
  expect(finishTimes({ recorded: 'elapsed', elapsedS: SAILED_S }, null)).toEqual({ finish: null, elapsedS: SAILED_S });
});

test.each([
  ['at the start', START, null],
  ['a second before it', START - 1000, 'beforeStart'],
  ['thirty days after it', START + 30 * 86_400_000, null],
  ['a second later', START + 30 * 86_400_000 + 1000, 'tooLong'],
])('a clock that was read %s: %s %s', (_when, finish, problem) => {
  expect(finishProblem({ recorded: 'finish', finish }, START)).toBe(problem);
});

test('the clock is invalid without a start, the elapsed time is valid', () => {
  expect(finishProblem({ recorded: 'finish', finish: FINISH }, null)).toBe('startMissing');
  expect(finishProblem({ recorded: 'elapsed', elapsedS: SAILED_S }, null)).toBeNull();
});

test.each([
  ['19:44:23', '2026-06-04T18:30:00+02:00', '2026-06-04T19:44:23+02:00'],
  ['00:12:00', '2026-06-04T18:30:00+02:00', '2026-06-05T00:12:00+02:00'],
  ['11:30:00', '2026-06-04T18:30:00+02:00', '2026-06-05T11:30:00+02:00'],
  ['11:55:12', '2026-06-04T12:00:00+02:00', '2026-06-04T11:55:12+02:00'],
  ['18:29:59', '2026-06-04T18:30:00+02:00', '2026-06-04T18:29:59+02:00'],
  ['09:59:00', '2026-06-04T10:00:00+02:00', '2026-06-04T09:59:00+02:00'],
  ['10:30:00', '2026-06-05T10:00:00+02:00', '2026-06-05T10:30:00+02:00'],
])('a clock that shows %s after a start at %s stands at %s', (time, start, finish) => {
  expect(finishInstant(time, Date.parse(start), '2026-06-04')).toBe(Date.parse(finish));
});

test('without a start the clock is read on the date of the sailing, and a time that was skipped in March is none', () => {
  expect(finishInstant('19:44:23', null, '2026-06-04')).toBe(FINISH);
  expect(finishInstant('02:30:00', null, '2026-03-29')).toBeNull();
});

const minutesOfDay = Array.from(
  { length: 24 * 60 },
  (_, minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`,
);

test.each([
  ['begins', '2027-03-27T22:00:00+01:00', '2027-03-28T12:00:00+02:00'],
  ['ends', '2027-10-30T22:00:00+02:00', '2027-10-31T12:00:00+01:00'],
])(
  'in the night when summer time %s, a time of the morning is after the start, or no clock showed it',
  (_, ...ends) => {
    const [start = 0, noon = 0] = ends.map((instant) => Date.parse(instant));
    const morning = minutesOfDay.filter((time) => time < '12:00:00');
    const instants = morning.map((time) => finishInstant(time, start, '2027-01-01'));
    const missing = morning.filter((_time, index) => instants[index] === null);

    expect(missing).toEqual(noon - start < 14 * 3_600_000 ? morning.filter((time) => /^02/.test(time)) : []);
    for (const instant of instants) if (instant !== null) expect(instant > start && instant < noon).toBe(true);
  },
);
