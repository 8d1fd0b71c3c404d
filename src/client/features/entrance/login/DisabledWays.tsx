import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DisabledButton } from './DisabledButton';
import { loginTexts } from './texts';

const REASON = 'other-ways-later';

/** Other ways to log in, shown but not open; the reason stands below them. */
export function DisabledWays() {
  return (
    <Stack spacing={1}>
      <DisabledButton reason={REASON}>{loginTexts.google}</DisabledButton>
      <DisabledButton reason={REASON}>{loginTexts.facebook}</DisabledButton>
      <Typography id={REASON} variant="body2" color="text.secondary">
        {loginTexts.otherWaysLater}
      </Typography>
    </Stack>
  );
}
