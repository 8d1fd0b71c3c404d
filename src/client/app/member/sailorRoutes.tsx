import { useMemo } from 'react';
import { Navigate, Route, useOutletContext } from 'react-router-dom';
import type { Id } from '../../../shared/contract/common';
import { maySeeContact } from '../../../shared/domain/permissions';
import { notFound } from '../errors/navigationError';
import type { SailorContext } from '../layout/SailorLayout';
import { lazyPage } from '../routing/lazyPage';
import { paths } from '../routing/paths';
import { chunks } from './chunks';

const SailorsPage = lazyPage(chunks.sailors);
const SailorLayout = lazyPage(chunks.sailor);
const SailorFactsPage = lazyPage(chunks.sailorFacts);
const SailorHomePage = lazyPage(chunks.sailorHome);
const SailorSailingsPage = lazyPage(chunks.sailorSailings);
const SailorSeriesPage = lazyPage(chunks.sailorSeries);
const SailorSettingsPage = lazyPage(chunks.sailorSettings);

const useSailorContext = () => useOutletContext<SailorContext>();

/** Where there are sailings to enter: the own club's first. */
const findPath = (club: string | null): string => (club === null ? paths.clubs : paths.sailings(club));

const homeLinks = (sailor: Id, club: string | null) => ({
  settings: paths.sailorSettings(sailor),
  sailings: paths.sailorSailings(sailor),
  series: paths.sailorSeries(sailor),
  find: findPath(club),
  sailing: paths.sailingInfo,
  result: paths.result,
  serie: paths.serieResult,
});

/** A choice of the page of standings, as it stands in its address. */
function standingsPath(club: string, serie: Id, choices: Record<string, string | null>): string {
  const chosen = Object.entries(choices).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return chosen.length === 0
    ? paths.serieResult(club, serie)
    : `${paths.serieResult(club, serie)}?${new URLSearchParams(chosen)}`;
}

const seriesLinks = (club: string | null) => ({
  find: findPath(club),
  table: (slug: string, serie: Id, raceClass: string | null) => standingsPath(slug, serie, { klass: raceClass }),
  whatIf: (slug: string, serie: Id, raceClass: string | null) =>
    standingsPath(slug, serie, { klass: raceClass, visa: 'vad-kravs' }),
});

/** Of others there is one page. */
function SailorIndex() {
  const { sailor, user, isOwn } = useSailorContext();
  if (isOwn) return <Navigate to="home" replace />;
  const isContactShown = maySeeContact(user, { id: sailor.id, club: sailor.club?.id ?? null });
  return <SailorFactsPage sailor={sailor} isContactShown={isContactShown} hrefOfClub={paths.club} />;
}

function SailorHome() {
  const { sailor, user, isOwn } = useSailorContext();
  const links = useMemo(() => homeLinks(sailor.id, user.club_slug), [sailor.id, user.club_slug]);
  return isOwn ? <SailorHomePage sailor={sailor} links={links} /> : <Navigate to=".." replace />;
}

/** What is below one sailor for himself only is for others no page at all. */
const Missing = () => notFound();

function SailorSailings() {
  const context = useSailorContext();
  return context.isOwn ? <SailorSailingsPage {...context} /> : <Missing />;
}

function SailorSeries() {
  const { sailor, user, isOwn } = useSailorContext();
  const links = useMemo(() => seriesLinks(user.club_slug), [user.club_slug]);
  return isOwn ? <SailorSeriesPage sailor={sailor.id} links={links} /> : <Missing />;
}

function SailorSettings() {
  const { sailor, isOwn } = useSailorContext();
  return isOwn ? <SailorSettingsPage sailor={sailor} aboutDeletion={paths.dataDeletion} /> : <Missing />;
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
