import { styled } from '@mui/material/styles';
import { PageTitle } from '../../ui/PageTitle';
import { PlainButton } from '../../ui/PlainButton';
import { texts } from '../texts';

const Ground = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  maxWidth: 560,
  paddingBlock: theme.spacing(5),
  '& h1': theme.typography.h1,
  '& .status': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
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
      <p className="status">{status}</p>
      <h1>{texts.errorTitle}</h1>
      <p>{hasUnsaved ? texts.errorUnsaved : texts.errorText}</p>
      <PlainButton type="button" look="contained" onClick={() => window.location.reload()}>
        {texts.reload}
      </PlainButton>
    </Ground>
  );
}
