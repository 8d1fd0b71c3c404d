import { FEEDBACK_MODAL } from '../../features/entrance/feedback/modalId';
import HelpTopics from '../../features/about/help/HelpPage';
import { useModal } from '../../ui/dialogs/useDialog';
import type { ClubContext } from '../layouts/ClubLayout';
import { WithUser } from '../login/WithUser';

/** Questions and answers, and the form that reaches the makers; among the pages of a club or of none. */
export default function HelpPage({ club }: Partial<ClubContext>) {
  const { show } = useModal();
  return (
    <WithUser>
      {(user) => <HelpTopics user={user} club={club?.slug ?? user.club_slug} onContact={() => show(FEEDBACK_MODAL)} />}
    </WithUser>
  );
}
