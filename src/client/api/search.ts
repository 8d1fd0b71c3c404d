import { searchPaths, type SearchHit, type SearchResult } from '../../shared/contract/search';
import { api } from './api';

/** The words, and the club whose hits come first, by id or slug. */
interface SearchQuery {
  query: string;
  club?: string;
}

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchHit[], string | SearchQuery>({
      extraOptions: { passing: true },
      query: (asked) =>
        `${searchPaths.search}?${new URLSearchParams(typeof asked === 'string' ? { query: asked } : { ...asked })}`,
      transformResponse: ({ result_list }: SearchResult) => result_list,
    }),
  }),
});

export const { search } = searchApi.endpoints;
export const { useSearchQuery } = searchApi;
