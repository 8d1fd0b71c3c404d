import type { SailingRow } from '../../../shared/contract/sailings';
import { ReadingSheet } from './ReadingSheet';
import { WorkingSheet } from './WorkingSheet';

export interface FinishPageProps {
  sailing: SailingRow;
  /** Verifies and unlocks, and sees the log. */
  canEdit: boolean;
  /** Why nothing can be written here; null where it can. */
  readOnlyReason: string | null;
  /** Where starts are changed. */
  startsHref: string;
}

/** The finish: written down as boats cross the line, and looked at by everybody else. */
export function FinishPage({ readOnlyReason, ...page }: FinishPageProps) {
  return readOnlyReason === null ? <WorkingSheet {...page} /> : <ReadingSheet {...page} reason={readOnlyReason} />;
}
