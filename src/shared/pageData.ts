import type { WireDatetime } from './contract/common';
import type { IndexData } from './contract/indexData';

/** The element of the page in which the data of the start page is sent along: JSON, null when there is none. */
export const PAGE_DATA_ID = 'page-data';

/** What anybody may see, and when it was so. */
export interface PageData {
  at: WireDatetime;
  data: IndexData;
}
