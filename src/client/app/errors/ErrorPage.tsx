import { PageTitle } from '../../ui/page/PageTitle';
import { PlainButton } from '../../ui/PlainButton';
import { texts } from '../texts';
import { ErrorGround } from './ErrorGround';

interface ErrorPageProps {
  status: number;
  /**
   * A part of the program could not be fetched, and nothing is loaded anew, since something is written and not saved.
   */
  hasUnsaved: boolean;
}

/** What is shown in place of a page that broke. */
export function ErrorPage({ status, hasUnsaved }: ErrorPageProps) {
  return (
    <ErrorGround role="alert">
      <PageTitle>{texts.errorTitle}</PageTitle>
      <p className="status">{status}</p>
      <h1>{texts.errorTitle}</h1>
      <p>{hasUnsaved ? texts.errorUnsaved : texts.errorText}</p>
      <PlainButton type="button" look="contained" onClick={() => window.location.reload()}>
        {texts.reload}
      </PlainButton>
    </ErrorGround>
  );
}
