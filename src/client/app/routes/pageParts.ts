import { loadInTurn } from '../../lib/chunk';
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

const { appPages, ...LAYOUTS } = pageTable;
const layouts: readonly AnyLayout[] = Object.values(LAYOUTS);

const likely = [
  ...appPages.filter(({ isLikely }) => isLikely).map(({ page }) => page),
  ...layouts.flatMap(({ isLikely, layout, pages }) => [
    ...(isLikely ? [layout] : []),
    ...pages.filter((one) => one.isLikely).map(({ page }) => page),
  ]),
];

/** Fetches what those who have logged in are likely to open. */
export const fetchLikelyPages = (): Promise<void> => loadInTurn(likely);
