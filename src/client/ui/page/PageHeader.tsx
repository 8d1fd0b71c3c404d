import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';
import { useArrivalFocus } from './useArrivalFocus';

const Row = styled('header', { shouldForwardProp: (prop) => prop !== 'dense' })<{ dense: boolean }>(
  ({ theme, dense }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    marginBottom: theme.spacing(dense ? 0.5 : 3),
    // 8 px below the bar, on each page of a thing alike.
    marginTop: theme.spacing(dense ? -2 : 0),
    [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(dense ? -3 : 0) },
  }),
);

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

interface PageHeaderProps {
  title: string;
  /** In the document, when it has more to say than the heading. */
  documentTitle?: string;
  /** Above the title: where the page belongs. */
  context?: ReactNode;
  /** Under the title: what the page is about just now. */
  children?: ReactNode;
  actions?: ReactNode;
  /**
   * The actions keep their place but are not shown: an empty page has them elsewhere, and it is not known yet whether
   * it is empty.
   */
  holdsActions?: boolean;
  /** Takes little room: title and what follows it on one line, for pages of work. */
  dense?: boolean;
}

const OneLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
}));

/** Title of a page, in the document and on the screen, with what can be done there. */
export function PageHeader({
  title,
  documentTitle = title,
  context,
  children,
  actions,
  holdsActions = false,
  dense = false,
}: PageHeaderProps) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const h1 = (
    <Typography variant="h1" tabIndex={-1} ref={heading}>
      {title}
    </Typography>
  );
  return (
    <Row dense={dense}>
      <PageTitle>{documentTitle}</PageTitle>
      <div>
        {context}
        {dense ? (
          <OneLine>
            {h1}
            {children}
          </OneLine>
        ) : (
          <>
            {h1}
            {children}
          </>
        )}
      </div>
      {actions === undefined ? null : <Actions sx={holdsActions ? { visibility: 'hidden' } : null}>{actions}</Actions>}
    </Row>
  );
}
