import type { PopoverPosition } from '@mui/material/Popover';
import { ActionMenu, type MenuAction } from '../../../../ui/menus/ActionMenu';
import { texts } from '../texts';

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
    { label: texts.edit, run: onEdit },
    { label: texts.shiftLeft, run: () => onShift(-1), disabled: isFirst },
    { label: texts.shiftRight, run: () => onShift(1), disabled: isLast },
    { label: texts.remove, run: onRemove, danger: true },
  ];
  return <ActionMenu open label={name} anchor={spot} actions={actions} onClose={onClose} />;
}
