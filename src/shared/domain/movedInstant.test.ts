import { movedInstant } from './movedInstant';

test.each([
  ['a year on', '2026-06-04T16:30:00.000Z', 364, '2027-06-03T16:30:00.000Z'],
  ['from summer time to winter time', '2026-10-22T16:30:00.000Z', 7, '2026-10-29T17:30:00.000Z'],
  ['from winter time to summer time', '2027-03-25T17:30:00.000Z', 7, '2027-04-01T16:30:00.000Z'],
  ['back', '2026-06-11T16:30:00.000Z', -7, '2026-06-04T16:30:00.000Z'],
])('the clock shows the same %s', (_, stored, days, moved) => {
  expect(movedInstant(stored, days)).toBe(moved);
});
