import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** Every REST call of the app is an endpoint of this api, injected by the file of its noun. */
export const api = createApi({
  baseQuery,
  tagTypes: [
    'Me',
    'Club',
    'BoatModels',
    'Sailings',
    'Sailing',
    'SailingResults',
    'ResultLog',
    'StartLog',
    'EveningLinks',
    'EntryImports',
    'BlwImports',
    'ClubRoles',
    'FinishObservations',
    'FinishDifferences',
    'Series',
    'Serie',
    'SerieResults',
    'SerieMerges',
    'Courses',
    'Publications',
    'Statistics',
    'Sailors',
    'Boats',
    'MyRegistrations',
    'DistinctCompetitors',
    'IndexData',
  ],
  endpoints: () => ({}),
});
