import { screen } from '@testing-library/react';
import { numbers, resultSite, rowOf, table } from '../../../../testing/resultSite';
import { connectionChanged } from '../../../state/connection';

const { site, aSailing, boat, open } = resultSite();

test("a sailor's own boat is marked, and a verified result says so", async () => {
  await aSailing({ status: 'finished', verified_result: 1 });
  const sailor = await site.sailor();
  await boat('SWE 1', 4000);
  await boat('SWE 2', 4100, { sailor_id: sailor.sailor_id });
  await open(sailor);
  await table();
  expect(rowOf('SWE 2')).toHaveAttribute('data-mark', 'own');
  expect(rowOf('SWE 1')).not.toHaveAttribute('data-mark');
  expect(screen.getByText('Verifierat resultat')).toBeVisible();
});

test('without contact the list says how old it is', async () => {
  await aSailing();
  await boat('SWE 1', 4000);
  await open(await site.sailor());
  await table();
  site.page.store.dispatch(connectionChanged({ phase: 'offline', at: Date.now(), retryAt: null }));
  expect(await screen.findByText(/^Ingen kontakt med servern\. Listan är från \d\d\.\d\d\.\d\d\.$/)).toBeVisible();
  expect(screen.queryByText(/^Uppdaterad/)).not.toBeInTheDocument();
});

test('a list that cannot be fetched says what to do, and comes when it is tried again', async () => {
  await aSailing();
  await boat('SWE 1', 4000);
  const { fetch } = globalThis;
  const addressOf = (input: Parameters<typeof fetch>[0]) => (input instanceof Request ? input.url : String(input));
  globalThis.fetch = (input, init) =>
    addressOf(input).includes('/results/') ? Promise.resolve(new Response('{}', { status: 500 })) : fetch(input, init);
  await open(await site.sailor());
  expect(await screen.findByText('Resultatet kunde inte hämtas')).toBeVisible();
  expect(screen.getByText('Ett oväntat fel uppstod. Var vänlig försök igen senare.')).toBeVisible();
  globalThis.fetch = fetch;
  await site.page.user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await numbers()).toEqual(['SWE 1']);
});
