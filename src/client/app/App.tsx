import { lazy, Suspense, useEffect } from 'react';
import { prefetchWhenIdle } from '../lib/prefetch';
import { useAppSelector } from '../state/hooks';
import { selectSessionStatus } from '../state/session';
import { chunks, fetchMemberFrame, likelyChunks } from './chunks';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { AppRoutes } from './routing/AppRoutes';

const Services = lazy(chunks.services);

/** The whole app inside its providers and a router. */
export function App() {
  const status = useAppSelector(selectSessionStatus);
  useEffect(() => (status === 'unknown' ? fetchMemberFrame() : prefetchWhenIdle(likelyChunks[status])), [status]);
  return (
    <ErrorBoundary>
      <AppRoutes />
      {status === 'loggedIn' ? (
        <Suspense>
          <Services />
        </Suspense>
      ) : null}
    </ErrorBoundary>
  );
}
