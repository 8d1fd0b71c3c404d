import { PageTitle } from '../../ui/page/PageTitle';
import { PlainButton } from '../../ui/PlainButton';
import { ErrorGround } from './ErrorGround';
import { errorTexts } from './texts';

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
      <PageTitle>{errorTexts.errorTitle}</PageTitle>
      <p className="status">{status}</p>
      <h1>{errorTexts.errorTitle}</h1>
      <p>{hasUnsaved ? errorTexts.errorUnsaved : errorTexts.errorText}</p>
      <PlainButton type="button" look="contained" onClick={() => window.location.reload()}>
        {errorTexts.reload}
      </PlainButton>
    </ErrorGround>
  );
}
