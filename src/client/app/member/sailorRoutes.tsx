import { lazy } from 'react';
import { Navigate, Route, useOutletContext } from 'react-router-dom';
import { NotFoundPage } from '../errors/NotFoundPage';
import type { SailorContext } from '../layout/SailorLayout';
import { chunks } from './chunks';

const SailorsPage = lazy(chunks.sailors);
const SailorLayout = lazy(chunks.sailor);
const SailorSailingsPage = lazy(chunks.sailorSailings);
const SailorSettingsPage = lazy(chunks.sailorSettings);

const useSailorContext = () => useOutletContext<SailorContext>();

/** What somebody is entered in is for himself. */
function SailorSailings() {
  const context = useSailorContext();
  return context.isOwn ? <SailorSailingsPage {...context} /> : <NotFoundPage />;
}

function SailorSettings() {
  const { sailor, isOwn } = useSailorContext();
  return isOwn ? <SailorSettingsPage sailor={sailor} /> : <Navigate to=".." replace />;
}

/** The addresses of sailors. */
export const sailorRoutes = (
  <>
    <Route path="sailors" element={<SailorsPage />} />
    <Route path="sailors/:sailor" element={<SailorLayout />}>
      <Route path="sailings" element={<SailorSailings />} />
      <Route path="settings" element={<SailorSettings />} />
    </Route>
  </>
);
