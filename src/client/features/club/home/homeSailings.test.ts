import { aSailing } from '../../../../testing/aSailing';
import { homeSailings, sailingsToCheck } from './homeSailings';

const TODAY = '2026-06-04';
const named = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);

test('what is going on comes first, then the next starts; a planned start of yesterday is none', () => {
  const sailings = [
    aSailing({ id: 1, name: 'i går', start_date: '2026-06-03' }),
    aSailing({ id: 2, name: 'nästa vecka', start_date: '2026-06-11' }),
    aSailing({ id: 3, name: 'i kväll', start_date: TODAY, start_time: '18:30:00' }),
    aSailing({ id: 4, name: 'sedan i går', start_date: '2026-06-03', status: 'ongoing' }),
    aSailing({ id: 5, name: 'inställd', start_date: TODAY, status: 'cancelled' }),
  ];
  expect(named(homeSailings(sailings, TODAY).next)).toEqual(['sedan i går', 'i kväll', 'nästa vecka']);
});

test('five results are shown, and every one that is not verified is counted', () => {
  const days = ['10', '11', '12', '13', '14', '15', '16'];
  const sailings = days.map((day, index) =>
    aSailing({
      id: index + 1,
      name: day,
      start_date: `2026-05-${day}`,
      status: 'finished',
      verified_result: index > 1,
    }),
  );
  const { latest, unverified } = homeSailings(sailings, TODAY);
  expect(named(latest)).toEqual(['16', '15', '14', '13', '12']);
  expect(named(unverified)).toEqual(['11', '10']);
});

test('entries are looked at where there are boats, the next start first', () => {
  const sailings = [
    aSailing({ id: 1, name: 'sedan', start_date: '2026-06-11', competitor_count: 2 }),
    aSailing({ id: 2, name: 'tom', start_date: '2026-06-05', competitor_count: 0 }),
    aSailing({ id: 3, name: 'först', start_date: '2026-06-05', competitor_count: 1 }),
    aSailing({ id: 4, name: 'över', start_date: '2026-06-01', status: 'finished', competitor_count: 9 }),
  ];
  expect(named(sailingsToCheck(sailings, TODAY))).toEqual(['först', 'sedan']);
});
