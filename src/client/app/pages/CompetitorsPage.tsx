import { EntryPanel } from '../../features/race-night/registrations/EntryPanel';
import { WaitingEntries } from '../../features/race-night/registrations/waiting/WaitingEntries';
import { StartGroupBoard } from '../../features/race-night/start-groups/StartGroupBoard';
import type { SailingContext } from '../layouts/SailingLayout';
import { pageTexts } from './texts';

function whyReadOnly({ club, sailing }: SailingContext): string | null {
  if (!club.can_edit) return pageTexts.readOnly;
  return sailing.verified_result ? pageTexts.verifiedReadOnly : null;
}

/** The competitors of a sailing, in their start groups, and above them what waits: for the club, or for the reader. */
export default function CompetitorsPage(context: SailingContext) {
  const { club, sailing } = context;
  return (
    <>
      {club.can_edit ? <WaitingEntries sailing={sailing} /> : <EntryPanel club={club} sailing={sailing} />}
      <StartGroupBoard sailing={sailing} readOnlyReason={whyReadOnly(context)} />
    </>
  );
}
