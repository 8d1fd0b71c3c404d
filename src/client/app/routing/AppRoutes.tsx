import { lazy } from 'react';
import { Navigate, Route, Routes, useOutletContext } from 'react-router-dom';
import type { Club } from '../../../shared/contract/clubs';
import { chunks } from '../chunks';
import { NotFoundPage } from '../errors/NotFoundPage';
import { DefaultLayout } from '../layout/DefaultLayout';
import type { SailingContext } from '../layout/SailingLayout';
import { ClubsIndex } from '../pages/ClubsIndex';
import { IndexPage } from '../pages/IndexPage';
import { LogoutPage } from '../pages/LogoutPage';
import { LoginWish } from './LoginWish';
import { Middleware } from './Middleware';
import { paths } from './paths';
import { serieRoutes } from './serieRoutes';

const ClubLayout = lazy(chunks.club);
const SailingLayout = lazy(chunks.sailing);
const SailingsPage = lazy(chunks.sailings);
const SailingInfoPage = lazy(chunks.sailingInfo);
const StartListPage = lazy(chunks.startList);
const SailingSeriePage = lazy(chunks.sailingSerie);
const CompetitorsPage = lazy(chunks.competitors);
const SailingResultPage = lazy(chunks.sailingResult);
const FinishPage = lazy(chunks.finish);

const Sailings = () => <SailingsPage club={useOutletContext<Club>()} />;
const SailingInfo = () => <SailingInfoPage {...useOutletContext<SailingContext>()} />;
function StartList() {
  const context = useOutletContext<SailingContext>();
  return context.sailing.start_type === 'individual' ? <StartListPage {...context} /> : <Navigate to="../info" replace />;
}

function SailingSerie() {
  const { club, sailing } = useOutletContext<SailingContext>();
  return <SailingSeriePage club={club} sailing={sailing} hrefOfSerie={(id) => paths.serie(club.slug, id)} />;
}

const Competitors = () => <CompetitorsPage {...useOutletContext<SailingContext>()} />;
const SailingResult = () => <SailingResultPage {...useOutletContext<SailingContext>()} />;
const Finish = () => <FinishPage {...useOutletContext<SailingContext>()} />;

/** Every address of the app. All but the index lie behind the guard. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<DefaultLayout />}>
        <Route index element={<IndexPage />} />
        <Route element={<Middleware name="auth" />}>
          {['login', 'reset-confirm/*', 'terms', 'privacy-policy'].map((path) => (
            <Route key={path} path={path} element={<LoginWish />} />
          ))}
          <Route path="logout" element={<LogoutPage />} />
          <Route path="clubs" element={<ClubsIndex />} />
          <Route path="clubs/:club" element={<ClubLayout />}>
            <Route index element={<Navigate to="sailings" replace />} />
            <Route path="sailings" element={<Sailings />} />
            <Route path="sailings/:sailing" element={<SailingLayout />}>
              <Route index element={<Navigate to="info" replace />} />
              <Route path="info" element={<SailingInfo />} />
              <Route path="start-list" element={<StartList />} />
              <Route path="competitors" element={<Competitors />} />
              <Route path="result" element={<SailingResult />} />
              <Route path="finish" element={<Finish />} />
              <Route path="serie" element={<SailingSerie />} />
            </Route>
            {serieRoutes}
            <Route path="*" element={<NotFoundPage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
}
