import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { FEEDBACK_MODAL } from '../../features/feedback/modalId';
import { useHistoryDialog } from '../../ui/useHistoryDialog';
import { paths } from '../routing/paths';
import { texts } from '../texts';
import { APPEARANCES, useAppearance } from '../theme/appearance';

interface AppMenuProps {
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
  /** Whose menu it is; left out while nobody has logged in. */
  email?: string;
}

/** Behind the button in the bar: how the app looks, a word to its makers, and the way out. */
export default function AppMenu({ anchor, open, onClose, email }: AppMenuProps) {
  const [appearance, choose] = useAppearance();
  const { open: openDialog } = useHistoryDialog();
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose} slotProps={{ list: { dense: false, sx: { minWidth: 240 } } }}>
      <ListSubheader role="presentation">{texts.appearance}</ListSubheader>
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
          <Check aria-hidden="true" sx={{ visibility: option === appearance ? 'visible' : 'hidden', fontSize: 20 }} />
          {texts.schemes[option]}
        </MenuItem>
      ))}
      {email === undefined ? null : <Divider />}
      {email === undefined || email === '' ? null : (
        <ListSubheader role="presentation" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </ListSubheader>
      )}
      {email === undefined ? null : (
        <MenuItem
          onClick={() => {
            onClose();
            openDialog(FEEDBACK_MODAL);
          }}
        >
          {texts.feedback}
        </MenuItem>
      )}
      {email === undefined ? null : (
        <MenuItem component={Link} to={paths.logout} onClick={onClose}>
          {texts.logOut}
        </MenuItem>
      )}
    </Menu>
  );
}
