import type { User } from '../../../shared/contract/auth';
import type { SailingRow } from '../../../shared/contract/sailings';
import { mayEditClub, mayMove } from '../../../shared/domain/permissions';
import { texts } from './texts';

/** Why the asker may not change anything on the board (decision 11); null when he may. */
export function readOnlyReason(asker: User | null, sailing: SailingRow): string | null {
  if (mayMove(asker, sailing)) return null;
  return mayEditClub(asker, sailing.club) ? texts.readOnlyVerified : texts.readOnlySailor;
}
