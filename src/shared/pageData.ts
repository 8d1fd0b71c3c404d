import type { WireDatetime } from './contract/common';
import type { IndexData } from './contract/indexData';

/** The id of the page's element that holds the start page's data as JSON, null when there is none. */
export const PAGE_DATA_ID = 'page-data';

/** Public data, and the time when it was read. */
export interface PageData {
  at: WireDatetime;
  data: IndexData;
}
