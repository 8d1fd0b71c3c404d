import { Suspense, useEffect } from 'react';
import { prefetchWhenIdle } from '../lib/prefetch';
import { useAppSelector } from '../state/hooks';
import { selectSessionStatus } from '../state/session';
import { InSlices } from '../ui/states/InSlices';
import { chunks, fetchMemberFrame, likelyChunks } from './chunks';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { AppRoutes } from './AppRoutes';
import { lazyPage } from '../lib/lazyPage';

const Services = lazyPage(chunks.services);

/** The whole app inside its providers and a router. */
export function App() {
  const status = useAppSelector(selectSessionStatus);
  useEffect(() => (status === 'unknown' ? fetchMemberFrame() : prefetchWhenIdle(likelyChunks[status])), [status]);
  return (
    <ErrorBoundary>
      <AppRoutes />
      {status === 'loggedIn' ? (
        <Suspense>
          <InSlices fallback={null}>
            <Services />
          </InSlices>
        </Suspense>
      ) : null}
    </ErrorBoundary>
  );
}
