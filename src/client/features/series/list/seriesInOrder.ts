import type { SailingStatus } from '../../../../shared/contract/sailings';
import type { SerieRow } from '../../../../shared/contract/series';
import { compareSwedish } from '../../../ui/format';

const TURN: Record<SailingStatus, number> = { unpublished: 0, ongoing: 1, upcoming: 2, finished: 3, cancelled: 4 };

/**
 * What is being worked on and sailed first, then what is over; by name among themselves, this year's before last
 * year's.
 */
export const seriesInOrder = (series: readonly SerieRow[]): SerieRow[] =>
  [...series].sort((a, b) => TURN[a.status] - TURN[b.status] || compareSwedish(b.name, a.name));
