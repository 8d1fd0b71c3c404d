import { holdLateAnswer, takeLateAnswer } from './lateAnswers';

const READ = { user: '7', url: '/api/sailings/3/', key: 'sailing(3)' };
const ANSWER = { data: { id: 3 } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a late answer is given to the read that is made again, once', () => {
  holdLateAnswer(READ, ANSWER);
  expect(takeLateAnswer({ ...READ, user: '8' })).toBeUndefined();
  expect(takeLateAnswer(READ)).toBe(ANSWER);
  expect(takeLateAnswer(READ)).toBeUndefined();
});

test('a late answer that nobody asks for again, as when the page was left, is not given as a fresh one later', () => {
  holdLateAnswer(READ, ANSWER);
  jest.advanceTimersByTime(6_000);
  expect(takeLateAnswer(READ)).toBeUndefined();
});

test('a later answer takes the place of one that is held, and is held as long', () => {
  holdLateAnswer(READ, { data: { id: 3, name: 'first' } });
  jest.advanceTimersByTime(4_000);
  holdLateAnswer(READ, ANSWER);
  jest.advanceTimersByTime(4_000);
  expect(takeLateAnswer(READ)).toBe(ANSWER);
});
