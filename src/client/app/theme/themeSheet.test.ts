import { themeSheet } from './themeSheet';
import { SCHEMES, tokens } from '../../../shared/tokens';

const rootOf = (scheme: string) =>
  scheme === 'light' ? ':root, [data-color-scheme="light"]' : `[data-color-scheme="${scheme}"]`;

test.each(SCHEMES)('the scheme %s has its colours, and the browser is told what kind it is', (scheme) => {
  document.head.replaceChildren(themeSheet());
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
  const { style } = rules.find(({ selectorText }) => selectorText === rootOf(scheme)) ?? {};
  expect(style?.getPropertyValue('--mui-palette-primary-main')).toBe(tokens[scheme].starboard);
  expect(style?.getPropertyValue('--mui-palette-background-default')).toBe(tokens[scheme].page);
  expect(style?.getPropertyValue('color-scheme')).toBe(scheme === 'dark' ? 'dark' : 'light');
});

test('what all schemes share stands before them', () => {
  expect(themeSheet().textContent).toMatch(/^:root\{--mui-/);
});
