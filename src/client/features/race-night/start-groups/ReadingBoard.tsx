import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { BoardSurface } from './BoardSurface';
import { EmptyBoard } from './EmptyBoard';
import { boardTexts } from './texts';
import type { BoardView } from './useBoard';

const NOTHING = new Set<number>();

/** The board for those who may only look, and why. */
export function ReadingBoard({ reason, view }: { reason: string; view: BoardView }) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <>
      <Alert className="notice" severity="info">
        {reason}
      </Alert>
      {view.boatCount === 0 && <EmptyBoard title={boardTexts.noBoatsTitle} text={boardTexts.noBoatsReader} />}
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
