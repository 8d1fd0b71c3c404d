import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { DefaultLayout } from './shell/DefaultLayout';
import { IndexPage } from './pages/IndexPage';
import { lazyPage } from '../lib/lazyPage';
import { Middleware } from './login/Middleware';
import { chunk } from '../lib/chunk';
import { loginViewPaths, paths } from '../paths';
import type { ReturnState } from './login/returnTo';

export const memberRoutes = chunk(() => import('./routes/MemberRoutes'));
const MemberRoutes = lazyPage(memberRoutes);

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
