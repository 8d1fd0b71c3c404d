import '../memberSlices';
import { useEffect } from 'react';
import { startKeptAnswers } from '../../api/reads/startKeptAnswers';
import { startClock } from '../../api/serverTime';
import { startOwnChanges } from '../../changes/ownChanges';
import { FEEDBACK_MODAL } from '../../features/entrance/feedback/modalId';
import { useRegistrationDialog } from '../../features/race-night/registrations/useRegistrationDialog';
import { forgetDrafts } from '../../lib/drafts';
import { prefetchLinksInSight } from '../../lib/prefetch';
import { afterPage } from '../../lib/wait';
import { updateFound } from '../../state/connection';
import { useAppDispatch, useAppStore } from '../../state/rootState';
import { selectSessionEnded } from '../../state/session';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { useModal } from '../../ui/dialogs/useDialog';
import { useOwnDrafts } from '../login/useOwnDrafts';
import { partsAt } from '../routes/pageParts';
import { Keys } from './Keys';
import { OwnChanges } from './OwnChanges';
import { Toasts } from './Toasts';
import { memberChunks } from './memberChunks';

/** The development server serves a page that changes all the time. */
const IS_BUILT = process.env.NODE_ENV === 'production';

/** Those who log in are those who come back, also at sea. */
function useAppWorker(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!IS_BUILT) return;
    const onUpdate = (build: string) => void dispatch(updateFound({ build }));
    const start = () =>
      import('../../lib/appWorker')
        .then(({ startAppWorker }) => startAppWorker(process.env.BUILD_ID ?? '', onUpdate))
        // Without it the app works as long as there is a network.
        .catch((error: unknown) => console.warn('The app is not kept in this browser', error));
    return afterPage(() => void start());
  }, [dispatch]);
}

/** What keeps the app of use without a network. */
function OfflineServices() {
  const store = useAppStore();
  useEffect(() => startKeptAnswers(store), [store]);
  useAppWorker();
  return null;
}

const FeedbackModal = lazyDialog(async () => (await memberChunks.feedbackModal()).default);
const RegistrationModal = lazyDialog(async () => (await memberChunks.registrationModal()).default);

/** Opens feedback and registration over any page when its history entry says so. */
function Modals() {
  const modal = useModal();
  const { dialog: registration, close } = useRegistrationDialog();
  return (
    <>
      {modal.dialog === FEEDBACK_MODAL ? <FeedbackModal onClose={modal.close} /> : null}
      {registration && <RegistrationModal key={registration.sailing} {...registration} onClose={close} />}
    </>
  );
}

/** A user who logs out leaves no drafts behind; one whose session ended finds them again after the next login. */
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
  const store = useAppStore();
  useEffect(() => startClock(store), [store]);
  useEffect(() => startOwnChanges(store), [store]);
  useDraftsOfOne();
  useEffect(() => prefetchLinksInSight(partsAt), []);
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
