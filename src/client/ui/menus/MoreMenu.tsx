import IconButton from '@mui/material/IconButton';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { usePrefetch } from '../../lib/prefetch';
import { lazyDialog } from '../dialogs/lazyDialog';
import { MoreVert } from '../icons';
import type { MenuAction } from './ActionMenu';

const load = () => import('./ActionMenu');
const ActionMenu = lazyDialog(async () => (await load()).ActionMenu);

/** Props for the button that opens the menu. */
interface MenuButtonProps {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** A menu that opens from a button. Its code is fetched after the page has loaded and before the first press. */
export function useActionMenu(
  label: string,
  actions: readonly MenuAction[],
): [button: MenuButtonProps, menu: ReactNode] {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  usePrefetch(load);
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setAnchor(currentTarget);
    setOpen(true);
  };
  const menu = anchor ? (
    <ActionMenu label={label} anchor={anchor} open={isOpen} actions={actions} onClose={() => setOpen(false)} />
  ) : null;
  return [{ 'aria-haspopup': 'menu', 'aria-expanded': isOpen, onClick }, menu];
}

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
