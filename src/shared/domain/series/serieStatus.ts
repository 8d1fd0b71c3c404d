import type { SailingStatus } from '../../contract/sailings';

/**
 * What a series' sailings make of it; those that are unpublished are not looked at. It goes on between its first race
 * and its last, and is cancelled only when all of it is.
 */
export function serieStatus(isPublished: boolean, sailings: readonly SailingStatus[]): SailingStatus {
  if (!isPublished) return 'unpublished';
  const known = sailings.filter((status) => status !== 'unpublished');
  const sailed = known.filter((status) => status !== 'cancelled');
  if (sailed.length === 0) return known.length === 0 ? 'upcoming' : 'cancelled';
  if (sailed.every((status) => status === 'upcoming')) return 'upcoming';
  return sailed.every((status) => status === 'finished') ? 'finished' : 'ongoing';
}
