import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import { useState, memo } from 'react';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { selectKeptAt } from '../../../api/reads/shownReads';
import { selectWaitingCount, selectWaitingEntryCount } from '../../../changes/shownCompetitors';
import { selectConnection } from '../../../state/connection';
import { useAppSelector } from '../../../state/rootState';
import { formatReadAt } from '../../../ui/format';
import { Close, Search } from '../../../ui/icons';
import { InSlices } from '../../../ui/states/InSlices';
import { BoardFrame } from './BoardFrame';
import { BoardSurface } from './BoardSurface';
import { EmptyBoard } from './EmptyBoard';
import { WorkingBoard } from './WorkingBoard';
import { WaitingIcon } from './rows/rowIcons';
import { boardTexts } from './texts';
import { useBoard, type BoardView } from './useBoard';

interface CompetitorSearchProps {
  onQuery: (query: string) => void;
}

const CompetitorSearch = memo(function BoatSearch({ onQuery }: CompetitorSearchProps) {
  const [query, setQuery] = useState('');
  const ask = (next: string) => {
    setQuery(next);
    onQuery(next);
  };
  return (
    <div className="field">
      <Search fontSize="small" />
      <input
        type="search"
        value={query}
        placeholder={boardTexts.search}
        aria-label={boardTexts.search}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => ask(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && ask('')}
      />
      {query !== '' && (
        <IconButton edge="end" aria-label={boardTexts.clearSearch} onClick={() => ask('')}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </div>
  );
});

const CUT_OFF = new Set(['offline', 'reconnecting', 'gaveUp']);

interface BoardStatusProps {
  competitorCount: number;
  ungroupedCount: number;
  /** null while nothing is searched for. */
  hitCount: number | null;
}

/** One line that is always there, so that nothing on the board moves when the connection is lost. */
function BoardStatus({ competitorCount, ungroupedCount, hitCount }: BoardStatusProps) {
  const waiting = useAppSelector(selectWaitingCount);
  const entries = useAppSelector(selectWaitingEntryCount);
  const { phase, since } = useAppSelector(selectConnection);
  const keptAt = useAppSelector(selectKeptAt);
  const offline = CUT_OFF.has(phase) ? boardTexts.offline(formatReadAt(keptAt ?? since)) : null;
  const trouble = waiting > 0 ? boardTexts.waitingChanges(waiting - entries, entries) : offline;
  return (
    <div className="status">
      {hitCount === null && <span>{boardTexts.summary(competitorCount, ungroupedCount)}</span>}
      <span role="status">{hitCount !== null && boardTexts.searchHits(hitCount)}</span>
      <span role="status" className={trouble === null ? undefined : 'trouble'}>
        {trouble !== null && <WaitingIcon />}
        {trouble}
      </span>
    </div>
  );
}

const NOTHING = new Set<number>();

/** The board for those who may only look, and why. */
function ReadingBoard({ reason, view }: { reason: string; view: BoardView }) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <>
      <Alert className="notice" severity="info">
        {reason}
      </Alert>
      {view.boatCount === 0 && (
        <EmptyBoard drawing="berth" title={boardTexts.noBoatsTitle} text={boardTexts.noBoatsReader} />
      )}
      {!view.isEmpty && (
        <BoardSurface
          view={view}
          selected={NOTHING}
          isSelecting={false}
          gestures={null}
          focus={null}
          {...{ scroller, setScroller }}
        />
      )}
    </>
  );
}

interface BoardProps {
  sailing: SailingRow;
  /** Why nothing can be changed here; null where it can. */
  readOnlyReason: string | null;
}

/** The start groups as columns: for officials to move boats between, for everybody else to look at. */
function Board({ sailing, readOnlyReason }: BoardProps) {
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

/** The competitors of a sailing in their start groups, to be moved between them. */
export function StartGroupBoard(props: BoardProps) {
  return (
    <BoardFrame isReader={props.readOnlyReason !== null}>
      <InSlices fallback={null}>
        <Board {...props} />
      </InSlices>
    </BoardFrame>
  );
}
