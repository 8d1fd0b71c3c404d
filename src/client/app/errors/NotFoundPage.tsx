import { PageTitle } from '../../ui/page/PageTitle';
import { PlainButtonLink } from '../../ui/PlainButton';
import { useArrivalFocus } from '../../ui/page/useArrivalFocus';
import { paths } from '../../paths';
import { texts } from '../texts';
import { ErrorGround } from './ErrorGround';

/** Status 404, for those who have logged in. The heading is the specification's, word for word. */
export function NotFoundPage() {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <ErrorGround>
      <PageTitle>{texts.notFoundDocumentTitle}</PageTitle>
      <p className="status">404</p>
      <h1 tabIndex={-1} ref={heading} lang="en">
        {texts.notFoundTitle}
      </h1>
      <p>{texts.notFoundText}</p>
      <PlainButtonLink look="contained" to={paths.index}>
        {texts.toStart}
      </PlainButtonLink>
    </ErrorGround>
  );
}
