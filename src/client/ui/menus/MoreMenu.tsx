import IconButton from '@mui/material/IconButton';
import { MoreVert } from '../icons';
import type { MenuAction } from './menuAction';
import { useActionMenu } from './useActionMenu';

interface MoreMenuProps {
  /** What the button says to those who do not see it: "Fler val för Torsdag 3". */
  label: string;
  actions: readonly MenuAction[];
}

/** Three dots, and behind them what can be done with the thing beside them. */
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
