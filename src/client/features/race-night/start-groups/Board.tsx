import type { SailingRow } from '../../../../shared/contract/sailings';
import { BoardStatus } from './BoardStatus';
import { ReadingBoard } from './ReadingBoard';
import { CompetitorSearch } from './search/CompetitorSearch';
import { useBoard } from './useBoard';
import { WorkingBoard } from './WorkingBoard';

export interface BoardProps {
  sailing: SailingRow;
  /** Why nothing can be changed here; null where it can. */
  readOnlyReason: string | null;
}

/** The start groups as columns: for officials to move boats between, for everybody else to look at. */
export function Board({ sailing, readOnlyReason }: BoardProps) {
  const view = useBoard(sailing.id);
  const { boatCount: competitorCount, columns, hits, search } = view;
  return (
    <>
      {competitorCount > 0 && (
        <div className="search">
          <CompetitorSearch onQuery={search} />
          <BoardStatus
            competitorCount={competitorCount}
            ungroupedCount={columns[0]?.count ?? 0}
            hitCount={hits?.size ?? null}
          />
        </div>
      )}
      {readOnlyReason === null ? (
        <WorkingBoard sailing={sailing} view={view} />
      ) : (
        <ReadingBoard reason={readOnlyReason} view={view} />
      )}
    </>
  );
}
