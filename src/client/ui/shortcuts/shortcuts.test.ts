import { keysInWords } from './keyNames';
import { isSingleKey, SHORTCUT_PLACES, SHORTCUTS, shortcutsOf } from './shortcuts';

test.each([
  ['search', 'Ctrl+K eller /'],
  ['goSailings', 'G sedan S'],
  ['walkBoats', '↑, ↓, Home eller End'],
  ['lift', 'Mellanslag'],
  ['undoMove', 'Ctrl+Z'],
] as const)('%s is told as "%s"', (name, words) => {
  expect(keysInWords(SHORTCUTS[name])).toBe(words);
});

test('on a Mac it is Cmd', () => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  expect(keysInWords(SHORTCUTS.search)).toBe('Cmd+K eller /');
  jest.restoreAllMocks();
});

test.each([
  ['$mod+k', false],
  ['[Shift]+/', true],
  ['g s', true],
  ['Escape', false],
  ['Space', false],
])('%s is a single key: %s', (key, isSingle) => {
  expect(isSingleKey(key)).toBe(isSingle);
});

test('no key does two things in the same place, unless one follows the other', () => {
  const follows = ['carry', 'drop', 'nextField'];
  for (const place of SHORTCUT_PLACES) {
    const names = Object.entries(SHORTCUTS).filter(
      ([name, shortcut]) => shortcut.place === place && !follows.includes(name),
    );
    const keys: string[] = names.flatMap(([, shortcut]) => [...shortcut.keys]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(shortcutsOf(place).length).toBeGreaterThan(0);
  }
});
