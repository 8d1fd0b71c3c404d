import type { SailingStatus } from '../../contract/sailings';
import { serieStatus } from './serieStatus';

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
