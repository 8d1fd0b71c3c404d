import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type CustomContentProps, type SnackbarKey } from 'notistack';
import { forwardRef, startTransition, useEffect } from 'react';
import { LASTING_TOAST_MS, TOAST_MS } from '../../../shared/limits';
import { domRoot } from '../../ui/domRoots';
import { Close } from '../../ui/icons';
import { takeToasts, type Toast } from '../../ui/messages/toasts';
import { memberTexts } from './memberTexts';

declare module 'notistack' {
  interface VariantOverrides {
    toast: { toast: Toast };
  }
}

interface ButtonsProps {
  id: SnackbarKey;
  action: Toast['action'];
}

function Buttons({ id, action }: ButtonsProps) {
  return (
    <>
      {action === undefined ? null : (
        <Button
          color="inherit"
          onClick={() => {
            closeSnackbar(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton aria-label={memberTexts.closeToast} onClick={() => closeSnackbar(id)}>
        <Close fontSize="small" />
      </IconButton>
    </>
  );
}

type ContentProps = CustomContentProps & { toast: Toast };

const ToastContent = forwardRef<HTMLDivElement, ContentProps>(function ToastContent({ id, style, toast }, ref) {
  const { kind, text, action } = toast;
  return (
    <Alert
      ref={ref}
      style={style}
      severity={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      action={<Buttons id={id} action={action} />}
      sx={{
        width: { xs: '100%', sm: 'auto' },
        alignItems: 'center',
        '& .MuiAlert-action': { pt: 0, alignItems: 'center' },
      }}
    >
      {text}
    </Alert>
  );
});

const lifetime = ({ kind, action }: Toast): number =>
  kind === 'error' || action !== undefined ? LASTING_TOAST_MS : TOAST_MS;

/** The topics of the toasts that are shown. */
const shown = new Map<SnackbarKey, readonly string[]>();

function show(toast: Toast): void {
  const { text, topics = [] } = toast;
  // What the toast is about is rendered first.
  startTransition(() => {
    for (const [older, told] of shown) if (told.some((topic) => topics.includes(topic))) closeSnackbar(older);
    const key = enqueueSnackbar(text, {
      variant: 'toast',
      toast,
      autoHideDuration: lifetime(toast),
      onClose: (_event, _reason, closed) => closed !== undefined && shown.delete(closed),
    });
    shown.set(key, topics);
  });
}

/**
 * Shows what `showToast` says, bottom right; clear of the buttons of an open dialog (`theme/baseline.ts`). It lies
 * outside the app's own element, so that an open dialog does not hide it.
 */
export default function ToastHost() {
  useEffect(() => takeToasts(show), []);
  return (
    <SnackbarProvider
      maxSnack={3}
      domRoot={domRoot('toasts')}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={{ toast: ToastContent }}
    />
  );
}
