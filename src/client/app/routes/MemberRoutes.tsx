import '../memberSlices';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Navigate, Route, Routes, useOutletContext } from 'react-router-dom';
import { lazyPage } from '../../lib/chunk';
import { notFound } from '../../lib/navigationError';
import { patternOf } from '../../paths';
import { NotFoundPage } from '../errors/NotFoundPage';
import { useOwnDrafts } from '../login/useOwnDrafts';
import type { LayoutRoute, PageRoute } from './pageRoute';
import { notAllowedPage } from './appPages';
import { pageTable } from './pageTable';

const NotAllowedPage = lazyPage(notAllowedPage);

interface GuardedPageProps<Context> extends Pick<PageRoute<Context>, 'refuse'> {
  Page: ComponentType<Context>;
}

/** A page with what its layout hands down, or what those see who may not open it. */
function GuardedPage<Context extends object>({ Page, refuse }: GuardedPageProps<Context>) {
  // Pages without a layout ask for nothing.
  const context = useOutletContext<Context | undefined>() ?? ({} as Context);
  const refusal = refuse?.(context) ?? null;
  if (refusal === null) return <Page {...context} />;
  if (refusal === 'notFound') return notFound();
  return refusal === 'notAllowed' ? <NotAllowedPage /> : <Navigate to={refusal.to} replace />;
}

/** `above`: the pattern of the layout, whose own address a page may have. */
function pageRoute<Context extends object>({ path, page, refuse }: PageRoute<Context>, above?: string): ReactElement {
  const pattern = patternOf(path);
  const element = <GuardedPage Page={lazyPage(page)} {...(refuse && { refuse })} />;
  return pattern === above ? (
    <Route key={pattern} index element={element} />
  ) : (
    <Route key={pattern} path={pattern} element={element} />
  );
}

function layoutRoute<Context extends object>(
  { path, layout, first, pages }: LayoutRoute<Context>,
  below?: ReactNode,
): ReactElement {
  const pattern = patternOf(path);
  const Layout = lazyPage(layout);
  const tabs = pages.flatMap((page) => (page.tab ? [{ ...page.tab, pattern: patternOf(page.path) }] : []));
  return (
    <Route path={pattern} element={<Layout tabs={tabs} />}>
      {first === undefined ? null : <Route index element={<Navigate to={first} replace />} />}
      {pages.map((page) => pageRoute(page, pattern))}
      {below}
    </Route>
  );
}

/** The routes of those who have logged in, as the table of pages has them. */
export const memberRoutes = (
  <>
    {pageTable.appPages.map((page) => pageRoute(page))}
    {layoutRoute(
      pageTable.club,
      <>
        {layoutRoute(pageTable.sailing)}
        {layoutRoute(pageTable.serie)}
        <Route path="*" element={<NotFoundPage />} />
      </>,
    )}
    {layoutRoute(pageTable.sailor)}
    <Route path="*" element={<NotFoundPage />} />
  </>
);

/** The pages of those who have logged in. */
export default function MemberRoutes() {
  useOwnDrafts();
  return <Routes>{memberRoutes}</Routes>;
}
