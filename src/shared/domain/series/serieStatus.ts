import type { SailingStatus } from '../../contract/sailings';

/**
 * The status of a series, derived from its published sailings. It is ongoing between its first race and its last, and
 * cancelled only when all its sailings are.
 */
export function serieStatus(isPublished: boolean, sailings: readonly SailingStatus[]): SailingStatus {
  if (!isPublished) return 'unpublished';
  const known = sailings.filter((status) => status !== 'unpublished');
  const sailed = known.filter((status) => status !== 'cancelled');
  if (sailed.length === 0) return known.length === 0 ? 'upcoming' : 'cancelled';
  if (sailed.every((status) => status === 'upcoming')) return 'upcoming';
  return sailed.every((status) => status === 'finished') ? 'finished' : 'ongoing';
}
