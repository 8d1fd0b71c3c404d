import type { ClubRef } from './clubs';
import type { Id, Model } from './common';

export interface SearchHit {
  model: Extract<Model, 'sailing' | 'serie' | 'club' | 'competitor'>;
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
