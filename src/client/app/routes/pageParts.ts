import { matchRoutes } from 'react-router-dom';
import { loadInTurn } from '../../lib/chunk';
import { patternOf } from '../../paths';
import type { LayoutRoute, PageRoute } from './pageRoute';
import { pageTable } from './pageTable';

type Part = () => Promise<unknown>;

/** What can be read of every page, whatever it gets from its layout. */
interface AnyPage extends Pick<PageRoute<never>, 'path' | 'isLikely'> {
  page: Part;
}

interface AnyLayout extends Pick<LayoutRoute<never>, 'path' | 'first' | 'isLikely'> {
  layout: Part;
  pages: readonly AnyPage[];
}

const { appPages, club, sailing, serie, sailor } = pageTable;
const layouts: readonly AnyLayout[] = [club, sailing, serie, sailor];

const likely = [
  ...appPages.filter(({ isLikely }) => isLikely).map(({ page }) => page),
  ...layouts.flatMap(({ isLikely, layout, pages }) => [
    ...(isLikely ? [layout] : []),
    ...pages.filter((one) => one.isLikely).map(({ page }) => page),
  ]),
];

/** Fetches what those who have logged in are likely to open. */
export const fetchLikelyPages = (): Promise<void> => loadInTurn(likely);

/** The layouts around a page; those of a sailing or a serie are within their club's. */
const around = ({ path, layout }: AnyLayout): Part[] =>
  patternOf(path).startsWith(`${patternOf(club.path)}/`) ? [club.layout, layout] : [layout];

/** The page that the address of a layout itself leads to. */
function firstOf({ path, first, pages }: AnyLayout): AnyPage[] {
  const page = pages.find((one) => patternOf(one.path) === `${patternOf(path)}/${first}`);
  return page ? [{ ...page, path }] : [];
}

const routes = [
  ...appPages.map(({ path, page }) => ({ path: patternOf(path), handle: [page] })),
  ...layouts.flatMap((layout) =>
    [...firstOf(layout), ...layout.pages].map(({ path, page }) => ({
      path: patternOf(path),
      handle: [...around(layout), page],
    })),
  ),
];

/** What is fetched before the page at an address can be shown; nothing where there is none. */
export const partsAt = (pathname: string): readonly Part[] => matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? [];
