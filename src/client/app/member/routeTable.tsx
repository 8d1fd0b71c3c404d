import { Route } from 'react-router-dom';
import { CLUB_PAGES } from '../../../shared/domain/clubPages';
import { NotFoundPage } from '../errors/NotFoundPage';
import { ClubsIndex } from '../pages/ClubsIndex';
import { paths } from '../../paths';
import { chunks } from './chunks';
import { clubRoutes } from './clubRoutes';
import { courseRoutes } from './courseRoutes';
import { helpRoutes } from './helpRoutes';
import { pageRoutes } from './pageRoutes';
import { sailingRoutes } from './sailingRoutes';
import { sailorRoutes } from './sailorRoutes';
import { serieRoutes } from './serieRoutes';
import { lazyPage } from '../../lib/lazyPage';

const ClubLayout = lazyPage(chunks.club);
const LogoutPage = lazyPage(chunks.logout);
const NotAllowedPage = lazyPage(chunks.notAllowed);

/** The addresses of those who have logged in, each with its page. */
export const routeTable = (
  <>
    {pageRoutes}
    <Route path={paths.logout} element={<LogoutPage />} />
    <Route path={paths.notAllowed} element={<NotAllowedPage />} />
    <Route path="clubs" element={<ClubsIndex />} />
    {CLUB_PAGES.map((page) => (
      <Route key={page} path={`clubs/${page}`} element={<ClubsIndex page={page} />} />
    ))}
    <Route path="clubs/:club" element={<ClubLayout />}>
      {clubRoutes}
      {courseRoutes}
      {helpRoutes}
      {sailingRoutes}
      {serieRoutes}
      <Route path="*" element={<NotFoundPage />} />
    </Route>
    {sailorRoutes}
    <Route path="*" element={<NotFoundPage />} />
  </>
);
