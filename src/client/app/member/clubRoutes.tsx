import { lazy } from 'react';
import { Route, useOutletContext } from 'react-router-dom';
import type { Club } from '../../../shared/contract/clubs';
import { chunks } from './chunks';

const ClubProfilePage = lazy(chunks.clubProfile);

const ClubProfile = () => <ClubProfilePage club={useOutletContext<Club>()} />;

/** The addresses of the club itself, below its own. */
export const clubRoutes = <Route path="profile" element={<ClubProfile />} />;
