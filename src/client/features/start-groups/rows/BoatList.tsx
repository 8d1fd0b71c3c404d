import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { memo, type CSSProperties } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { useHeldOf } from '../dnd/HandContext';
import { useBoardMarks } from './BoardMarks';
import { BoatRow } from './BoatRow';
import { useIsNear } from './useIsNear';
import { useRowFocus } from './useRowFocus';
import { useRowHeight } from '../../../ui/useRowHeight';

const OVERSCAN_ROWS = 4;

interface BoatListProps {
  ids: readonly Id[];
  label: string;
  /** The element that scrolls the list; it comes a moment after the list. */
  scroller: HTMLElement | null;
}

/** The boats of a column. From about a hundred boats on the board, only the rows that are seen are in the document. */
export const BoatList = memo(function BoatList(props: BoatListProps) {
  return useBoardMarks().isVirtual ? <SeenRows {...props} /> : <AllRows {...props} />;
});

function AllRows({ ids, label }: BoatListProps) {
  const { list, tabStop, onFocus, onKeyDown } = useRowFocus(ids, useBoardMarks().focus, doNothing);
  const stateOf = useRowState(tabStop, useHeldOf(ids));
  return (
    <ul ref={list} aria-label={label} {...{ onFocus, onKeyDown }}>
      {ids.map((id) => (
        <li key={id}>
          <BoatRow id={id} {...stateOf(id)} />
        </li>
      ))}
    </ul>
  );
}

const doNothing = () => undefined;

function SeenRows({ ids, label, scroller }: BoatListProps) {
  const rowHeight = useRowHeight();
  const held = useHeldOf(ids);
  const isNear = useIsNear(scroller);
  const { list, tabStop, onFocus, onKeyDown } = useRowFocus(ids, useBoardMarks().focus, (index) => virtual.scrollToIndex(index));
  const stateOf = useRowState(tabStop, held);
  // A row under a finger, and the one that Tab reaches, stay in the document wherever their list and the board are scrolled.
  const pinned = [tabStop, ...held].flatMap((id) => (id === null ? [] : ids.indexOf(id))).filter((index) => index >= 0);

  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: (range: Range) => inOrder([...(isNear ? defaultRangeExtractor(range) : []), ...pinned]),
  });

  return (
    <ul ref={list} aria-label={label} style={{ height: ids.length * rowHeight }} {...{ onFocus, onKeyDown }}>
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const id = ids[index];
        return id === undefined ? null : (
          <li key={key} style={seenAt(start)} aria-setsize={ids.length} aria-posinset={index + 1}>
            <BoatRow id={id} {...stateOf(id)} />
          </li>
        );
      })}
    </ul>
  );
}

const inOrder = (indexes: readonly number[]) => [...new Set(indexes)].sort((a, b) => a - b);

const seenAt = (start: number): CSSProperties => ({ position: 'absolute', top: start, left: 0, right: 0 });

function useRowState(tabStop: Id | null, held: readonly Id[]) {
  const { selected, arrived, helpId } = useBoardMarks();
  return (id: Id) => ({
    isSelected: selected.has(id),
    isHeld: held.includes(id),
    isNew: arrived.has(id),
    isTabStop: id === tabStop,
    helpId,
  });
}
