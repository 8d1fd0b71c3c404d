import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const RETRY = 'Försök igen';

interface ErrorStateProps {
  title: string;
  /** What to do about it. */
  text: string;
  onRetry?: () => void;
}

/** Something could not be fetched: what, and a way to try again. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  return (
    <Alert severity="error">
      <AlertTitle>{title}</AlertTitle>
      <Typography>{text}</Typography>
      {onRetry === undefined ? null : (
        <Button variant="outlined" color="inherit" sx={{ mt: 2 }} onClick={onRetry}>
          {RETRY}
        </Button>
      )}
    </Alert>
  );
}
