import {
  indexDataPaths,
  PAGE_DATA_ID,
  searchPaths,
  type IndexData,
  type PageData,
  type SearchHit,
  type SearchResult,
} from '../../shared/contract/indexData';
import type { AppStore } from '../state/rootState';
import { api } from './api';
import { queryState, type QueryState } from './queryState';

/** Older than this it is asked for when it is shown. */
const FRESH_S = 60;

const indexDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    indexData: build.query<IndexData, void>({
      query: () => indexDataPaths.data,
      providesTags: ['IndexData'],
    }),
  }),
});

export const { indexData } = indexDataApi.endpoints;

interface IndexDataState extends QueryState {
  data: IndexData | undefined;
  /** When the data was read, in ms; null before that. */
  readAt: number | null;
  /** A later read failed. */
  isOld: boolean;
}

/** What the start page shows. `anew`: read it again, since data from before the login lacks the reader's own. */
export function useIndexData({ anew = false } = {}): IndexDataState {
  const query = indexDataApi.useIndexDataQuery(undefined, { refetchOnMountOrArgChange: anew || FRESH_S });
  return {
    ...queryState(query),
    data: query.currentData,
    readAt: query.fulfilledTimeStamp ?? null,
    isOld: query.isError,
  };
}

function readPageData(): PageData | null {
  try {
    return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as PageData | null;
  } catch {
    return null;
  }
}

/** Takes the data that the page brought along, unless it is old: browsers keep pages of tabs that are opened again. */
export function takePageData(store: Pick<AppStore, 'dispatch'>): void {
  const page = readPageData();
  if (page === null || Math.abs(Date.now() - Date.parse(page.at)) > FRESH_S * 1000) return;
  store.dispatch(
    indexDataApi.util.upsertQueryEntries([{ endpointName: 'indexData', arg: undefined, value: page.data }]),
  );
}

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
