import { lazy, Suspense } from 'react';
import { FEEDBACK_MODAL } from '../../features/feedback/modalId';
import { useHistoryDialog } from '../../ui/useHistoryDialog';
import { chunks } from './chunks';

const FeedbackModal = lazy(chunks.feedbackModal);

/** Opens the feedback modal over any page when its history entry says so. */
export function FeedbackModalHost() {
  const { name, close } = useHistoryDialog();
  if (name !== FEEDBACK_MODAL) return null;
  return (
    <Suspense>
      <FeedbackModal onClose={close} />
    </Suspense>
  );
}
