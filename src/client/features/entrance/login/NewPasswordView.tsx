import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { NewPasswordForm } from './NewPasswordForm';
import { loginTexts } from './texts';
import type { ResetLink } from './views';

interface NewPasswordViewProps {
  /** Null when the address was not a whole one. */
  link: ResetLink | null;
  onSaved: () => Promise<void> | void;
  onNewLink: () => void;
}

/** What a mailed link opens: the choice of a password, or why there is none and the way to another link. */
export function NewPasswordView({ link, onSaved, onNewLink }: NewPasswordViewProps) {
  const [isBad, setBad] = useState(link === null);
  if (link !== null && !isBad) return <NewPasswordForm link={link} onBadLink={() => setBad(true)} onSaved={onSaved} />;
  return (
    <Stack spacing={2}>
      <Alert severity="error">{loginTexts.badLink}</Alert>
      <Button variant="contained" fullWidth autoFocus onClick={onNewLink}>
        {loginTexts.newLink}
      </Button>
    </Stack>
  );
}
