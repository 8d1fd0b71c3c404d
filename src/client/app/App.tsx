import { Suspense, useEffect } from 'react';
import { prefetchWhenIdle } from '../lib/prefetch';
import { useAppSelector } from '../state/hooks';
import { selectSessionStatus } from '../state/session';
import { InSlices } from '../ui/states/InSlices';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { AppRoutes, memberRoutes } from './AppRoutes';
import { lazyPage } from '../lib/lazyPage';
import { chunk } from '../lib/chunk';
import { loginModal } from './login/LoginModalHost';
import { memberBar } from './shell/AppBar';
import { appMenu } from './shell/MenuButton';

const services = chunk(() => import('./shell/Services'));
const Services = lazyPage(services);

const memberFrame = [memberRoutes, memberBar, services];

/** What every page behind the login needs: fetched while the server is asked whether the session goes on, not after. */
const fetchMemberFrame = (): void => memberFrame.forEach((load) => void load().catch(() => undefined));

/** What is likely to be opened next. */
const fetchLikely = {
  loggedOut: loginModal,
  loggedIn: () => Promise.all([appMenu(), import('./shell/memberChunks').then((chunks) => chunks.fetchLikely())]),
};

/** The whole app inside its providers and a router. */
export function App() {
  const status = useAppSelector(selectSessionStatus);
  useEffect(() => (status === 'unknown' ? fetchMemberFrame() : prefetchWhenIdle(fetchLikely[status])), [status]);
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
