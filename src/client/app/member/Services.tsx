import './slices';
import { lazy, Suspense, useEffect } from 'react';
import { startPendingQueue } from '../../api/pendingQueue';
import { startClock } from '../../state/clock';
import { useAppDispatch, useAppStore } from '../../state/hooks';
import { FeedbackModalHost } from './FeedbackModalHost';

const ToastHost = lazy(() => import('./ToastHost'));

/** What runs beside the screens while somebody is logged in: the clock, the queue of own changes, toasts and modals. */
export default function Services() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => startClock(dispatch), [dispatch]);
  useEffect(() => startPendingQueue(store), [store]);
  return (
    <>
      <Suspense>
        <ToastHost />
      </Suspense>
      <FeedbackModalHost />
    </>
  );
}
