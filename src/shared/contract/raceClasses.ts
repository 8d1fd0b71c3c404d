import type { Id, Versioned, WireDecimal } from './common';
import type { ResultMethod } from './resultMethods';

export interface RaceClass extends Versioned {
  sailing: Id;
  name: string;
  kind: 'srs' | 'one_design' | 'open';
  boat_model: Id | null;
  min_rating: WireDecimal | null;
  max_rating: WireDecimal | null;
  result_method: ResultMethod | null;
  order: number;
  competitor_count: number;
}
