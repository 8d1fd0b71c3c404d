import { useRef } from 'react';
import { GroupFlag } from '../../../../sailing-ui/flags/SignalFlag';
import { useCurrentInSight } from '../../../../ui/inSight';
import type { Place } from '../dnd/drag';
import { useIsOver } from '../dnd/handStore';
import { dropAttributes } from '../dnd/surface';
import { boardTexts } from '../texts';
import type { Column } from './column';

interface GroupChipsProps {
  columns: readonly Column[];
  /** The column that is in view. */
  shown: Place;
  onJump: (place: Place) => void;
}

/** On a phone one column is seen at a time: the row of chips sums up all of them, jumps there, and takes boats. */
export function GroupChips({ columns, shown, onJump }: GroupChipsProps) {
  const row = useRef<HTMLElement>(null);
  useCurrentInSight(row, shown);

  if (columns.length < 2) return null;
  return (
    <nav ref={row} className="chips" aria-label={boardTexts.chips}>
      {columns.map((column) => (
        <GroupChip key={column.place} column={column} isShown={column.place === shown} onJump={onJump} />
      ))}
    </nav>
  );
}

interface GroupChipProps {
  column: Column;
  isShown: boolean;
  onJump: (place: Place) => void;
}

function GroupChip({ column: { place, name, group, ids }, isShown, onJump }: GroupChipProps) {
  const isOver = useIsOver(place);
  return (
    <button
      {...dropAttributes(place)}
      type="button"
      className="chip"
      data-over={isOver ? '' : undefined}
      aria-current={isShown ? 'true' : undefined}
      aria-label={boardTexts.jumpTo(name, ids.length)}
      onClick={() => onJump(place)}
    >
      {group && <GroupFlag flag={group.class_flag} size={16} />}
      <span>{name}</span>
      <b>{ids.length}</b>
    </button>
  );
}
