import { screen, waitFor } from '@testing-library/react';
import { numbers, resultSite, table } from '../../../../testing/resultSite';

const { site, aSailing, boat, open } = resultSite();

/** What a media query of the theme finds in a window that is 390 px wide. */
const phone = (query: string) => {
  const [, most] = /max-width:\s*([\d.]+)px/.exec(query) ?? [];
  return {
    matches: most !== undefined && Number(most) >= 390,
    media: query,
    ...{ addEventListener: () => {}, removeEventListener: () => {}, addListener: () => {}, removeListener: () => {} },
  };
};

beforeEach(() => void Object.assign(globalThis, { matchMedia: phone }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

test('the filters wait behind a button, which tells how many are in use', async () => {
  await aSailing();
  for (let number = 1; number <= 10; number += 1) await boat(`SWE ${number}0`, 4000 + number);
  await open(await site.sailor());
  await table();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await site.page.user.click(screen.getByRole('button', { name: 'Filter', expanded: false }));
  await site.page.user.type(screen.getByRole('searchbox', { name: 'Sök segelnummer eller namn' }), 'swe70');
  await waitFor(async () => expect(await numbers()).toEqual(['SWE 70Båt 70']));
  expect(screen.getByRole('button', { name: 'Filter (1)', expanded: true })).toBeVisible();
});

test('a filter of the address is seen at once', async () => {
  await aSailing();
  await boat('SWE 1', 4000);
  await open(await site.sailor(), '?q=SWE');
  expect(await screen.findByRole('searchbox')).toHaveValue('SWE');
});

test('a row opens what there is no room for, and does not call a boat that has finished entered', async () => {
  await aSailing();
  await boat('SWE 1', 4000, { approved: 1 });
  await open(await site.sailor());
  await site.page.user.click((await table()).getByRole('button', { name: 'Visa mer' }));
  expect((await table()).getByText('Seglad tid')).toBeVisible();
  // Sailed and corrected.
  expect((await table()).getAllByText('1:06:40', { selector: 'dd' })).toHaveLength(2);
  expect((await table()).getByRole('link', { name: 'Båtens seglingar' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/clubs\/exempel-ss\/statistics\/boats\/\d+$/),
  );
  expect(screen.queryByText('Anmäld')).not.toBeInTheDocument();
  expect(screen.queryByText('Status')).not.toBeInTheDocument();
});
