import '../memberSlices';
import { useEffect } from 'react';
import { startOwnChanges } from '../../changes/ownChanges';
import { forgetDrafts } from '../../lib/drafts';
import { startClock } from '../../state/clock';
import { useAppDispatch, useAppStore } from '../../state/hooks';
import { selectSessionEnded } from '../../state/session';
import { FeedbackModalHost } from './FeedbackModalHost';
import { Keys } from './Keys';
import { OfflineServices } from './OfflineServices';
import { OwnChanges } from './OwnChanges';
import { RegistrationModalHost } from './RegistrationModalHost';
import { Toasts } from './Toasts';
import { useOwnDrafts } from '../login/useOwnDrafts';

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
      <FeedbackModalHost />
      <RegistrationModalHost />
      <OwnChanges />
      <OfflineServices />
      <Keys />
    </>
  );
}
