import type { Club } from '../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { moveRefusal, type MoveRefusal } from '../../../../shared/domain/permissions';
import { paths } from '../../../paths';
import { ReadingSheet } from './ReadingSheet';
import { ResultState } from './state/ResultState';
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
  const { club, sailing } = page;
  const refusal = moveRefusal(club.can_edit, sailing);
  if (refusal !== null) return <ReadingSheet {...page} reason={READ_ONLY[refusal]} />;
  const [slug, id] = [club.slug, sailing.id];
  const ways = {
    live: paths.finishLive(slug, id),
    compare: paths.finishCompare(slug, id),
    starts: paths.competitors(slug, id),
  };
  return <WorkingSheet {...page} ways={ways} end={(sheet) => <ResultState {...page} sheet={sheet} />} />;
}
