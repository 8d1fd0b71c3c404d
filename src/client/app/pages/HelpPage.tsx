import { FEEDBACK_MODAL } from '../../features/entrance/feedback/modalId';
import HelpTopics from '../../features/about/help/HelpPage';
import { useHistoryDialog } from '../../ui/dialogs/useHistoryDialog';
import type { ClubContext } from '../layouts/ClubLayout';

/** Questions and answers, and the form that reaches the makers. */
export default function HelpPage({ club }: ClubContext) {
  const { open } = useHistoryDialog();
  return <HelpTopics club={club} onContact={() => open(FEEDBACK_MODAL)} />;
}
