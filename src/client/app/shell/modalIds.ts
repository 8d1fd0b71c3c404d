/** Ids of the shell's dialogs, and their names as history entries. */
export const SEARCH_MODAL = 'searchModal';
export const SHORTCUT_SHEET = 'shortcutSheet';
