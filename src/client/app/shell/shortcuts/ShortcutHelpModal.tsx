import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../../paths';
import { useModal } from '../../../ui/dialogs/useDialog';
import { SHORTCUT_PLACES, type ShortcutPlace } from '../../../ui/shortcuts/shortcuts';
import { switchSingleKeys, useSingleKeys } from '../../../ui/shortcuts/useShortcuts';
import { SHORTCUT_SHEET } from '../modalIds';
import { PlaceKeys, shortcutTexts } from './PlaceKeys';

interface ShortcutSheetProps {
  /** Where the person is, when that place has keys of its own. */
  here: ShortcutPlace | null;
  onClose: () => void;
}

/** Every key that does something, those of the page that is open first, and the way to be rid of the single ones. */
function ShortcutSheet({ here, onClose }: ShortcutSheetProps) {
  const titleId = useId();
  const helpId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const isOn = useSingleKeys();
  const places = [...(here === null ? [] : [here]), ...SHORTCUT_PLACES.filter((place) => place !== here)];
  return (
    <Dialog
      open
      id={SHORTCUT_SHEET}
      onClose={onClose}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{shortcutTexts.title}</DialogTitle>
      {/* A page of text is scrolled with the keys, and needs the focus for it. */}
      <DialogContent tabIndex={0}>
        {places.map((place) => (
          <PlaceKeys key={place} place={place} isHere={place === here} isSingleOn={isOn} />
        ))}
        <FormControlLabel
          sx={{ mt: 2 }}
          control={
            <Switch
              checked={isOn}
              onChange={(_, on) => switchSingleKeys(on)}
              slotProps={{ input: { role: 'switch', 'aria-describedby': helpId } }}
            />
          }
          label={shortcutTexts.single}
        />
        <Typography id={helpId} variant="body2" color="text.secondary">
          {shortcutTexts.singleHelp}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{shortcutTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

const PLACES: readonly [string, ShortcutPlace][] = [
  [paths.competitors.pattern, 'board'],
  [paths.finish.pattern, 'finish'],
  [paths.result.pattern, 'table'],
  [paths.sailingSerie.pattern, 'table'],
  [paths.serieResult.pattern, 'table'],
];

/** The help sheet, with the keys of the page below it first. */
export default function ShortcutHelpModal() {
  const { close } = useModal();
  const { pathname } = useLocation();
  const [, here = null] = PLACES.find(([pattern]) => matchPath(pattern, pathname)) ?? [];
  return <ShortcutSheet here={here} onClose={close} />;
}
