export const SHORTCUT_PLACES = ['everywhere', 'board', 'finish', 'table'] as const;
export type ShortcutPlace = (typeof SHORTCUT_PLACES)[number];

export const PLACE_NAMES: Record<ShortcutPlace, string> = {
  everywhere: 'Överallt',
  board: 'Startgrupper',
  finish: 'Målgång',
  table: 'Tabeller',
};

export interface Shortcut {
  place: ShortcutPlace;
  /** Alternative keys in the syntax of tinykeys: "$mod+k" is Ctrl+K, on a Mac Cmd+K, and "g s" is G and then S. */
  keys: readonly string[];
  /** The description in Swedish, for the help sheet and the documentation. */
  does: string;
}

const ARROWS = ['ArrowUp', 'ArrowDown'] as const;
const ALL_ARROWS = ['ArrowLeft', 'ArrowRight', ...ARROWS] as const;

/**
 * Every shortcut of the app besides Tab, Enter and Esc in forms. Listeners and the documentation read their keys here.
 */
export const SHORTCUTS = {
  search: { place: 'everywhere', keys: ['$mod+k', '[Shift]+/'], does: 'Sök, eller gå till en sida' },
  help: { place: 'everywhere', keys: ['[Shift]+?'], does: 'Visa den här listan' },
  goHome: { place: 'everywhere', keys: ['g h'], does: 'Klubbens hem' },
  goSailings: { place: 'everywhere', keys: ['g s'], does: 'Klubbens seglingar' },
  goSeries: { place: 'everywhere', keys: ['g r'], does: 'Klubbens serier' },
  goCourses: { place: 'everywhere', keys: ['g b'], does: 'Klubbens banor' },
  goOwn: { place: 'everywhere', keys: ['g m'], does: 'Mina sidor, eller klubbens konto' },

  walkBoats: { place: 'board', keys: [...ARROWS, 'Home', 'End'], does: 'Gå mellan båtarna i en grupp' },
  lift: { place: 'board', keys: ['Space'], does: 'Lyft båten, när fokus står på dess handtag' },
  carry: { place: 'board', keys: ALL_ARROWS, does: 'Bär den lyfta båten till nästa grupp' },
  drop: { place: 'board', keys: ['Space', 'Enter'], does: 'Släpp båten i gruppen' },
  putBack: { place: 'board', keys: ['Escape'], does: 'Låt båten stå där den stod' },
  moveTo: { place: 'board', keys: ['m'], does: 'Flytta till: gruppens siffra eller pilarna väljer' },
  choose: { place: 'board', keys: ['x'], does: 'Välj båten, eller ta bort valet' },
  remove: { place: 'board', keys: ['Delete'], does: 'Ta bort båten, efter en fråga' },
  undoMove: { place: 'board', keys: ['$mod+z'], does: 'Ångra den senaste flytten' },

  pickBoat: { place: 'finish', keys: ARROWS, does: 'Gå mellan båtarna som passar numret' },
  nextField: { place: 'finish', keys: ['Enter'], does: 'Från numret till tiden, och från tiden till nästa båt' },
  closeList: { place: 'finish', keys: ['Escape'], does: 'Stäng båtlistan' },
  undoFinish: { place: 'finish', keys: ['$mod+z'], does: 'Ångra den senaste målgången, när numret är tomt' },

  decideFirst: { place: 'finish', keys: ['1'], does: 'Jämför listor: välj det första' },
  decideSecond: { place: 'finish', keys: ['2'], does: 'Jämför listor: välj det andra' },
  decideTyped: { place: 'finish', keys: ['e'], does: 'Jämför listor: skriv en annan tid' },

  walkCells: {
    place: 'table',
    keys: [...ALL_ARROWS, 'Home', 'End', 'PageUp', 'PageDown'],
    does: 'Gå mellan siffrorna som har en förklaring',
  },
  explain: { place: 'table', keys: ['Enter'], does: 'Visa förklaringen' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;

/** The names of shortcuts of one place, for an exhaustive table of handlers. */
export type KeyOf<N extends ShortcutName> = (typeof SHORTCUTS)[N]['keys'][number];

/** True for shortcuts of single keys. They act wherever the focus is and can therefore be switched off (WCAG 2.1.4). */
export const isSingleKey = (key: string): boolean => key.split(' ').every((press) => /^(\[Shift\]\+)?.$/.test(press));

/** The shortcuts of a place, in the order of the documentation. */
export const shortcutsOf = (place: ShortcutPlace): Shortcut[] =>
  Object.values(SHORTCUTS).filter((shortcut) => shortcut.place === place);
