import type { PopoverPosition } from '@mui/material/Popover';
import { ActionMenu, type MenuAction } from '../../../../ui/menus/ActionMenu';
import { boardTexts } from '../texts';

interface GroupMenuProps {
  name: string;
  spot: PopoverPosition;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
  /** One place to the left (-1) or to the right (1). */
  onShift: (step: 1 | -1) => void;
  onRemove: () => void;
  onClose: () => void;
}

export function GroupMenu({ name, spot, isFirst, isLast, onEdit, onShift, onRemove, onClose }: GroupMenuProps) {
  const actions: readonly MenuAction[] = [
    { label: boardTexts.edit, run: onEdit },
    { label: boardTexts.shiftLeft, run: () => onShift(-1), disabled: isFirst },
    { label: boardTexts.shiftRight, run: () => onShift(1), disabled: isLast },
    { label: boardTexts.remove, run: onRemove, danger: true },
  ];
  return <ActionMenu open label={name} anchor={spot} actions={actions} onClose={onClose} />;
}
