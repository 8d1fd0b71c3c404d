import type { ClubRef } from './clubs';
import type { WireDatetime, Id, Model } from './common';
import type { SailingSummary } from './sailings';

export interface IndexClub extends ClubRef {
  logo: string | null;
}

/** The boat that won, as the newest version of a public result has it; of several classes, that of the largest. */
export interface PublicWinner {
  sail_number: string;
  boat_name: string;
  /** Boats that have a place. */
  home: number;
}

/** A sailing that has been sailed, and where anybody may read its result; null: nowhere. */
export interface RecentResult extends SailingSummary {
  public_path: string | null;
  /** Null where the result is not public, or no boat has a place in it. */
  winner: PublicWinner | null;
}

/**
 * What the start page shows, also to somebody who has not logged in: published sailings, at most ten of each kind, and
 * no personal names.
 */
export interface IndexData {
  /** From today on, the next one first. */
  upcoming_sailings: SailingSummary[];
  /** The latest first. */
  ongoing_sailings: SailingSummary[];
  /** The latest first. */
  recent_results: RecentResult[];
  clubs: IndexClub[];
  counts: { clubs: number; sailors: number; sailings: number };
}

export const indexDataPaths = { data: '/api/index-data/' } as const;

/** The id of the page's element that holds the start page's data as JSON, null when there is none. */
export const PAGE_DATA_ID = 'page-data';

/** Public data, and the time when it was read. */
export interface PageData {
  at: WireDatetime;
  data: IndexData;
}

export interface SearchHit {
  /** Sailors are found by confirmed members of the same club, and by the club. */
  model: Extract<Model, 'sailing' | 'serie' | 'club' | 'competitor' | 'course'> | 'sailor';
  id: Id;
  label: string;
  description: string;
  club: ClubRef | null;
  /** The path of the page that shows the hit, "/clubs/exempel-ss/sailings/5/info". */
  url: string;
}

/**
 * At most 20 hits: exact matches first, then those that begin with the query. With `?club=` that club's hits come
 * before the others'.
 */
export interface SearchResult {
  result_list: SearchHit[];
}

export const searchPaths = { search: '/api/search/' } as const;
