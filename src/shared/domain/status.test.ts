import { SAILING_STATUSES, type SailingStatus } from '../contract/sailings';
import { entryStatus, mayChangeStatus, requestedStatus, statusChoices, serieStatus } from './status';

const fresh = { hasEntries: false, hasTimes: false, isVerified: false };
const raced = { hasEntries: true, hasTimes: true, isVerified: false };
const verified = { hasEntries: true, hasTimes: true, isVerified: true };

const reachable = (from: SailingStatus, facts: typeof fresh) =>
  SAILING_STATUSES.filter((to) => to !== from && mayChangeStatus(from, to, facts));

test.each<[SailingStatus, SailingStatus[]]>([
  ['unpublished', ['upcoming', 'cancelled']],
  ['upcoming', ['unpublished', 'ongoing', 'finished', 'cancelled']],
  ['ongoing', ['upcoming', 'finished', 'cancelled']],
  ['finished', ['upcoming', 'ongoing']],
  ['cancelled', ['upcoming']],
])('a sailing without boats may go from %s to %s', (from, expected) => {
  expect(reachable(from, fresh)).toEqual(expected);
});

test('a sailing with entries cannot be hidden again, and one with times cannot be postponed', () => {
  expect(reachable('upcoming', raced)).toEqual(['ongoing', 'finished', 'cancelled']);
  expect(reachable('ongoing', raced)).toEqual(['finished', 'cancelled']);
});

test('a verified sailing cannot be reopened, and its own status stays allowed', () => {
  expect(reachable('finished', verified)).toEqual([]);
  expect(mayChangeStatus('finished', 'finished', verified)).toBe(true);
});

test('the present status comes first among the choices', () => {
  expect(statusChoices('ongoing', raced)).toEqual(['ongoing', 'finished', 'cancelled']);
});

test.each<[SailingStatus, Parameters<typeof requestedStatus>[1], SailingStatus | null]>([
  ['upcoming', {}, 'upcoming'],
  ['upcoming', { status: 'ongoing' }, 'ongoing'],
  ['ongoing', { is_finished: true }, 'finished'],
  ['finished', { is_finished: false }, 'ongoing'],
  ['upcoming', { is_finished: false }, 'upcoming'],
  ['ongoing', { status: 'finished', is_finished: true }, 'finished'],
  ['finished', { status: 'upcoming', is_finished: false }, 'upcoming'],
  ['ongoing', { status: 'finished', is_finished: false }, null],
  ['ongoing', { status: 'upcoming', is_finished: true }, null],
])('%s asked for %j becomes %s', (current, request, expected) => {
  expect(requestedStatus(current, request)).toBe(expected);
});

test('an entry is preliminary while it waits or is self-reported, and verified with its sailing', () => {
  expect(entryStatus({ approved: true, reported_by: null }, false)).toBe('registered');
  expect(entryStatus({ approved: true, reported_by: 'club' }, false)).toBe('registered');
  expect(entryStatus({ approved: false, reported_by: null }, false)).toBe('preliminary');
  expect(entryStatus({ approved: true, reported_by: 'sailor' }, false)).toBe('preliminary');
  expect(entryStatus({ approved: true, reported_by: 'sailor' }, true)).toBe('verified');
});

test.each<[SailingStatus[], SailingStatus]>([
  [[], 'upcoming'],
  [['unpublished'], 'upcoming'],
  [['upcoming', 'upcoming', 'unpublished'], 'upcoming'],
  [['finished', 'upcoming'], 'ongoing'],
  [['ongoing'], 'ongoing'],
  [['finished', 'cancelled', 'finished'], 'finished'],
  [['cancelled', 'upcoming'], 'upcoming'],
  [['cancelled', 'cancelled'], 'cancelled'],
])('a serie of %j is %s', (sailings, status) => {
  expect(serieStatus(true, sailings)).toBe(status);
  expect(serieStatus(false, sailings)).toBe('unpublished');
});
