import type { Club } from '../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { moveRefusal, type MoveRefusal } from '../../../../shared/domain/permissions';
import { ReadingSheet } from './ReadingSheet';
import { finishTexts } from './texts';
import { WorkingSheet } from './WorkingSheet';

export interface FinishPageProps {
  club: Club;
  sailing: SailingRow;
}

const READ_ONLY: Readonly<Record<MoveRefusal, string>> = {
  not_own_club: finishTexts.readOnly,
  verified: finishTexts.verified,
};

/** The finish: written down as boats cross the line, and looked at by everybody else. */
export default function FinishPage(page: FinishPageProps) {
  const refusal = moveRefusal(page.club.can_edit, page.sailing);
  return refusal === null ? <WorkingSheet {...page} /> : <ReadingSheet {...page} reason={READ_ONLY[refusal]} />;
}
