import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useMenuEntry } from '../menus/menuHistory';

interface WhyPopoverProps {
  anchor: HTMLElement;
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** Why a figure is as it is, beside the figure. Esc, a tap beside it and "back" to the table close it. */
export function WhyPopover({ anchor, title, children, onClose }: WhyPopoverProps) {
  const titleId = useId();
  useMenuEntry(true, onClose);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      disableScrollLock
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { p: 2, maxWidth: 'min(26rem, calc(100vw - 32px))' } },
      }}
    >
      <Typography variant="subtitle1" component="h2" id={titleId} sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Popover>
  );
}
