import type { SailorEntry } from '../../../../shared/contract/sailors';
import { aCompetitor } from '../../../../testing/aCompetitor';
import { ownSailingsInOrder } from './ownSailingsInOrder';

const entry = (name: string, status: SailorEntry['sailing']['status'], start_date: string): SailorEntry => ({
  sailing: {
    id: 1,
    name,
    club: { id: 1, slug: 'exempel-ss', name: 'Exempel Segelsällskap' },
    serie: null,
    status,
    status_label: '',
    is_finished: status === 'finished',
    verified_result: false,
    start_date,
    start_time: null,
    competitor_count: 1,
    reg_status: 'registered',
  },
  competitor: aCompetitor({}),
});

const names = (entries: readonly SailorEntry[]) => entries.map(({ sailing }) => sailing.name);

test('the next one comes first among those to come, the latest among those that were', () => {
  const entries = [
    entry('Torsdag 1', 'finished', '2026-05-21'),
    entry('Torsdag 2', 'finished', '2026-05-28'),
    entry('Inställd', 'cancelled', '2026-06-03'),
    entry('Torsdag 3', 'ongoing', '2026-06-04'),
    entry('Torsdag 4', 'upcoming', '2026-06-11'),
    entry('Blåst', 'cancelled', '2026-06-18'),
  ];
  const { ongoing, upcoming, earlier } = ownSailingsInOrder(entries, '2026-06-04');
  expect(names(ongoing)).toEqual(['Torsdag 3']);
  expect(names(upcoming)).toEqual(['Torsdag 4', 'Blåst']);
  expect(names(earlier)).toEqual(['Inställd', 'Torsdag 2', 'Torsdag 1']);
});
