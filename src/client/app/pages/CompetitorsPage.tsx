import { moveRefusal, type MoveRefusal } from '../../../shared/domain/permissions';
import { EntryPanel } from '../../features/race-night/registrations/EntryPanel';
import { WaitingEntries } from '../../features/race-night/registrations/waiting/WaitingEntries';
import { StartGroupBoard } from '../../features/race-night/start-groups/StartGroupBoard';
import type { SailingContext } from '../layouts/SailingLayout';
import { pageTexts } from './texts';

const READ_ONLY: Readonly<Record<MoveRefusal, string>> = {
  not_own_club: pageTexts.readOnly,
  verified: pageTexts.verifiedReadOnly,
};

function readOnlyReason({ club, sailing }: SailingContext): string | null {
  const refusal = moveRefusal(club.can_edit, sailing);
  return refusal && READ_ONLY[refusal];
}

/** The competitors of a sailing, in their start groups, and above them what waits: for the club, or for the reader. */
export default function CompetitorsPage(context: SailingContext) {
  const { club, sailing } = context;
  return (
    <>
      {club.can_edit ? <WaitingEntries sailing={sailing} /> : <EntryPanel club={club} sailing={sailing} />}
      <StartGroupBoard sailing={sailing} readOnlyReason={readOnlyReason(context)} />
    </>
  );
}
