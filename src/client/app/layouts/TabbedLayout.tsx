import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink, Outlet } from 'react-router-dom';
import { InSlices } from '../../ui/states/InSlices';
import { PageColumn, PageHeader } from '../../ui/page/PageHeader';
import { visuallyHidden } from '../../ui/styles';
import { ListSkeleton, PageSkeleton } from '../../ui/states/Skeletons';
import { TabRow, useTabTitle, type LayoutProps } from './TabRow';

/** On a phone a page of work has its list of boats at once: title and way back are one line, and the club's bar is away. */
const Column = styled(PageColumn)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    '&[data-work-page]': {
      '& > header': { marginTop: theme.spacing(-3), marginBottom: 0, flexWrap: 'nowrap' },
      '& > header > div': {
        display: 'flex',
        alignItems: 'center',
        gap: theme.spacing(1.5),
        width: '100%',
        minWidth: 0,
      },
      '& > header > div > div': { flex: 1, flexWrap: 'nowrap', minWidth: 0, justifyContent: 'space-between' },
      '& > header a': { flex: 'none' },
      '& h1': {
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontSize: '1.125rem',
        lineHeight: '48px',
      },
      '& > header [data-fact]': { display: 'none' },
      // Buttons are their icons, with the words for screen readers.
      '& > header .MuiStack-root': { flex: 'none', flexWrap: 'nowrap' },
      '& > header .MuiButton-root': { minWidth: 48, height: 48, border: 0 },
      '& > header .MuiButton-startIcon': { margin: 0 },
      '& > header .MuiButton-startIcon ~ span': visuallyHidden,
      '& > nav': { marginBottom: theme.spacing(1) },
    },
  },
}));

interface TabbedLayoutProps<Context> extends LayoutProps<Context> {
  /** What the pages get. */
  context: Context;
  title: string;
  /** What the row of tabs is called. */
  label: string;
  /** The page that lists what this is one of. */
  list: { to: string; name: string };
  /** The page that is open is one of work: on a phone it gets nearly all of the screen. */
  isWork?: boolean;
  /** Stands between the tabs and the page. */
  above?: ReactNode;
  /**
   * What stands below the title. Above a page of work on a phone, what is marked `data-fact` is left out and buttons
   * show their icons alone.
   */
  children: ReactNode;
}

/** Heading and tabs of one thing of a club, around its pages. */
export function TabbedLayout<Context>({
  tabs,
  context,
  title,
  label,
  list,
  isWork = false,
  above,
  children,
}: TabbedLayoutProps<Context>) {
  const documentTitle = useTabTitle(tabs, title);
  const back = (
    <Link
      component={RouterLink}
      to={list.to}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
    >
      {list.name}
    </Link>
  );
  return (
    <InSlices fallback={<PageSkeleton />}>
      <Column wide data-work-page={isWork ? '' : undefined}>
        <PageHeader title={title} documentTitle={documentTitle} context={back} dense>
          {children}
        </PageHeader>
        <TabRow tabs={tabs} label={label} context={context} />
        {above}
        <InSlices fallback={<ListSkeleton />}>
          <Outlet context={context} />
        </InSlices>
      </Column>
    </InSlices>
  );
}
