import type { Shortcut } from './shortcuts';

const NAMES: Record<string, string> = {
  Space: 'Mellanslag',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
};
const THEN = ' sedan ';

const isMac = (): boolean => /Mac|iPod|iPhone|iPad/.test(navigator.platform);

function nameOf(part: string): string {
  if (part === '$mod') return isMac() ? 'Cmd' : 'Ctrl';
  return NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part);
}

/** The keys of one press. The Shift that some keyboards need for a sign is left out. */
const pressOf = (press: string): string[] =>
  press
    .split(/(?<=\w|\])\+/)
    .filter((part) => !part.startsWith('['))
    .map(nameOf);

/** One key sequence as a list of presses, each with its keys: [["G"], ["S"]]. */
export const keyPresses = (key: string): string[][] => key.split(' ').map(pressOf);

const inWords = (key: string): string =>
  keyPresses(key)
    .map((press) => press.join('+'))
    .join(THEN);

/** All key sequences in one line: "Ctrl+K eller /", "G sedan S". */
export const keysInWords = ({ keys }: Pick<Shortcut, 'keys'>): string =>
  new Intl.ListFormat('sv', { type: 'disjunction' }).format(keys.map(inWords));
