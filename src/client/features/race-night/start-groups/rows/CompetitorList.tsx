import { lazy, memo, Suspense } from 'react';
import { useHeldOf } from '../dnd/HandContext';
import { useBoardMarks } from './BoardMarks';
import type { CompetitorListProps } from './competitorListProps';
import { BoardRow } from './BoardRow';
import { useRowFocus } from './useRowFocus';
import { useRowState } from './useRowState';

/** As many as a column of a board shows while the rest are on their way. */
const FIRST_ROWS = 16;

// Half as large as the board itself, and boards of so many boats are few.
const SeenRows = lazy(async () => ({ default: (await import('./SeenRows')).SeenRows }));

/** The boats of a column. From about a hundred boats on the board, only the rows that are seen are in the document. */
export const CompetitorList = memo(function BoatList(props: CompetitorListProps) {
  if (!useBoardMarks().isVirtual) return <AllRows {...props} />;
  return (
    <Suspense fallback={<AllRows {...props} ids={props.ids.slice(0, FIRST_ROWS)} />}>
      <SeenRows {...props} />
    </Suspense>
  );
});

function AllRows({ ids, label }: CompetitorListProps) {
  const { list, tabStop, onFocus, onKeyDown } = useRowFocus(ids, useBoardMarks().focus, doNothing);
  const stateOf = useRowState(tabStop, useHeldOf(ids));
  return (
    <ul ref={list} aria-label={label} {...{ onFocus, onKeyDown }}>
      {ids.map((id) => (
        <li key={id}>
          <BoardRow id={id} {...stateOf(id)} />
        </li>
      ))}
    </ul>
  );
}

const doNothing = () => undefined;
