/** The help sheet's name as an entry of the browser's history. */
export const SHORTCUT_SHEET = 'shortcutSheet';
