import type { Audience } from './audience';

/** Results of a sailing or a series as they stand. */
export interface ResultsNews {
  model: 'sailing' | 'serie';
  id: number;
  /** The row's. */
  version: number;
  visibility: 'everyone' | 'club';
  /** The same text as long as nothing that hangs on the results has changed. */
  stamp: string;
  /** JSON of the frame's `data`, for those who may see it; `null` where they had better ask. */
  dataFor: (audience: Audience) => string;
}

/**
 * The results of a club that changes after one of its numbers may have altered. Given to the hub, which knows nothing
 * of resources.
 */
export type ResultsOf = (clubId: number, after: number) => Promise<ResultsNews[]>;
