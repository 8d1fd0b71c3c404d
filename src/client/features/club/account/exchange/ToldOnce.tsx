import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { TextField } from '../../../../ui/fields/TextField';
import { copyText } from '../../../../ui/messages/copyText';

interface ToldOnceProps {
  /** That it is shown now and never again. */
  told: string;
  label: string;
  secret: string;
  copy: string;
  said: { copied: string; copyFailed: string };
}

/** A secret that was just made: it is told here and nowhere else. */
export function ToldOnce({ told, label, secret, copy, said }: ToldOnceProps) {
  return (
    <Stack spacing={1.5} role="status" sx={{ maxWidth: 720, mb: 3 }}>
      <Alert severity="success">{told}</Alert>
      <TextField
        fullWidth
        label={label}
        value={secret}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        onFocus={({ target }) => target.select()}
      />
      <Button variant="outlined" onClick={() => void copyText(secret, said)}>
        {copy}
      </Button>
    </Stack>
  );
}
