import { finishTimes } from './finish';

const START = Date.parse('2026-06-04T18:30:00+02:00');
const FINISH = Date.parse('2026-06-04T19:44:23+02:00');
const SAILED_S = 74 * 60 + 23;

test('the clock at the finish gives the time sailed', () => {
  expect(finishTimes({ recorded: 'finish', finish: FINISH }, START)).toEqual({ finish: FINISH, elapsedS: SAILED_S });
});

test('the time sailed gives the clock at the finish', () => {
  expect(finishTimes({ recorded: 'elapsed', elapsedS: SAILED_S }, START)).toEqual({ finish: FINISH, elapsedS: SAILED_S });
});

test('a start that is moved leaves what was written down as it is', () => {
  const later = START + 300_000;
  expect(finishTimes({ recorded: 'finish', finish: FINISH }, later)).toEqual({ finish: FINISH, elapsedS: SAILED_S - 300 });
  expect(finishTimes({ recorded: 'elapsed', elapsedS: SAILED_S }, later)).toEqual({ finish: FINISH + 300_000, elapsedS: SAILED_S });
});

test('without a start nothing follows', () => {
  expect(finishTimes({ recorded: 'finish', finish: FINISH }, null)).toEqual({ finish: FINISH, elapsedS: null });
  expect(finishTimes({ recorded: 'elapsed', elapsedS: SAILED_S }, null)).toEqual({ finish: null, elapsedS: SAILED_S });
});
