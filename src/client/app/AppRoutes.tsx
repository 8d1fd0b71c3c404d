import { Route, Routes } from 'react-router-dom';
import { chunks } from './chunks';
import { DefaultLayout } from './shell/DefaultLayout';
import { IndexPage } from './pages/IndexPage';
import { lazyPage } from '../lib/lazyPage';
import { LoginWish } from './login/ReturnToLogin';
import { Middleware } from './login/Middleware';
import { paths } from '../paths';

const MemberRoutes = lazyPage(chunks.memberRoutes);

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
          {['login', 'reset-confirm/:uid', 'reset-confirm/:uid/:token', 'terms', 'privacy-policy'].map((path) => (
            <Route key={path} path={path} element={<LoginWish />} />
          ))}
          <Route path={paths.indexCopy} element={<IndexPage />} />
          <Route path="*" element={<MemberRoutes />} />
        </Route>
      </Route>
    </Routes>
  );
}
