/** The list of own changes as an entry of the history. */
export const CHANGES_MODAL = 'changesModal';
