import { screen, within } from '@testing-library/react';
import { forgetSession } from '../client/api/session/sessionHint';
import { openApp, type OpenedApp } from './openApp';
import type { Fleet } from './openBoard';

/** Opens the finish sheet as a user and waits until it is rendered. */
export async function openFinish({ sailing, official }: Fleet, as: { email: string } = official): Promise<OpenedApp> {
  // A new login follows: the renewal of an earlier page's session would outlive the test.
  forgetSession();
  const page = await openApp(`/clubs/exempel-ss/sailings/${sailing.id}/finish`, { as });
  await screen.findByRole('heading', { name: 'I mål' });
  return page;
}

export const numberField = () => screen.getByRole('combobox', { name: 'Segelnummer' });
export const timeField = () => screen.getByRole('textbox', { name: /Klockslag|Seglad tid/ });

/** What a row of the sheet says, cell by cell, without the button at its end. */
export const rowsOf = (title: string): string[][] =>
  within(screen.getByRole('table', { name: title }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => [...cell.childNodes].filter((node) => !(node instanceof Element && node.className === 'narrow')))
        .map((nodes) =>
          nodes
            .map((node) => (node instanceof Element && node.tagName === 'BUTTON' ? '' : node.textContent))
            .join(' ')
            .trim(),
        ),
    )
    .map((cells) => cells.slice(0, 6));

/** Types one line of the sheet, Enter and all. */
export async function typeLine({ user }: OpenedApp, number: string, time: string): Promise<void> {
  await user.type(numberField(), `${number}{Enter}`);
  await user.type(timeField(), `${time}{Enter}`);
}
