import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

/** Says how one gets in again while passwords cannot be reset by mail. */
export function ResetByClub({ onBack }: { onBack: () => void }) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>{texts.resetByClub}</Typography>
      <Button onClick={onBack}>{texts.backToLogin}</Button>
    </Stack>
  );
}
