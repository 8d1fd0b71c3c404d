import type { ComponentType } from 'react';
import type { Chunk } from '../../lib/chunk';
import type { AnyPath } from '../../paths';
import type { LayoutProps, PageTab } from '../layouts/TabRow';

/** What those see who may not open a page: an error, or another page, by its address or relative to this one. */
export type Refusal = 'notAllowed' | 'notFound' | { to: string };

/**
 * Whose page it is: that decides who finds it in the menus and in the search, and under what. `generalHelp` is in the
 * place of `help` where there is no club. `staff`: those who keep the platform.
 */
export type PageOwner = 'club' | 'officials' | 'sailor' | 'help' | 'generalHelp' | 'staff' | 'app';

/** How the menus and the search name a page. */
export interface Listing {
  of: PageOwner;
  name: string;
  /** Further words that find it in the search. */
  words?: string;
  /** Its name in the bar of the club's pages; left out where it is not there. */
  inBar?: string;
  isInMenu?: boolean;
  /** The search gives it after the others of its owner. */
  isLast?: boolean;
}

/** One page: its address, its code, and who may see it. It gets as props what its layout hands down. */
export interface PageRoute<Context> {
  path: AnyPath;
  page: Chunk<{ default: ComponentType<Context> }>;
  refuse?: (context: Context) => Refusal | null;
  tab?: PageTab<Context>;
  listing?: Listing;
  /** Fetched while the browser is idle, since it is likely to be opened. */
  isLikely?: boolean;
}

/** What the pages of one thing have around them. The layout hands its context down by its outlet. */
export interface LayoutRoute<Context> {
  path: AnyPath;
  layout: Chunk<{ default: ComponentType<LayoutProps<Context>> }>;
  /** The page below it that its own address leads to; left out where one of the pages has that address. */
  first?: string;
  isLikely?: boolean;
  pages: readonly PageRoute<Context>[];
}
