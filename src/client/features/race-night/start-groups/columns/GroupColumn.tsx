import IconButton from '@mui/material/IconButton';
import { createSelector } from '@reduxjs/toolkit';
import { memo, useId, useState, lazy, Suspense, useMemo } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { groupStart } from '../../../../../shared/domain/effectiveStart';
import { ratingSpan } from '../../../../../shared/domain/rating';
import { GroupFlag } from '../../../../sailing-ui/flags/SignalFlag';
import { selectNow } from '../../../../state/clock';
import { useAppSelector, type RootState } from '../../../../state/rootState';
import { selectSailing } from '../../../../state/rowSelectors';
import { formatDecimal, formatClock, formatCountdown } from '../../../../ui/format';
import { useIsOver, useHeldOf } from '../dnd/handStore';
import { dropAttributes } from '../dnd/surface';
import { useBoardMarks, useRowState } from '../rows/BoardMarks';
import { BoardRow } from '../rows/BoardRow';
import type { CompetitorListProps } from '../rows/SeenRows';
import { DotsIcon } from '../rows/rowIcons';
import { useRowFocus } from '../rows/useRowFocus';
import { boardTexts } from '../texts';
import { useGroupActions, type Column } from './column';

/** From here on the seconds matter. */
const NEAR_S = 30 * 60;
const RECENT_S = 15 * 60;

/** When the group starts, and how long there is left when it is near. */
function StartTime({ group }: { group: StartGroupRow }) {
  const start = useAppSelector((state) => {
    const sailing = selectSailing(state, group.sailing);
    return sailing ? groupStart(group, sailing) : null;
  });
  if (start === null) return <span>{boardTexts.noStartTime}</span>;
  return (
    <span>
      {boardTexts.startsAt(formatClock(start))} <Countdown to={start} />
    </span>
  );
}

/** The only part of the board that renders every second, and only near a start. Not read aloud. */
function Countdown({ to }: { to: number }) {
  const left = useAppSelector((state) => {
    const seconds = Math.ceil((to - selectNow(state)) / 1000);
    return seconds > NEAR_S || seconds < -RECENT_S ? null : Math.max(seconds, 0);
  });
  if (left === null) return null;
  return (
    <b role="timer" aria-live="off">
      {left === 0 ? boardTexts.started : boardTexts.startsIn(formatCountdown(left))}
    </b>
  );
}

/** Computed again only when some boat has changed, and not whenever anything happens. */
const makeSelectSpan = (ids: readonly Id[]) =>
  createSelector([(state: RootState) => state.competitors.entities], (boats) => {
    const span = ratingSpan(ids.map((id) => boats[id]?.base_rating ?? null));
    return span ? boardTexts.srsSpan(formatDecimal(span.min), formatDecimal(span.max)) : '';
  });

/** The lowest and the highest number among the boats. */
function SrsSpan({ ids }: { ids: readonly Id[] }) {
  const selectSpan = useMemo(() => makeSelectSpan(ids), [ids]);
  return <span>{useAppSelector(selectSpan)}</span>;
}

/** The group's own limits, where it has them. */
function SrsLimits({ group: { min_rating: min, max_rating: max } }: { group: StartGroupRow }) {
  if (min === null && max === null) return null;
  return <p className="facts">{boardTexts.srsLimits(min && formatDecimal(min), max && formatDecimal(max))}</p>;
}

interface GroupHeaderProps extends Column {
  titleId: string;
}

/** Re-rendered only when the group or its boats change, not at every step of a drag over its column. */
const GroupHeader = memo(function GroupHeader({ group, name, ids, count, titleId }: GroupHeaderProps) {
  const actions = useGroupActions();
  return (
    <header className="head">
      {group && <GroupFlag flag={group.class_flag} size={24} />}
      <h2 id={titleId}>{name}</h2>
      <span className="count">{boardTexts.boats(count)}</span>
      {group && actions && (
        <IconButton
          size="small"
          aria-label={boardTexts.groupMenu(name)}
          aria-haspopup="menu"
          onClick={(event) => actions.openMenu(group.id, event.currentTarget)}
        >
          <DotsIcon />
        </IconButton>
      )}
      <p className="facts">
        {group && <StartTime group={group} />}
        <SrsSpan ids={ids} />
      </p>
      {group && <SrsLimits group={group} />}
    </header>
  );
});

/** As many as a column of a board shows while the rest are on their way. */
const FIRST_ROWS = 16;

// Half as large as the board itself, and boards of so many boats are few.
const SeenRows = lazy(async () => ({ default: (await import('../rows/SeenRows')).SeenRows }));

/** The boats of a column. From about a hundred boats on the board, only the visible rows are in the document. */
const CompetitorList = memo(function BoatList(props: CompetitorListProps) {
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

interface GroupColumnProps extends Column {
  isReadOnly: boolean;
  /** Its boats are to be rendered. */
  isDue: boolean;
  /** There are boats somewhere on the board. */
  hasBoats: boolean;
}

/** A column: what the group is called and when it starts, and its boats. */
export const GroupColumn = memo(function GroupColumn({
  isReadOnly,
  isDue,
  hasBoats: hasCompetitors,
  ...column
}: GroupColumnProps) {
  const isOver = useIsOver(column.place);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const { ids, name, place } = column;

  return (
    <section
      className="column"
      {...dropAttributes(place)}
      data-over={isOver ? '' : undefined}
      aria-labelledby={titleId}
      aria-busy={!isDue || undefined}
    >
      <GroupHeader {...column} titleId={titleId} />
      {/* For readers nothing inside can be focused, so the list itself scrolls by keyboard. */}
      <div
        ref={setScroller}
        className="boats"
        {...(isReadOnly ? { tabIndex: 0, role: 'group', 'aria-labelledby': titleId } : {})}
      >
        {isDue && ids.length > 0 && <CompetitorList ids={ids} label={name} scroller={scroller} />}
        {isDue && ids.length === 0 && (
          <p className="none">{emptyText(column, { isReadOnly, hasBoats: hasCompetitors })}</p>
        )}
      </div>
    </section>
  );
});

function emptyText(
  { place, count }: Column,
  { isReadOnly, hasBoats: hasCompetitors }: Pick<GroupColumnProps, 'isReadOnly' | 'hasBoats'>,
): string {
  if (count > 0) return boardTexts.noHitsInGroup;
  if (place === null && hasCompetitors) return boardTexts.allGrouped;
  return isReadOnly || !hasCompetitors ? boardTexts.emptyGroupReader : boardTexts.emptyGroup;
}
