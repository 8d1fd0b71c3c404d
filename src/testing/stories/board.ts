import { expect, type Locator, type Page } from '@playwright/test';
import type { Competitor } from '../../shared/contract/competitors';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import type { Call } from '../servedCalls';

/** Boats by the name of the column they stand in, each column from top to bottom. */
export type Placing = Record<string, string[]>;

export const UNGROUPED = 'Utan startgrupp';

export const column = (page: Page, group: string): Locator => page.getByRole('region', { name: group, exact: true });

export const handleOf = (page: Page | Locator, boat: string): Locator =>
  page.getByRole('button', { name: `Flytta ${boat}`, exact: true });

/** The boat, where it stands in this group. */
export const boatIn = (page: Page, group: string, boat: string): Locator => handleOf(column(page, group), boat);

const saying = (page: Page, sentence: string): Locator =>
  page.getByRole('status').filter({ hasText: sentence }).first();

/** What a screen reader announces. It is on the page, but invisible. */
export const expectSaid = (page: Page, sentence: string): Promise<void> =>
  expect(saying(page, sentence)).toBeAttached();

/** The board as this screen shows it. */
export async function placingOn(page: Page, groups: readonly string[]): Promise<Placing> {
  const placing: Placing = {};
  for (const group of [UNGROUPED, ...groups]) {
    const handles = column(page, group).getByRole('button', { name: /^Flytta SWE/ });
    const labels = await handles.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? ''),
    );
    placing[group] = labels.map((label) => label.replace('Flytta ', ''));
  }
  return placing;
}

/** The board as the server has it. */
export async function placingAt(call: Call, sailing: number): Promise<Placing> {
  const { start_groups, ungrouped_competitors } = await call<Sailing>('GET', sailingPaths.one(sailing));
  const columns = [{ name: UNGROUPED, competitors: ungrouped_competitors }, ...start_groups];
  return Object.fromEntries(columns.map(({ name, competitors }) => [name, bySailNumber(competitors).map(nameOf)]));
}

const nameOf = ({ sail_number, boat_name }: Competitor) => `${sail_number} ${boat_name}`;

const bySailNumber = (boats: Competitor[]) =>
  boats.toSorted((a, b) => a.sail_number.localeCompare(b.sail_number, 'sv', { numeric: true }));

/** How long the board may take to say where a boat is before the boat is taken again, and for how long that is tried. */
const SAID = { timeout: 3_000 };
const TAKEN = { timeout: 30_000 };

/**
 * Drags by the handle to the middle of the group's column, and lets go once the board says that the boat is over it.
 * Somebody else's moves may pull the handle from under the pointer: then it is let go as if by Escape, and taken again.
 */
export async function dragByMouse(page: Page, boat: string, group: string): Promise<void> {
  const handle = handleOf(page, boat);
  // The hand is shown once the boat can be taken.
  await expect(handle).toHaveCSS('cursor', 'grab');
  await expect(async () => {
    const target = await column(page, group).boundingBox();
    if (!target) throw new Error(`${group} is not on the screen`);
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
    try {
      await expect(saying(page, `${boat} över ${group}.`)).toBeAttached(SAID);
    } catch (error) {
      await page.keyboard.press('Escape');
      await page.mouse.up();
      throw error;
    }
  }).toPass(TAKEN);
  await page.mouse.up();
}

/** Lifts with Space, walks so many columns to the right, and puts down with Space. */
export async function moveByKeyboard(page: Page, boat: string, group: string, steps: number): Promise<void> {
  await handleOf(page, boat).focus();
  await page.keyboard.press('Space');
  await expectSaid(page, `${boat} lyft.`);
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
  await expectSaid(page, `${boat} över ${group}.`);
  await page.keyboard.press('Space');
}
