import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { loginTexts } from './texts';

interface DocumentViewProps {
  document: 'terms' | 'privacy';
  onBack: () => void;
  /** Left out for those who already have an account. */
  onAccept?: () => void;
}

/** The terms, or the privacy policy: what it says, and the way back, which stays in sight below it. */
export function DocumentView({ document, onBack, onAccept }: DocumentViewProps) {
  return (
    <>
      {/* It scrolls, also by the keys. */}
      <DialogContent dividers role="region" aria-label={loginTexts.titles[document]} tabIndex={0}>
        <Stack spacing={2}>
          {loginTexts[document].map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>{loginTexts.back}</Button>
        {onAccept === undefined ? null : (
          <Button variant="contained" onClick={onAccept}>
            {loginTexts.accept}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
