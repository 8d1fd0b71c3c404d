import { lazy } from 'react';
import { Navigate, Route, useOutletContext } from 'react-router-dom';
import type { SailorContext } from '../layout/SailorLayout';
import { chunks } from './chunks';

const SailorLayout = lazy(chunks.sailor);
const SailorSettingsPage = lazy(chunks.sailorSettings);

const useSailorContext = () => useOutletContext<SailorContext>();

function SailorSettings() {
  const { sailor, isOwn } = useSailorContext();
  return isOwn ? <SailorSettingsPage sailor={sailor} /> : <Navigate to=".." replace />;
}

/** The addresses of one sailor. */
export const sailorRoutes = (
  <Route path="sailors/:sailor" element={<SailorLayout />}>
    <Route path="settings" element={<SailorSettings />} />
  </Route>
);
