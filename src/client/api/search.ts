import { searchPaths, type SearchHit, type SearchResult } from '../../shared/contract/search';
import { api } from './api';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchHit[], string>({
      query: (term) => `${searchPaths.search}?${new URLSearchParams({ query: term })}`,
      transformResponse: ({ result_list }: SearchResult) => result_list,
    }),
  }),
});

export const { search } = searchApi.endpoints;
export const { useSearchQuery } = searchApi;
