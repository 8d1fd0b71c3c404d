import { lazy } from 'react';
import { Route } from 'react-router-dom';
import { paths } from '../routing/paths';
import { chunks } from './chunks';

const AboutPage = lazy(chunks.about);
const UpgradePage = lazy(chunks.upgrade);
const DataDeletionPage = lazy(chunks.dataDeletion);
const AccessibilityPage = lazy(chunks.accessibility);
const DesignSystemPage = lazy(chunks.designSystem);
const StyleGuidePage = lazy(chunks.styleGuide);

/** The pages by name: about the app itself, and no club's. */
export const pageRoutes = (
  <>
    <Route path={paths.about} element={<AboutPage />} />
    <Route path={paths.upgrade} element={<UpgradePage />} />
    <Route path={paths.dataDeletion} element={<DataDeletionPage settingsOf={paths.sailorSettings} />} />
    <Route path={paths.accessibility} element={<AccessibilityPage />} />
    <Route path={paths.designSystem} element={<DesignSystemPage styleGuideHref={paths.styleGuide} />} />
    <Route path={paths.styleGuide} element={<StyleGuidePage designSystemHref={paths.designSystem} />} />
  </>
);
