import { screen } from '@testing-library/react';
import { resultSite, table } from '../../../../testing/resultSite';
import { showClock } from '../../../../testing/showClock';

const { site, aSailing, boat, open } = resultSite();

test('while boats are out everybody reads who may still win, and until when', async () => {
  await aSailing();
  await boat('SWE 1', 3600, { rating_thousandths: 1000 });
  await boat('SWE 2', null, { rating_thousandths: 900 });
  await boat('SWE 3', null, { rating_thousandths: null });
  await open(await site.sailor());
  await table();
  // On the evening, a quarter past seven.
  const at = (clock: string) => showClock(`2026-06-04T${clock}+02:00`);
  at('19:15:00');
  expect(await screen.findByText('2 båtar kan ännu vinna')).toBeVisible();
  expect(screen.getByText(', preliminärt.')).toBeVisible();
  expect(await screen.findByText('Måste i mål senast 19.36.39 för att vinna')).toBeVisible();
  expect(screen.getByText('SRS-tal saknas')).toBeVisible();
  at('19:36:40');
  expect(await screen.findByText('Kan inte gå förbi någon längre')).toBeVisible();
  expect(await screen.findByText('1 båt kan ännu vinna')).toBeVisible();
});

test('a finish that nobody knows may change what seems settled', async () => {
  await aSailing();
  await boat('SWE 1', 3600, { rating_thousandths: 1000 });
  await boat('SWE 2', null, { rating_thousandths: 900 });
  await boat('77', 3700, { is_unmatched: 1 });
  await open(await site.sailor());
  await table();
  expect(await screen.findByText('1 okänd målgång 19.31.40 kan ändra det.')).toBeVisible();
  expect(await screen.findByText(/^Ingen båt som är ute hinner vinna$|^1 båt kan ännu vinna$/)).toBeVisible();
});
