import { PageTitle, useHeadingFocus } from '../../ui/page/PageTitle';
import { PlainButtonLink } from '../../ui/PlainButton';
import { paths } from '../../paths';
import { ErrorGround } from './ErrorGround';
import { errorTexts } from './texts';

/** Status 404, for those who have logged in. The heading is the specification's, word for word. */
export function NotFoundPage() {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  return (
    <ErrorGround>
      <PageTitle>{errorTexts.notFoundDocumentTitle}</PageTitle>
      <p className="status">404</p>
      <h1 tabIndex={-1} ref={heading} lang="en">
        {errorTexts.notFoundTitle}
      </h1>
      <p>{errorTexts.notFoundText}</p>
      <PlainButtonLink look="contained" to={paths.index}>
        {errorTexts.toStart}
      </PlainButtonLink>
    </ErrorGround>
  );
}
