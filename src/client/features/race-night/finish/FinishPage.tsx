import type { Club } from '../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { ReadingSheet } from './ReadingSheet';
import { texts } from './texts';
import { WorkingSheet } from './WorkingSheet';

export interface FinishPageProps {
  club: Club;
  sailing: SailingRow;
}

function whyReadOnly({ club, sailing }: FinishPageProps): string | null {
  if (!club.can_edit) return texts.readOnly;
  return sailing.verified_result ? texts.verified : null;
}

/** The finish: written down as boats cross the line, and looked at by everybody else. */
export default function FinishPage(page: FinishPageProps) {
  const reason = whyReadOnly(page);
  return reason === null ? <WorkingSheet {...page} /> : <ReadingSheet {...page} reason={reason} />;
}
