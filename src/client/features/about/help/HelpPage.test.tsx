import { screen, within } from '@testing-library/react';
import { clubSite } from '../../../../testing/clubSite';

const site = clubSite();

test('all eight statuses are explained', async () => {
  await site.open('/help', await site.sailor());
  const legend = (await screen.findByText('Statusarna')).closest('details') ?? document.body;
  const terms = within(legend)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(terms).toEqual([
    'Opublicerad',
    'Kommande',
    'Pågående',
    'Avslutad',
    'Inställd',
    'Anmäld',
    'Preliminär',
    'Verifierad',
  ]);
});
