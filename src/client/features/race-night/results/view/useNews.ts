import type { ResultRow, SailingResults } from '../../../../../shared/contract/sailings';
import type { RowKey } from '../../../../ui/data-table/column';
import { useChangedRows } from '../../../../ui/data-table/useChangedRows';
import { useSaidNews } from '../../../../ui/data-table/useSaidNews';
import { keyOfResult } from '../table/ResultTable';
import { resultTexts } from '../texts';

const NO_ROWS: readonly ResultRow[] = [];

/** A boat is news when something was written down for her; that others move up or down for it is not. */
const written = ({ start, finish_time, elapsed_time, score_code }: ResultRow): string =>
  [start, finish_time, elapsed_time, score_code].join(' ');

/** Boats that have just got a result, or another one. Each burst is also said, in one sentence. */
export function useNews(results: SailingResults | undefined, category: string): ReadonlySet<RowKey> {
  const topic = `${results?.sailing} ${results?.list} ${category}`;
  const changed = useChangedRows({ rows: results?.results ?? NO_ROWS, keyOf: keyOfResult, topic, newsOf: written });
  useSaidNews(changed, resultTexts.news);
  return changed;
}
