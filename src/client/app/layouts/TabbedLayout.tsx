import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink, Outlet } from 'react-router-dom';
import { InSlices } from '../../ui/states/InSlices';
import { PageColumn, PageHeader } from '../../ui/page/PageHeader';
import { ListSkeleton, PageSkeleton } from '../../ui/states/Skeletons';
import { TabRow, useTabTitle, type LayoutProps } from './TabRow';

interface TabbedLayoutProps<Context> extends LayoutProps<Context> {
  /** What the pages get. */
  context: Context;
  title: string;
  /** What the row of tabs is called. */
  label: string;
  /** The page that lists what this is one of. */
  list: { to: string; name: string };
  /** What stands below the title. */
  children: ReactNode;
}

/** Heading and tabs of one thing of a club, around its pages. */
export function TabbedLayout<Context>({ tabs, context, title, label, list, children }: TabbedLayoutProps<Context>) {
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
      <PageColumn wide>
        <PageHeader title={title} documentTitle={documentTitle} context={back} dense>
          {children}
        </PageHeader>
        <TabRow tabs={tabs} label={label} context={context} />
        <InSlices fallback={<ListSkeleton />}>
          <Outlet context={context} />
        </InSlices>
      </PageColumn>
    </InSlices>
  );
}
