import { FEEDBACK_MODAL } from '../../features/entrance/feedback/modalId';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { useHistoryDialog } from '../../ui/dialogs/useHistoryDialog';
import { chunks } from '../member/chunks';

const FeedbackModal = lazyDialog(async () => (await chunks.feedbackModal()).default);

/** Opens the feedback modal over any page when its history entry says so. */
export function FeedbackModalHost() {
  const { name, close } = useHistoryDialog();
  return name === FEEDBACK_MODAL ? <FeedbackModal onClose={close} /> : null;
}
