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
import { SHORTCUT_PLACES, type ShortcutPlace } from '../../../ui/shortcuts/shortcuts';
import { switchSingleKeys, useSingleKeys } from '../../../ui/shortcuts/singleKeys';
import { SHORTCUT_SHEET } from './modalId';
import { PlaceKeys } from './PlaceKeys';
import { texts } from './texts';

interface ShortcutSheetProps {
  /** Where the person is, when that place has keys of its own. */
  here: ShortcutPlace | null;
  onClose: () => void;
}

/** Every key that does something, those of the page that is open first, and the way to be rid of the single ones. */
export function ShortcutSheet({ here, onClose }: ShortcutSheetProps) {
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
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
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
          label={texts.single}
        />
        <Typography id={helpId} variant="body2" color="text.secondary">
          {texts.singleHelp}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
