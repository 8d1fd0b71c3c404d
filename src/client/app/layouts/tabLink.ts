/** A page that is a tab of its layout. */
export interface PageTab<Context> {
  name: string;
  isShown?: (context: Context) => boolean;
}

/** A tab with the pattern of its page. */
export interface TabLink<Context> extends PageTab<Context> {
  pattern: string;
}

/** What a layout gets: the pages below it that are its tabs, in order. The first is the one that it opens with. */
export interface LayoutProps<Context> {
  tabs: readonly TabLink<Context>[];
}
