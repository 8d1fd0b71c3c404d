import { StartGroupBoard } from '../../features/start-groups/StartGroupBoard';
import type { SailingContext } from '../layout/SailingLayout';
import { texts } from '../texts';

function whyReadOnly({ club, sailing }: SailingContext): string | null {
  if (!club.can_edit) return texts.readOnly;
  return sailing.verified_result ? texts.verifiedReadOnly : null;
}

/** The competitors of a sailing, in their start groups. */
export default function CompetitorsPage(context: SailingContext) {
  return <StartGroupBoard sailing={context.sailing} readOnlyReason={whyReadOnly(context)} />;
}
