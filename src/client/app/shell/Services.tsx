import '../memberSlices';
import { useEffect } from 'react';
import { startOwnChanges } from '../../changes/ownChanges';
import { FEEDBACK_MODAL } from '../../features/entrance/feedback/modalId';
import { useRegistrationDialog } from '../../features/race-night/registrations/useRegistrationDialog';
import { forgetDrafts } from '../../lib/drafts';
import { startClock } from '../../state/clock';
import { useAppDispatch, useAppStore } from '../../state/hooks';
import { selectSessionEnded } from '../../state/session';
import { Keys } from './Keys';
import { OfflineServices } from './OfflineServices';
import { OwnChanges } from './OwnChanges';
import { Toasts } from './Toasts';
import { useOwnDrafts } from '../login/useOwnDrafts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { useModal } from '../../ui/dialogs/useDialog';
import { memberChunks } from './memberChunks';

const FeedbackModal = lazyDialog(async () => (await memberChunks.feedbackModal()).default);
const RegistrationModal = lazyDialog(async () => (await memberChunks.registrationModal()).default);

/** Opens feedback and registration over any page when its history entry says so. */
function Modals() {
  const modal = useModal();
  const { dialog: registration, close } = useRegistrationDialog();
  return (
    <>
      {modal.dialog === FEEDBACK_MODAL ? <FeedbackModal onClose={modal.close} /> : null}
      {registration && (
        <RegistrationModal key={registration.sailing} sailing={registration.sailing} onClose={close} />
      )}
    </>
  );
}

/** Whoever logs out leaves nothing of what he wrote; whoever is logged out goes on with it when he is back. */
function useDraftsOfOne(): void {
  const store = useAppStore();
  useEffect(
    () => () => {
      const ended = selectSessionEnded(store.getState());
      if (ended === 'asked' || ended === 'sibling' || ended === 'deleted') forgetDrafts();
    },
    [store],
  );
}

/** What runs beside the screens while somebody is logged in: the clock, the queue of own changes, toasts and modals. */
export default function Services() {
  useOwnDrafts();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => startClock(dispatch), [dispatch]);
  useEffect(() => startOwnChanges(store), [store]);
  useDraftsOfOne();
  return (
    <>
      <Toasts />
      <Modals />
      <OwnChanges />
      <OfflineServices />
      <Keys />
    </>
  );
}
