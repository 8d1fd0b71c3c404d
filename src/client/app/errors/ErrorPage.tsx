import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PageTitle } from '../../ui/PageTitle';
import { texts } from '../texts';

const Ground = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  maxWidth: 560,
  paddingBlock: theme.spacing(5),
}));

interface ErrorPageProps {
  status: number;
  /** A part of the program could not be fetched, and nothing is loaded anew, since something is written and not saved. */
  hasUnsaved: boolean;
}

/** What is shown in place of a page that broke. */
export function ErrorPage({ status, hasUnsaved }: ErrorPageProps) {
  return (
    <Ground role="alert">
      <PageTitle>{texts.errorTitle}</PageTitle>
      <Typography variant="body2" color="text.secondary">
        {status}
      </Typography>
      <Typography variant="h1">{texts.errorTitle}</Typography>
      <Typography>{hasUnsaved ? texts.errorUnsaved : texts.errorText}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {texts.reload}
      </Button>
    </Ground>
  );
}
