import { moveRefusal, type MoveRefusal } from '../../../shared/domain/permissions';
import { FinishPage as FinishSheet } from '../../features/race-night/finish/FinishPage';
import type { SailingContext } from '../layout/SailingLayout';
import { paths } from '../routing/paths';
import { texts } from '../texts';

const READ_ONLY: Readonly<Record<MoveRefusal, string>> = {
  not_own_club: texts.finishReadOnly,
  verified: texts.finishVerified,
};

function readOnlyReason({ club, sailing }: SailingContext): string | null {
  const refusal = moveRefusal(club.can_edit, sailing);
  return refusal && READ_ONLY[refusal];
}

/** The finish sheet of a sailing. */
export default function FinishPage(context: SailingContext) {
  const { club, sailing } = context;
  return (
    <FinishSheet
      sailing={sailing}
      canEdit={club.can_edit}
      readOnlyReason={readOnlyReason(context)}
      startsHref={paths.competitors(club.slug, sailing.id)}
    />
  );
}
