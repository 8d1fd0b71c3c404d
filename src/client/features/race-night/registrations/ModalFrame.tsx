import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { REGISTRATION_MODAL } from './useRegistrationDialog';
import { registrationTexts } from './texts';

interface ModalFrameProps {
  /** The sailing's name, once it is known. */
  sailing: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The registration modal around whatever it shows; the whole screen on a phone. A click beside it does nothing, and Esc
 * leaves what was written there for the next time.
 */
export function ModalFrame({ sailing, onClose, children }: ModalFrameProps) {
  const title = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      id={REGISTRATION_MODAL}
      onClose={(_, reason) => (reason === 'backdropClick' ? undefined : onClose())}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="sm"
      aria-labelledby={title}
    >
      <DialogTitle id={title}>
        {registrationTexts.form.title}
        {sailing === undefined ? null : (
          <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {sailing}
          </Typography>
        )}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
