/** The palette's name as an entry of the browser's history. */
export const SEARCH_MODAL = 'searchModal';
