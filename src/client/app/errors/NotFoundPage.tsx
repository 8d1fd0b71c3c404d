import { styled } from '@mui/material/styles';
import { paths } from '../../paths';
import { PlainButtonLink } from '../../ui/PlainButton';
import { PAGE_EDGE, PageTitle, useHeadingFocus } from '../../ui/page/PageHeader';

export const errorTexts = {
  errorTitle: 'Hoppsan, något gick fel!',
  errorText: 'Vi jobbar med att åtgärda detta. Var god försök igen senare.',
  errorUnsaved: 'Sidan kunde inte hämtas. Spara eller kopiera det du har skrivit innan du laddar om.',
  reload: 'Ladda om sidan',
  toStart: 'Till startsidan',
  notFoundTitle: 'This page could not be found',
  notFoundText: 'Sidan finns inte. Adressen kan vara fel, eller så har det som fanns här tagits bort.',
  notFoundDocumentTitle: 'Sidan finns inte',
} as const;

/** What stands in place of a page: its status, what it is about, and the way on. */
export const ErrorGround = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  maxWidth: 560,
  // Where the column of other pages begins.
  marginLeft: PAGE_EDGE,
  paddingBlock: theme.spacing(5),
  '& h1': theme.typography.h1,
  '& .status': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

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
