import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { TextField } from '../../ui/fields/TextField';
import { copyText } from '../../ui/messages/copyText';
import { calendarTexts } from './texts';

/** An address of one's own, which is told when it is made and not again. */
export interface OwnCalendar {
  /** null: none has been made since the app was opened. */
  url: string | null;
  /** Makes one in the place of any other. Answers with what went wrong, or with nothing. */
  make: () => Promise<string | undefined>;
}

export interface SubscribeDialogProps {
  of: keyof typeof calendarTexts.leads;
  /** The https address; of one's own calendar what makes it. */
  address: string | OwnCalendar;
  onClose: () => void;
}

/** Where the calendar is opened by a press. Outlook and Apple's calendars answer for webcal on the device itself. */
function waysTo(url: string): { label: string; href: string; isWeb: boolean }[] {
  const webcal = url.replace(/^https?:/, 'webcal:');
  const { google, apple, outlook, outlookWeb } = calendarTexts;
  return [
    {
      label: google,
      href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
      isWeb: true,
    },
    { label: apple, href: webcal, isWeb: false },
    { label: outlook, href: webcal, isWeb: false },
    {
      label: outlookWeb,
      href: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}`,
      isWeb: true,
    },
  ];
}

const OTHER_SITE = { target: '_blank', rel: 'noopener noreferrer' } as const;

function Ways({ url }: { url: string }) {
  const heading = useId();
  return (
    <>
      <Stack spacing={1} role="group" aria-labelledby={heading}>
        <Typography id={heading} variant="subtitle1" component="h3">
          {calendarTexts.where}
        </Typography>
        {waysTo(url).map(({ label, href, isWeb }) => (
          <Button
            key={label}
            component="a"
            href={href}
            variant="outlined"
            fullWidth
            sx={{ minHeight: 44 }}
            {...(isWeb ? OTHER_SITE : {})}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <Typography>{calendarTexts.late}</Typography>
      <Stack spacing={1}>
        <TextField
          label={calendarTexts.address}
          value={url}
          slotProps={{ htmlInput: { readOnly: true } }}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="outlined" fullWidth sx={{ minHeight: 44 }} onClick={() => void copyText(url, calendarTexts)}>
          {calendarTexts.copy}
        </Button>
      </Stack>
    </>
  );
}

/** Before there is an address, the button that makes it; then the ways, and the question before another one. */
function OwnWays({ url, make }: OwnCalendar) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const begin = async () => {
    setBusy(true);
    setProblem(await make().finally(() => setBusy(false)));
  };
  if (url === null)
    return (
      <>
        <Typography>{calendarTexts.ownNote}</Typography>
        {problem === undefined ? null : <Alert severity="error">{problem}</Alert>}
        <Button variant="contained" sx={{ minHeight: 44 }} loading={isBusy} onClick={() => void begin()}>
          {calendarTexts.make}
        </Button>
      </>
    );
  return (
    <>
      <Alert severity="success" role="status">
        {calendarTexts.ownMade}
      </Alert>
      <Ways url={url} />
      <Button sx={{ minHeight: 44 }} onClick={() => setAsked(true)}>
        {calendarTexts.renew}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={calendarTexts.renewTitle}
        text={calendarTexts.renewText}
        confirmLabel={calendarTexts.renew}
        onConfirm={make}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

/** What a calendar gives, and the ways to it. */
export function SubscribeDialog({ of, address, onClose }: SubscribeDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{calendarTexts.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography>{calendarTexts.leads[of]}</Typography>
          {typeof address === 'string' ? <Ways url={address} /> : <OwnWays {...address} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button sx={{ minHeight: 44 }} onClick={onClose}>
          {calendarTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
