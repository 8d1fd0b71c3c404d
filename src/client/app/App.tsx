import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { chunk, lazyPage, loadInTurn } from '../lib/chunk';
import { prefetchWhenIdle } from '../lib/prefetch';
import { loginViewPaths, paths } from '../paths';
import { useAppSelector } from '../state/rootState';
import { selectSessionStatus } from '../state/session';
import { MenuHistory } from '../ui/menus/menuHistory';
import { PageSkeleton } from '../ui/states/Skeletons';
import { InSlices } from '../ui/states/InSlices';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { loginModal } from './login/LoginModalHost';
import { Middleware } from './login/Middleware';
import type { ReturnState } from './login/returnTo';
import { IndexPage } from './pages/IndexPage';
import { memberBar } from './shell/AppBar';
import { DefaultLayout } from './shell/DefaultLayout';
import { appMenu } from './shell/MenuButton';

const memberRoutes = chunk(() => import('./routes/MemberRoutes'));
const MemberRoutes = lazyPage(memberRoutes);

const EveningPage = lazyPage(chunk(() => import('./pages/EveningPage')));

/** Open to everybody, without bar and menus: helpers of one evening have no account. */
const evening = (
  <Suspense fallback={<PageSkeleton />}>
    <EveningPage />
  </Suspense>
);

/** Addresses that are views of the login modal: the start page opens them, also for those who have logged in. */
function OpenLogin() {
  const { pathname } = useLocation();
  const state: ReturnState = { returnTo: pathname };
  return <Navigate to={paths.index} replace state={state} />;
}

/**
 * Every address of the app. All but the index lie behind the guard, and those with pages of their own are fetched once
 * it is passed.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.eveningHome} element={evening} />
      <Route path={paths.evening.pattern} element={evening} />
      <Route element={<DefaultLayout />}>
        <Route index element={<IndexPage />} />
        <Route element={<Middleware name="auth" />}>
          {loginViewPaths.map((path) => (
            <Route key={path} path={path} element={<OpenLogin />} />
          ))}
          <Route path={paths.indexCopy} element={<IndexPage />} />
          <Route path="*" element={<MemberRoutes />} />
        </Route>
      </Route>
    </Routes>
  );
}

const services = chunk(() => import('./shell/Services'));
const Services = lazyPage(services);

const memberFrame = [memberRoutes, memberBar, services];

/** What every page behind the login needs: fetched while the server is asked whether the session goes on, not after. */
const fetchMemberFrame = (): void => memberFrame.forEach((load) => void load().catch(() => undefined));

/** What is likely to be opened next. */
const fetchLikely = {
  loggedOut: loginModal,
  loggedIn: () => loadInTurn([appMenu, async () => (await import('./shell/memberChunks')).fetchLikely()]),
};

/** The whole app inside its providers and a router. */
export function App() {
  const status = useAppSelector(selectSessionStatus);
  useEffect(() => (status === 'unknown' ? fetchMemberFrame() : prefetchWhenIdle(fetchLikely[status])), [status]);
  return (
    <ErrorBoundary>
      <AppRoutes />
      <MenuHistory />
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
