import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useMeQuery } from '../../api/auth';
import { FEEDBACK_MODAL } from '../../features/entrance/feedback/modalId';
import { install, isInstallOffered, onInstallOffer } from '../../lib/installOffer';
import { paths } from '../../paths';
import { useModal } from '../../ui/dialogs/useDialog';
import { Check } from '../../ui/icons';
import { useMenuEntry } from '../../ui/menus/menuHistory';
import { onPlainClick } from '../../ui/PlainButton';
import { memberTexts } from './memberTexts';
import { helpPages, ownPages, type MenuLink } from './menuLinks';
import { SHORTCUT_SHEET } from './modalIds';
import { shellTexts } from './texts';
import { useOpenClub } from './useOpenClub';

const APPEARANCES = ['light', 'dark', 'sunlight', 'system'] as const;
type Appearance = (typeof APPEARANCES)[number];

const MODES = { light: 'light', dark: 'dark', sunlight: 'light', system: 'system' } as const;

function chosen(mode: string | undefined, lightScheme: string): Appearance {
  if (mode === 'dark' || mode === 'light') return mode === 'light' && lightScheme === 'sunlight' ? 'sunlight' : mode;
  return 'system';
}

/** What the person has chosen to see, and a way to choose. Kept in this browser. */
function useAppearance(): [Appearance, (next: Appearance) => void] {
  const { mode, lightColorScheme, setMode, setColorScheme } = useColorScheme();
  const choose = (next: Appearance) => {
    setMode(MODES[next]);
    setColorScheme({ light: next === 'sunlight' ? 'sunlight' : 'light', dark: 'dark' });
  };
  return [chosen(mode, lightColorScheme), choose];
}

interface AppMenuProps {
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
  /** Whose menu it is; left out while nobody has logged in. */
  email?: string;
}

// The menu walks its own children with the arrow keys, so groups are lists of entries and no components.
const linkItems = (links: readonly MenuLink[], onOpen: (to: string) => void): ReactNode[] =>
  links.map(({ label, to }) => (
    <MenuItem key={to} component={Link} to={to} onClick={onPlainClick(to, onOpen)}>
      {label}
    </MenuItem>
  ));

interface Deed {
  label: string;
  act: () => void;
}

const INSTALLING: readonly Deed[] = [{ label: memberTexts.install, act: install }];
const memberDeeds = (open: (dialog: string) => void): Deed[] => [
  { label: memberTexts.shortcuts, act: () => open(SHORTCUT_SHEET) },
  { label: shellTexts.feedback, act: () => open(FEEDBACK_MODAL) },
];

const deedItems = (deeds: readonly Deed[], choose: (chosen: () => void) => void): ReactNode[] =>
  deeds.map(({ label, act }) => (
    <MenuItem key={label} onClick={() => choose(act)}>
      {label}
    </MenuItem>
  ));

const heading = (text: string): ReactNode => (
  <ListSubheader key={text} role="presentation" sx={{ overflowWrap: 'anywhere' }}>
    {text}
  </ListSubheader>
);

/**
 * Behind the button in the bar: one's own pages, how things are done, how the app looks, a word to its makers, and the
 * way out.
 */
export default function AppMenu({ anchor, open, onClose, email }: AppMenuProps) {
  const [appearance, choose] = useAppearance();
  const mayInstall = useSyncExternalStore(onInstallOffer, isInstallOffered);
  const { show: openDialog } = useModal();
  const navigate = useNavigate();
  const leave = useMenuEntry(open, onClose);
  const go = (to: string) => leave(() => void navigate(to));
  const isMember = email !== undefined;
  const { data: user } = useMeQuery(undefined, { skip: !isMember });
  const openClub = useOpenClub();
  const own = user ? ownPages(user) : [];
  const help = user ? helpPages(user, openClub) : [];
  const deeds = [...(mayInstall ? INSTALLING : []), ...(isMember ? memberDeeds(openDialog) : [])];
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'navigation', 'aria-label': shellTexts.menu },
        list: { dense: false, sx: { minWidth: 240, maxWidth: 320 } },
      }}
    >
      {email ? heading(email) : null}
      {linkItems(own, go)}
      {own.length > 0 && help.length > 0 ? <Divider /> : null}
      {linkItems(help, go)}
      {isMember ? <Divider /> : null}
      {heading(shellTexts.appearance)}
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
          <Check
            aria-hidden="true"
            sx={{ visibility: option === appearance ? 'visible' : 'hidden', fontSize: 20, mr: 1 }}
          />
          {shellTexts.schemes[option]}
        </MenuItem>
      ))}
      {deeds.length > 0 ? <Divider /> : null}
      {deedItems(deeds, leave)}
      {isMember ? linkItems([{ label: shellTexts.logOut, to: paths.logout }], go) : null}
    </Menu>
  );
}
