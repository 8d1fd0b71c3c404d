import { FinishPage as FinishSheet } from '../../features/race-night/finish/FinishPage';
import type { SailingContext } from '../layout/SailingLayout';
import { paths } from '../routing/paths';
import { texts } from '../texts';

function whyReadOnly({ club, sailing }: SailingContext): string | null {
  if (!club.can_edit) return texts.finishReadOnly;
  return sailing.verified_result ? texts.finishVerified : null;
}

/** The finish sheet of a sailing. */
export default function FinishPage(context: SailingContext) {
  const { club, sailing } = context;
  return (
    <FinishSheet
      sailing={sailing}
      canEdit={club.can_edit}
      readOnlyReason={whyReadOnly(context)}
      startsHref={paths.competitors(club.slug, sailing.id)}
    />
  );
}
