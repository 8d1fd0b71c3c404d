import { memo, useId, useState } from 'react';
import { useIsOver } from '../dnd/HandContext';
import { dropAttributes } from '../dnd/surface';
import { CompetitorList } from '../rows/CompetitorList';
import { boardTexts } from '../texts';
import type { Column } from './column';
import { GroupHeader } from './GroupHeader';

interface GroupColumnProps extends Column {
  isReadOnly: boolean;
  /** Its boats are to be drawn. */
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
      {/* Readers have nothing inside that the keyboard reaches, and scroll the list itself. */}
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
