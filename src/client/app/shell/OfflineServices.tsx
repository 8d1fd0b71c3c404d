import { useEffect } from 'react';
import { startKeptAnswers } from '../../api/reads/startKeptAnswers';
import { afterPage } from '../../lib/wait';
import { updateFound } from '../../state/connection';
import { useAppDispatch, useAppStore } from '../../state/hooks';

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
export function OfflineServices() {
  const store = useAppStore();
  useEffect(() => startKeptAnswers(store), [store]);
  useAppWorker();
  return null;
}
