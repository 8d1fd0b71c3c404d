import { useMemo } from 'react';
import { Route, useOutletContext } from 'react-router-dom';
import type { Club } from '../../../shared/contract/clubs';
import type { Id } from '../../../shared/contract/common';
import { lazyPage } from '../routing/lazyPage';
import { paths } from '../routing/paths';
import { chunks } from './chunks';

const ClubAccountPage = lazyPage(chunks.clubAccount);
const ClubHomePage = lazyPage(chunks.clubHome);
const ClubProfilePage = lazyPage(chunks.clubProfile);

const useClub = () => useOutletContext<Club>();

/** Where the home of a club leads. */
const homeLinks = (slug: string) => ({
  profile: paths.clubProfile(slug),
  sailings: paths.sailings(slug),
  season: paths.season(slug),
  series: paths.series(slug),
  sailing: (id: Id) => paths.sailingInfo(slug, id),
  competitors: (id: Id) => paths.competitors(slug, id),
  finish: (id: Id) => paths.finish(slug, id),
  result: (id: Id) => paths.result(slug, id),
  serie: (id: Id) => paths.serie(slug, id),
});

function ClubHome() {
  const club = useClub();
  const links = useMemo(() => homeLinks(club.slug), [club.slug]);
  return <ClubHomePage club={club} links={links} />;
}

const ClubAccount = () => <ClubAccountPage club={useClub()} />;
const ClubProfile = () => <ClubProfilePage club={useClub()} />;

/** The addresses of the club itself: its own, and those below it that are no sailings and no series. */
export const clubRoutes = (
  <>
    <Route index element={<ClubHome />} />
    <Route path="account" element={<ClubAccount />} />
    <Route path="profile" element={<ClubProfile />} />
  </>
);
