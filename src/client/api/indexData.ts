import { indexDataPaths, type IndexData } from '../../shared/contract/indexData';
import { api } from './api';
import { doorOf, type Door } from './door';

const indexDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    indexData: build.query<IndexData, void>({
      query: () => indexDataPaths.data,
      providesTags: ['IndexData'],
    }),
  }),
});

export const { indexData } = indexDataApi.endpoints;

/** What the start page shows. */
export function useIndexData(): Door & { data: IndexData | undefined } {
  const query = indexDataApi.useIndexDataQuery();
  return { ...doorOf(query), data: query.currentData };
}
