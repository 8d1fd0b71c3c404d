import { containsAllWords } from './wordsFound';

test.each([
  ['SWE 57 SWE57 Örnen', 'örnen', true],
  ['SWE 57 SWE57 Örnen', 'swe57', true],
  ['SWE 57 SWE57 Örnen', 'örn 57', true],
  ['SWE 57 SWE57 Örnen', 'orn', false],
  ['SWE 57 SWE57 Örnen', '57 vind', false],
  ['SWE 57', '  ', true],
])('%s is found by "%s": %s', (text, query, isFound) => {
  expect(containsAllWords(text, query)).toBe(isFound);
});
