import { expect, type Locator, type Page } from '@playwright/test';

const numberField = (page: Page): Locator => page.getByRole('combobox', { name: 'Segelnummer' });

/** Types a line of the finish sheet as one does at the finish, without leaving the keys. */
export async function typeFinish(page: Page, number: string, timeOrCode: string): Promise<void> {
  await expect(numberField(page)).toBeFocused();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await page.keyboard.type(timeOrCode);
  await page.keyboard.press('Enter');
}

/** The same by the keyboard of a phone, which hands over what was written as a whole, without keys. */
export async function writeFinish(page: Page, number: string, timeOrCode: string): Promise<void> {
  await expect(numberField(page)).toBeFocused();
  await page.keyboard.insertText(number);
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(timeOrCode);
  await page.keyboard.press('Enter');
}

export const startTyping = (page: Page): Promise<void> => numberField(page).focus();

/** In the page: the rows of a table, without the words that only a screen reader says. */
function readRows(rows: Element[]): string[][] {
  const isShown = (element: Element) => element.clientWidth > 1 || getComputedStyle(element).position !== 'absolute';
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    return node instanceof Element && isShown(node) ? [...node.childNodes].map(textOf).join(' ') : '';
  };
  return rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => textOf(cell).replace(/\s+/g, ' ').trim()));
}

/** The rows of a table, cell by cell, as they can be seen. */
export const rowsOf = (table: Locator): Promise<string[][]> => table.locator('tbody tr').evaluateAll(readRows);
