import { CLUB_VERSION_HEADER } from '../../shared/contract/sailings';
import type { CallMeta } from './call';

/** The club's number when the answer was given; null when the answer has none. */
export function clubVersionOf({ response, kept }: CallMeta = {}): number | null {
  if (kept) return kept.clubVersion;
  const version = response?.headers.get(CLUB_VERSION_HEADER) ?? null;
  return version === null ? null : Number(version);
}
