import { nonce } from '../../lib/nonce';
import { theme } from './theme';

type Rules = Record<string, string | number>;

const cssNameOf = (name: string): string => (name === 'colorScheme' ? 'color-scheme' : name);

const cssOf = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, value]) => `${cssNameOf(name)}:${value}`)
    .join(';');

/**
 * The variables of all schemes, for the browser to read by itself: these 33 kB are most of the styles of a first page,
 * and the library that writes the others would parse them and write them out again.
 */
export function themeSheet(): HTMLStyleElement {
  const sheets = theme.generateStyleSheets() as Record<string, Rules>[];
  const element = document.createElement('style');
  if (nonce !== undefined) element.nonce = nonce;
  element.textContent = sheets
    .flatMap((sheet) => Object.entries(sheet).map(([selector, rules]) => `${selector}{${cssOf(rules)}}`))
    .join('\n');
  return element;
}
