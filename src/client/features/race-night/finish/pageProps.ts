import type { SailingRow } from '../../../../shared/contract/sailings';

export interface FinishPageProps {
  sailing: SailingRow;
  /** Verifies and unlocks, and sees the log. */
  canEdit: boolean;
  /** Why nothing can be written here; null where it can. */
  readOnlyReason: string | null;
  /** Where starts are changed. */
  startsHref: string;
}
