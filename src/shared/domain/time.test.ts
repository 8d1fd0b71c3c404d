import fc from 'fast-check';
import {
  instantOfLocal,
  localDateOf,
  localTimeOf,
  offsetMinutesAt,
  readDatetime,
  startInstant,
  timeText,
  timeTextOf,
  wireDatetime,
  addLocalDays,
} from './time';

const utc = (text: string): number => Date.parse(text);

test.each([
  ['2026-06-04', '18:30:00', '2026-06-04T16:30:00Z'],
  ['2026-01-15', '18:30:00', '2026-01-15T17:30:00Z'],
  ['2026-03-29', '01:59:59', '2026-03-29T00:59:59Z'],
  ['2026-03-29', '03:00:00', '2026-03-29T01:00:00Z'],
  ['2026-10-25', '02:30:00', '2026-10-25T00:30:00Z'],
  ['2026-10-25', '03:00:00', '2026-10-25T02:00:00Z'],
])('%s %s in Sweden is %s, the first time when it comes twice', (date, time, expected) => {
  expect(instantOfLocal(date, time)).toBe(utc(expected));
});

test('people read a time of day with dots', () => {
  expect(timeText('18:30')).toBe('18.30');
  expect(timeTextOf(utc('2026-06-04T16:30:05.900Z'))).toBe('18.30.05');
});

test('half past two does not exist on the last Sunday of March', () => {
  expect(instantOfLocal('2026-03-29', '02:30:00')).toBeNull();
  expect(startInstant('2026-03-29', '02:30:00')).toBe(utc('2026-03-29T01:30:00Z'));
});

test.each([
  ['2026-06-04T16:30:00Z', '2026-06-04T18:30:00+02:00'],
  ['2026-12-31T23:30:00Z', '2027-01-01T00:30:00+01:00'],
  ['2026-06-04T16:30:00.250Z', '2026-06-04T18:30:00.250000+02:00'],
])('%s is sent as %s', (instant, expected) => {
  expect(wireDatetime(utc(instant))).toBe(expected);
});

test.each([
  ['2026-06-04T18:30:00+02:00', '2026-06-04T16:30:00Z'],
  ['2026-06-04T16:30:00Z', '2026-06-04T16:30:00Z'],
  ['2026-06-04T16:30z', '2026-06-04T16:30:00Z'],
  ['2026-06-04 18:30', '2026-06-04T16:30:00Z'],
  ['2026-6-4T18:30:15.5', '2026-06-04T16:30:15.5Z'],
  ['2026-06-04T12:00-0430', '2026-06-04T16:30:00Z'],
  ['2026-06-04T18:30:00 +02', '2026-06-04T16:30:00Z'],
])('reads %s', (text, expected) => {
  expect(readDatetime(text)).toEqual({ instant: utc(expected) });
});

test.each([
  ['2026-06-04', 'date only'],
  ['2026-03-29T02:30', 'no such local time'],
  ['2026-02-30T12:00', 'format'],
  ['2026-06-04T24:00', 'format'],
  ['0001-06-04T12:00', 'format'],
  ['2026-06-04T18:30+24:00', 'format'],
  ['i morgon', 'format'],
  ['', 'format'],
])('refuses %s as "%s"', (text, problem) => {
  expect(readDatetime(text)).toEqual({ problem });
});

test('every instant of two centuries comes back from the wire as it was sent', () => {
  const range = { min: utc('1901-01-01T00:00:00Z'), max: utc('2100-12-30T00:00:00Z') };
  fc.assert(
    fc.property(fc.integer(range), (instant) => {
      expect(readDatetime(wireDatetime(instant))).toEqual({ instant });
    }),
  );
});

test('a local time that exists is shown again by the clock of its instant', () => {
  const range = { min: utc('2000-01-01T00:00:00Z') / 1000, max: utc('2099-12-30T00:00:00Z') / 1000 };
  fc.assert(
    fc.property(fc.integer(range), (seconds) => {
      const instant = seconds * 1000;
      const again = instantOfLocal(localDateOf(instant), localTimeOf(instant));
      expect([instant, instant - 3_600_000]).toContain(again);
    }),
  );
});

test('Sweden is one hour ahead of UTC in winter and two in summer', () => {
  expect(offsetMinutesAt(utc('2026-01-15T12:00:00Z'))).toBe(60);
  expect(offsetMinutesAt(utc('2026-07-15T12:00:00Z'))).toBe(120);
});

test.each([
  ['a year on', '2026-06-04T16:30:00.000Z', 364, '2027-06-03T16:30:00.000Z'],
  ['from summer time to winter time', '2026-10-22T16:30:00.000Z', 7, '2026-10-29T17:30:00.000Z'],
  ['from winter time to summer time', '2027-03-25T17:30:00.000Z', 7, '2027-04-01T16:30:00.000Z'],
  ['back', '2026-06-11T16:30:00.000Z', -7, '2026-06-04T16:30:00.000Z'],
])('the clock shows the same %s', (_, stored, days, moved) => {
  expect(addLocalDays(stored, days)).toBe(moved);
});
