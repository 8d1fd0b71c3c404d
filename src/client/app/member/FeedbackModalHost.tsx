import { FEEDBACK_MODAL } from '../../features/entrance/feedback/modalId';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { useModal } from '../../ui/dialogs/useDialog';
import { chunks } from './chunks';

const FeedbackModal = lazyDialog(async () => (await chunks.feedbackModal()).default);

/** Opens the feedback modal over any page when its history entry says so. */
export function FeedbackModalHost() {
  const { dialog, close } = useModal();
  return dialog === FEEDBACK_MODAL ? <FeedbackModal onClose={close} /> : null;
}
