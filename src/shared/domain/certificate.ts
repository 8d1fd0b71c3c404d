import type { Boat } from '../contract/boats';
import type { WireDate } from '../contract/common';
import { SRS_VARIANTS, type BoatNumbers, type SrsVariant } from './boatNumbers';

/** A certificate that ends within so many days is to be renewed. */
const ENDING_DAYS = 30;
const DAY_MS = 86_400_000;

/** expired: it no longer holds. ending: its last day is near, or today. null: neither, or nobody has said. */
export function certificateState(
  { certificate_valid_until: until }: Pick<Boat, 'certificate_valid_until'>,
  today: WireDate,
): 'expired' | 'ending' | null {
  if (until === null) return null;
  const days = (Date.parse(until) - Date.parse(today)) / DAY_MS;
  if (days < 0) return 'expired';
  return days <= ENDING_DAYS ? 'ending' : null;
}

/**
 * The numbers that are the owner's word alone: no club has seen the certificate, and they are not those of the table.
 */
export const unverifiedNumbers = (
  boat: BoatNumbers & Pick<Boat, 'certificate_verified'>,
  model: BoatNumbers | undefined,
): SrsVariant[] =>
  boat.certificate_verified
    ? []
    : SRS_VARIANTS.filter((variant) => boat[variant] !== null && boat[variant] !== (model?.[variant] ?? null));
