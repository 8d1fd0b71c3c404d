import type { SailingRow } from '../../../../../shared/contract/sailings';
import { aSailing } from '../../../../../testing/aSailing';
import { groupSailings, matchesQuery } from './groupSailings';

const sailing = (name: string, over: Partial<SailingRow>): SailingRow => aSailing({ name, ...over });

const names = (sailings: readonly SailingRow[]) => sailings.map(({ name }) => name);

test('sailings are ongoing, upcoming with the next first, or earlier with the latest first', () => {
  const { ongoing, upcoming, earlier } = groupSailings(
    [
      sailing('Torsdag 1', { status: 'finished', start_date: '2026-05-21' }),
      sailing('Torsdag 5', { status: 'upcoming', start_date: '2026-06-18' }),
      sailing('Torsdag 2', { status: 'finished', start_date: '2026-05-28' }),
      sailing('Torsdag 3', { status: 'ongoing', start_date: '2026-06-04' }),
      sailing('Torsdag 4', { status: 'unpublished', start_date: '2026-06-11' }),
    ],
    '2026-06-04',
  );
  expect(names(ongoing)).toEqual(['Torsdag 3']);
  expect(names(upcoming)).toEqual(['Torsdag 4', 'Torsdag 5']);
  expect(names(earlier)).toEqual(['Torsdag 2', 'Torsdag 1']);
});

test('of two on one day the one without a time comes last', () => {
  const day = { status: 'upcoming', start_date: '2026-06-11' } as const;
  const { upcoming } = groupSailings(
    [
      sailing('Sen', { ...day, start_time: null }),
      sailing('Kväll', { ...day, start_time: '18:30:00' }),
      sailing('Morgon', { ...day, start_time: '09:00:00' }),
    ],
    '2026-06-04',
  );
  expect(names(upcoming)).toEqual(['Morgon', 'Kväll', 'Sen']);
});

test('a cancelled sailing is shown among the upcoming until its day has passed', () => {
  const cancelled = [sailing('Inställd', { status: 'cancelled', start_date: '2026-06-04' })];
  expect(names(groupSailings(cancelled, '2026-06-04').upcoming)).toEqual(['Inställd']);
  expect(names(groupSailings(cancelled, '2026-06-05').earlier)).toEqual(['Inställd']);
});

test.each([
  ['torsdag', true],
  ['TORSDAG kväll', true],
  ['kvällsserien', true],
  ['fredag', false],
  ['', true],
])('the search "%s" on Torsdag 3 of Kvällsserien: %s', (query, hit) => {
  expect(matchesQuery(sailing('Torsdag 3', { serie: { id: 1, name: 'Kvällsserien' } }), query)).toBe(hit);
});
