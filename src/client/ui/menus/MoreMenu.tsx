import IconButton from '@mui/material/IconButton';
import { MoreVert } from '../icons';
import type { MenuAction } from './menuAction';
import { useActionMenu } from './useActionMenu';

interface MoreMenuProps {
  /** The accessible name of the button: "Fler val för Torsdag 3". */
  label: string;
  actions: readonly MenuAction[];
}

/** A button of three dots that opens a menu of actions. */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  const [button, menu] = useActionMenu(label, actions);
  return (
    <>
      <IconButton aria-label={label} {...button}>
        <MoreVert />
      </IconButton>
      {menu}
    </>
  );
}
