import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

/** Other ways to log in, shown but not open; the reason stands below them. */
export function DisabledWays() {
  return (
    <Stack spacing={1}>
      <Button variant="outlined" fullWidth disabled aria-describedby="other-ways-later">
        {texts.google}
      </Button>
      <Button variant="outlined" fullWidth disabled aria-describedby="other-ways-later">
        {texts.facebook}
      </Button>
      <Typography id="other-ways-later" variant="body2" color="text.secondary">
        {texts.otherWaysLater}
      </Typography>
    </Stack>
  );
}
