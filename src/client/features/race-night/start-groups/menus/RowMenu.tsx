import type { PopoverPosition } from '@mui/material/Popover';
import { ActionMenu, type MenuAction } from '../../../../ui/menus/ActionMenu';
import { sailorAccountTexts as accountTexts } from '../account/texts';
import { boardTexts } from '../texts';

interface RowMenuProps {
  name: string;
  spot: PopoverPosition;
  isSelected: boolean;
  onMoveTo: () => void;
  onToggle: () => void;
  onEdit: () => void;
  /** Left out where there is an account already. */
  onInvite: (() => void) | undefined;
  onRemove: () => void;
  onClose: () => void;
}

export function RowMenu({
  name,
  spot,
  isSelected,
  onMoveTo,
  onToggle,
  onEdit,
  onInvite,
  onRemove,
  onClose,
}: RowMenuProps) {
  const actions: readonly MenuAction[] = [
    { label: boardTexts.moveTo, run: onMoveTo },
    { label: isSelected ? boardTexts.deselect : boardTexts.select, run: onToggle },
    { label: boardTexts.edit, run: onEdit },
    ...(onInvite ? [{ label: accountTexts.create, run: onInvite }] : []),
    { label: boardTexts.remove, run: onRemove, danger: true },
  ];
  return <ActionMenu open label={name} anchor={spot} actions={actions} onClose={onClose} />;
}
