import { Route } from 'react-router-dom';
import { lazyPage } from '../../lib/lazyPage';
import { paths } from '../../paths';
import { chunks } from './chunks';

const AboutPage = lazyPage(chunks.about);
const UpgradePage = lazyPage(chunks.upgrade);
const DataDeletionPage = lazyPage(chunks.dataDeletion);
const AccessibilityPage = lazyPage(chunks.accessibility);
const DesignSystemPage = lazyPage(chunks.designSystem);
const StyleGuidePage = lazyPage(chunks.styleGuide);

/** The pages by name: about the app itself, and no club's. */
export const pageRoutes = (
  <>
    <Route path={paths.about} element={<AboutPage />} />
    <Route path={paths.upgrade} element={<UpgradePage />} />
    <Route path={paths.dataDeletion} element={<DataDeletionPage />} />
    <Route path={paths.accessibility} element={<AccessibilityPage />} />
    <Route path={paths.designSystem} element={<DesignSystemPage />} />
    <Route path={paths.styleGuide} element={<StyleGuidePage />} />
  </>
);
