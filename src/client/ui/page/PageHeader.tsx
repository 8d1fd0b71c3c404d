import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageTitle, useHeadingFocus } from './PageTitle';

const Row = styled('header', { shouldForwardProp: (prop) => prop !== 'dense' })<{ dense: boolean }>(
  ({ theme, dense }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    marginBottom: theme.spacing(dense ? 0.5 : 3),
    // 8 px below the bar, the same on every page.
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
  /** The document's title, where it differs from the heading. */
  documentTitle?: string;
  /** The content above the title: the parent of the page. */
  context?: ReactNode;
  /** The content below the title: the current subject of the page. */
  children?: ReactNode;
  actions?: ReactNode;
  /**
   * Hides the actions but reserves their space: an empty page has them elsewhere, and whether it is empty is not known
   * yet.
   */
  holdsActions?: boolean;
  /** The compact form for pages of work: the title and what follows it on one line. */
  dense?: boolean;
}

const OneLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
}));

/** The title of a page, in the document and on the screen, with the page's actions. */
export function PageHeader({
  title,
  documentTitle = title,
  context,
  children,
  actions,
  holdsActions = false,
  dense = false,
}: PageHeaderProps) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
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
