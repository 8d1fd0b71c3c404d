import { Route, useOutletContext } from 'react-router-dom';
import type { Club } from '../../../shared/contract/clubs';
import { lazyPage } from '../../lib/lazyPage';
import { chunks } from './chunks';

const ClubAccountPage = lazyPage(chunks.clubAccount);
const ClubHomePage = lazyPage(chunks.clubHome);
const ClubProfilePage = lazyPage(chunks.clubProfile);

const useClub = () => useOutletContext<Club>();

const ClubHome = () => <ClubHomePage club={useClub()} />;
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
