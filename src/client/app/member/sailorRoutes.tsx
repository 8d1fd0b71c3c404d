import { Navigate, Route, useOutletContext } from 'react-router-dom';
import { notFound } from '../../lib/navigationError';
import type { SailorContext } from '../layouts/SailorLayout';
import { lazyPage } from '../../lib/lazyPage';
import { chunks } from './chunks';

const SailorsPage = lazyPage(chunks.sailors);
const SailorLayout = lazyPage(chunks.sailor);
const SailorFactsPage = lazyPage(chunks.sailorFacts);
const SailorHomePage = lazyPage(chunks.sailorHome);
const SailorSailingsPage = lazyPage(chunks.sailorSailings);
const SailorSeriesPage = lazyPage(chunks.sailorSeries);
const SailorSettingsPage = lazyPage(chunks.sailorSettings);

const useSailorContext = () => useOutletContext<SailorContext>();

/** Of others there is one page. */
function SailorIndex() {
  const { sailor, user, isOwn } = useSailorContext();
  if (isOwn) return <Navigate to="home" replace />;
  return <SailorFactsPage sailor={sailor} user={user} />;
}

function SailorHome() {
  const { sailor, user, isOwn } = useSailorContext();
  return isOwn ? <SailorHomePage sailor={sailor} user={user} /> : <Navigate to=".." replace />;
}

/** What is below one sailor for himself only is for others no page at all. */
const Missing = () => notFound();

function SailorSailings() {
  const context = useSailorContext();
  return context.isOwn ? <SailorSailingsPage {...context} /> : <Missing />;
}

function SailorSeries() {
  const { sailor, user, isOwn } = useSailorContext();
  return isOwn ? <SailorSeriesPage sailor={sailor} user={user} /> : <Missing />;
}

function SailorSettings() {
  const { sailor, isOwn } = useSailorContext();
  return isOwn ? <SailorSettingsPage sailor={sailor} /> : <Missing />;
}

/** The addresses of sailors. */
export const sailorRoutes = (
  <>
    <Route path="sailors" element={<SailorsPage />} />
    <Route path="sailors/:sailor" element={<SailorLayout />}>
      <Route index element={<SailorIndex />} />
      <Route path="home" element={<SailorHome />} />
      <Route path="sailings" element={<SailorSailings />} />
      <Route path="series" element={<SailorSeries />} />
      <Route path="settings" element={<SailorSettings />} />
    </Route>
  </>
);
