import type { SeriesDocument } from '../shared/contract/scoring';
import type { SeriesInput } from '../shared/domain/scoring/types';
import { readSeriesDocument } from '../shared/schemas/scoring/readSeriesDocument';

/**
 * A series to score, as docs/scoring.md writes one down; the competitors are those of the races when they are left out.
 */
export const aSeriesInput = ({ races, competitors, ...rest }: Partial<SeriesDocument>): SeriesInput =>
  readSeriesDocument({
    kind: 'series',
    competitors: competitors ?? [...new Set(races?.flatMap((race) => Object.keys(race)))],
    races: races ?? [],
    ...rest,
  });
