import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { FEEDBACK_MODAL } from '../../features/feedback/modalId';
import { useMeQuery } from '../../api/auth';
import { useHistoryDialog } from '../../ui/useHistoryDialog';
import { paths } from '../routing/paths';
import { texts } from '../texts';
import { APPEARANCES, useAppearance } from '../theme/appearance';
import { helpPages, ownPages, type MenuLink } from './menuLinks';

interface AppMenuProps {
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
  /** Whose menu it is; left out while nobody has logged in. */
  email?: string;
}

// The menu walks its own children with the arrow keys, so groups are lists of entries and no components.
const linkItems = (links: readonly MenuLink[], onClose: () => void): ReactNode[] =>
  links.map(({ label, to }) => (
    <MenuItem key={to} component={Link} to={to} onClick={onClose}>
      {label}
    </MenuItem>
  ));

const heading = (text: string): ReactNode => (
  <ListSubheader key={text} role="presentation" sx={{ overflowWrap: 'anywhere' }}>
    {text}
  </ListSubheader>
);

/** Behind the button in the bar: one's own pages, how things are done, how the app looks, a word to its makers, and the way out. */
export default function AppMenu({ anchor, open, onClose, email }: AppMenuProps) {
  const [appearance, choose] = useAppearance();
  const { open: openDialog } = useHistoryDialog();
  const isMember = email !== undefined;
  const { data: user } = useMeQuery(undefined, { skip: !isMember });
  const openClub = useMatch('/clubs/:club/*')?.params.club;
  const own = user ? ownPages(user) : [];
  const help = user ? helpPages(user, openClub) : [];
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'navigation', 'aria-label': texts.menu }, list: { dense: false, sx: { minWidth: 240, maxWidth: 320 } } }}
    >
      {isMember && email !== '' ? heading(email) : null}
      {linkItems(own, onClose)}
      {own.length > 0 && help.length > 0 ? <Divider /> : null}
      {linkItems(help, onClose)}
      {isMember ? <Divider /> : null}
      {heading(texts.appearance)}
      {APPEARANCES.map((option) => (
        <MenuItem
          key={option}
          role="menuitemradio"
          aria-checked={option === appearance}
          onClick={() => {
            choose(option);
            onClose();
          }}
        >
          <Check aria-hidden="true" sx={{ visibility: option === appearance ? 'visible' : 'hidden', fontSize: 20, mr: 1 }} />
          {texts.schemes[option]}
        </MenuItem>
      ))}
      {isMember ? <Divider /> : null}
      {isMember ? (
        <MenuItem
          onClick={() => {
            onClose();
            openDialog(FEEDBACK_MODAL);
          }}
        >
          {texts.feedback}
        </MenuItem>
      ) : null}
      {isMember ? linkItems([{ label: texts.logOut, to: paths.logout }], onClose) : null}
    </Menu>
  );
}
