import { searchPaths, type SearchHit, type SearchResult } from '../../shared/contract/search';
import { api } from './api';

/** Words, and the club whose hits come first, by id or slug. */
interface SearchWish {
  query: string;
  club?: string;
}

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchHit[], string | SearchWish>({
      extraOptions: { passing: true },
      query: (wish) =>
        `${searchPaths.search}?${new URLSearchParams(typeof wish === 'string' ? { query: wish } : { ...wish })}`,
      transformResponse: ({ result_list }: SearchResult) => result_list,
    }),
  }),
});

export const { search } = searchApi.endpoints;
export const { useSearchQuery } = searchApi;
