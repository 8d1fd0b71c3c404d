import { frameRate } from './receiveFrames';

test('ten frames at once are fine and the eleventh is not', () => {
  const within = frameRate(10);
  const answers = Array.from({ length: 11 }, () => within(5_000));
  expect(answers).toEqual([...Array.from({ length: 10 }, () => true), false]);
});

test('a tenth of a second later there is room for one more', () => {
  const within = frameRate(10);
  for (let i = 0; i < 11; i += 1) within(0);
  expect(within(100)).toBe(true);
  expect(within(100)).toBe(false);
});

test('a long pause does not save up for a longer burst', () => {
  const within = frameRate(10);
  within(0);
  const answers = Array.from({ length: 11 }, () => within(3_600_000));
  expect(answers.filter(Boolean)).toHaveLength(10);
});
