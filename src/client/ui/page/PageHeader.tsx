import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { PRODUCT_NAME } from '../../../shared/product';
import { openDialogIn } from '../dialogs/useDialog';

/** Sets the document's title, which the browser tab shows. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – ${PRODUCT_NAME}`}</title>;
}

/**
 * Returns a ref for a page's heading, which gets the focus after a navigation, so that the keyboard continues from the
 * new page and a screen reader reads its title. The first page of a visit leaves the focus where the browser put it,
 * and a page with an open dialog leaves it to the dialog.
 */
export function useHeadingFocus<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null);
  const { key, ...location } = useLocation();
  const isLeft = useRef(key === 'default' || openDialogIn(location.state) !== null);
  useEffect(() => {
    if (!isLeft.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

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
      {actions === undefined ? null : (
        <Actions style={{ visibility: holdsActions ? 'hidden' : undefined }}>{actions}</Actions>
      )}
    </Row>
  );
}

/** Where every page begins, wide or not: text does not jump from page to page. */
export const PAGE_EDGE = 'max(0px, calc((100% - 1680px) / 2))';

interface PageColumnProps {
  /** Fills a large screen, for pages of work. */
  wide?: boolean;
  /** In the middle of the window, for a page that is on its own. */
  centred?: boolean;
}

const isAttribute = (prop: string) => prop !== 'wide' && prop !== 'centred';

/** The column of a page. */
export const PageColumn = styled('div', { shouldForwardProp: isAttribute })<PageColumnProps>(
  ({ wide = false, centred = false }) => ({
    width: '100%',
    maxWidth: wide ? 1680 : 1120,
    marginInline: wide || centred ? 'auto' : `${PAGE_EDGE} auto`,
  }),
);
