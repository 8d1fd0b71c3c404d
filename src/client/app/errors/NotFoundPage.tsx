import { styled } from '@mui/material/styles';
import { PageTitle } from '../../ui/PageTitle';
import { PlainButtonLink } from '../../ui/PlainButton';
import { useArrivalFocus } from '../../ui/useArrivalFocus';
import { paths } from '../routing/paths';
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

/** Status 404, for those who have logged in. The heading is the specification's, word for word. */
export function NotFoundPage() {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <Ground>
      <PageTitle>{texts.notFoundDocumentTitle}</PageTitle>
      <p className="status">404</p>
      <h1 tabIndex={-1} ref={heading} lang="en">
        {texts.notFoundTitle}
      </h1>
      <p>{texts.notFoundText}</p>
      <PlainButtonLink look="contained" to={paths.index}>
        {texts.toStart}
      </PlainButtonLink>
    </Ground>
  );
}
