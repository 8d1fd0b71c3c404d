import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { requestProblem } from '../../lib/requestProblem';
import { useOfflineSince } from '../useOfflineSince';
import { EmptyState } from './EmptyState';

const RETRY = 'Försök igen';
const NOT_FETCHED_TITLE = 'Inte hämtat på den här enheten';
const NOT_FETCHED =
  'Du är offline, och det här har inte hämtats hit förut. Det visas när du har täckning igen. Sidor som du har öppnat tidigare går att läsa under tiden.';

/** What the read ended with, or a sentence about what to do where the page knows better. */
type Reason = { error: unknown; text?: never } | { error?: never; text: string };

type ErrorStateProps = Reason & { title: string; onRetry?: () => void };

/**
 * Says what could not be fetched and why, and offers to try again. Without a network it says instead that the data has
 * never been fetched here.
 */
export function ErrorState({ title, error, text = requestProblem(error), onRetry }: ErrorStateProps) {
  const isOffline = useOfflineSince() !== null;
  const retry = onRetry && (
    <Button variant="outlined" color="inherit" onClick={onRetry}>
      {RETRY}
    </Button>
  );
  if (isOffline) {
    return (
      <div role="alert">
        <EmptyState drawing="offline" title={NOT_FETCHED_TITLE} text={NOT_FETCHED} action={retry} />
      </div>
    );
  }
  return (
    <Alert severity="error">
      <AlertTitle>{title}</AlertTitle>
      <Typography sx={{ mb: onRetry === undefined ? 0 : 2 }}>{text}</Typography>
      {retry}
    </Alert>
  );
}
