import { FEEDBACK_MODAL } from '../../features/entrance/feedback/modalId';
import HelpTopics from '../../features/about/help/HelpPage';
import { useModal } from '../../ui/dialogs/useDialog';
import type { ClubContext } from '../layouts/ClubLayout';

/** Questions and answers, and the form that reaches the makers. */
export default function HelpPage({ club }: ClubContext) {
  const { show } = useModal();
  return <HelpTopics club={club} onContact={() => show(FEEDBACK_MODAL)} />;
}
