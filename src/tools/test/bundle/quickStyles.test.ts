/** @jest-environment <rootDir>/src/tools/test/bundle/pageEnvironment.cjs */

const PAGE = `
  <main class="sb-1 page" id="content">
    <button class="sb-2 MuiButton-root Mui-disabled" disabled>Spara</button>
    <ul class="list"><li class="row">SWE 312</li><li class="row own" data-boat="57">SWE 57</li></ul>
    <input class="field" type="checkbox" checked>
  </main>
  <svg class="icon"></svg>`;

const SELECTORS = [
  '*',
  'li',
  'LI',
  'svg',
  '.row',
  '.ro',
  '.row.own',
  'li.own',
  'ul.own',
  '#content',
  'main#content.page',
  '[data-boat]',
  '[data-boat="57"].row',
  '[class~="own"]',
  'main > .list',
  '.list > .row',
  '.list>.own',
  '.row + .row',
  '.row ~ .own',
  'main .row',
  'button:disabled',
  '.field:checked',
  '.row:first-child',
  '.row:not(.own)',
  '.row:not([data-boat])',
  ':is(.own, .field)',
  ':where(ul) .own',
  '.missing, .own',
  '.missing, li:nth-child(2n + 1)',
  '.row:hover, .Mui-disabled',
  '.list :not(.own)',
];

beforeAll(() => {
  document.body.innerHTML = PAGE;
});

test.each(SELECTORS)('a rule for %s applies to what matches it, and to nothing else', (selector) => {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = `${selector} { z-index: 7 }`;
  const elements = [...document.body.querySelectorAll('*')];
  const styled = elements.filter((element) => getComputedStyle(element).zIndex === '7');
  sheet.remove();
  expect(styled).toEqual(elements.filter((element) => element.matches(selector)));
});

test('every element of the page matches one of them', () => {
  const matched = SELECTORS.slice(1).flatMap((selector) => [...document.body.querySelectorAll(selector)]);
  expect(new Set(matched).size).toBe(document.body.querySelectorAll('*').length);
});
