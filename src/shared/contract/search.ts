import type { ClubRef } from './clubs';
import type { Id, Model } from './common';

export interface SearchHit {
  model: Extract<Model, 'sailing' | 'serie' | 'club' | 'competitor'>;
  id: Id;
  label: string;
  description: string;
  club: ClubRef | null;
  /** The page that shows it, "/clubs/exempel-ss/sailings/5/info". */
  url: string;
}

/** At most 20: what is the query first, then what begins with it; with `?club=` that club's before the others'. */
export interface SearchResult {
  result_list: SearchHit[];
}

export const searchPaths = { search: '/api/search/' } as const;
