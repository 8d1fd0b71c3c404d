import { aSerieRow } from '../../../../testing/aSerie';
import { seriesInOrder } from './seriesInOrder';

test('what is sailed now comes before what is over, and the latest year first', () => {
  const series = [
    aSerieRow({ name: 'Torsdag 2024', status: 'finished' }),
    aSerieRow({ name: 'Torsdag 2026', status: 'ongoing' }),
    aSerieRow({ name: 'Höst 2026', status: 'upcoming' }),
    aSerieRow({ name: 'Torsdag 2025', status: 'finished' }),
    aSerieRow({ name: 'Utkast', status: 'unpublished' }),
  ];
  expect(seriesInOrder(series).map(({ name }) => name)).toEqual([
    'Utkast',
    'Torsdag 2026',
    'Höst 2026',
    'Torsdag 2025',
    'Torsdag 2024',
  ]);
});
