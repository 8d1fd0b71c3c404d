import { expect, type Page } from '@playwright/test';
import { boatIn, column, moveByKeyboard, UNGROUPED } from './board';
import { CI_ONLY } from './faults';
import { openPage } from './login';
import { makeSailor } from './sailor';
import { PHONE } from './screens';
import { rowsOf, startTyping, typeFinish } from './sheet';
import { test } from './storyTest';
import { tapsOf } from './taps';

/** Presses the button that opens a form, fills its text fields in by their names, and sends it. */
async function fillForm(
  page: Page,
  name: string,
  { fields, send }: { fields: Readonly<Record<string, string>>; send: string },
): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  for (const [label, text] of Object.entries(fields))
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
  await dialog.getByRole('button', { name: send, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Enters a boat on the board, "SWE 101 Vind". */
async function addBoat(page: Page, boat: string, srs: string): Promise<void> {
  const [, number = '', name = ''] = /^(SWE \d+) (.+)$/.exec(boat) ?? [];
  await fillForm(page, 'Lägg till deltagare', {
    fields: { Segelnummer: number, Båtnamn: name, Rorsman: `Rorsman på ${name}`, 'SRS-tal': srs },
    send: 'Lägg till',
  });
  await expect(boatIn(page, UNGROUPED, boat)).toBeVisible();
}

const standings = (page: Page) => page.getByRole('table', { name: 'Ställning, Torsdagsserien' });
/** Place, boat and the points of the races. */
const shown = async (page: Page) =>
  (await rowsOf(standings(page))).map(([place, boat, , , ...races]) => [place, boat?.slice(0, 7), ...races]);

test(
  'a club makes its season, sorts the boats of an evening, writes their finishes, and others see the series grow',
  CI_ONLY,
  async ({ app, club, openScreen }) => {
    const sailor = await makeSailor(app, club);
    const office = await openScreen();
    const phone = await openScreen(PHONE);

    await test.step('three weeks are made at once, with a series of their own', async () => {
      await openPage(office, club, '/clubs/exempel-ss/sailings');
      await office.getByRole('link', { name: 'Skapa säsong' }).click();
      await expect(office.getByRole('heading', { level: 1, name: 'Skapa säsong' })).toBeFocused();
      await office.getByRole('combobox', { name: 'Veckodag' }).selectOption('Torsdag');
      await office.getByRole('textbox', { name: 'Från och med' }).fill('2031-06-05');
      await office.getByRole('textbox', { name: 'Till och med' }).fill('2031-06-19');
      await office.getByRole('textbox', { name: 'Starttid' }).fill('1830');
      await office.getByRole('combobox', { name: 'Serie' }).selectOption('Ny serie');
      await office.getByRole('textbox', { name: 'Seriens namn' }).fill('Torsdagsserien');
      await office.getByRole('button', { name: 'Skapa 3 seglingar' }).click();
      await expect(office.getByText('3 seglingar skapades.')).toBeVisible();
      await expect(office.getByRole('heading', { level: 1, name: 'Torsdagsserien' })).toBeVisible();
    });

    await test.step('a sailor opens the series, where nothing has been sailed', async () => {
      await openPage(phone, sailor, '/clubs/exempel-ss/series');
      await phone.getByRole('link', { name: 'Torsdagsserien' }).tap();
      await expect(phone.getByRole('heading', { name: 'Ingen segling har fått resultat ännu' })).toBeVisible();
    });

    await test.step('boats are entered, and sorted into start groups', async () => {
      await office.getByRole('link', { name: 'Torsdagssegling 1' }).click();
      await office.getByRole('link', { name: 'Deltagare', exact: true }).click();
      await fillForm(office, 'Ny startgrupp', { fields: { Namn: 'Röd', Starttid: '1830' }, send: 'Skapa' });
      await fillForm(office, 'Ny startgrupp', { fields: { Namn: 'Blå', Starttid: '1835' }, send: 'Skapa' });
      await addBoat(office, 'SWE 101 Vind', '1,000');
      await addBoat(office, 'SWE 102 Bris', '0,900');
      await addBoat(office, 'SWE 103 Kuling', '1,100');
      await moveByKeyboard(office, 'SWE 101 Vind', 'Röd', 1);
      await expect(boatIn(office, 'Röd', 'SWE 101 Vind')).toBeVisible();
      await moveByKeyboard(office, 'SWE 102 Bris', 'Röd', 1);
      await expect(boatIn(office, 'Röd', 'SWE 102 Bris')).toBeVisible();
      await moveByKeyboard(office, 'SWE 103 Kuling', 'Blå', 2);
      await expect(column(office, UNGROUPED).getByText('Alla båtar har en startgrupp')).toBeVisible();
    });

    await test.step('finishes are written, each from the start of its group', async () => {
      await office.getByRole('link', { name: 'Information' }).click();
      await office.getByRole('button', { name: 'Sätt som pågående' }).click();
      await office.getByRole('link', { name: 'Målgång', exact: true }).click();
      await startTyping(office);
      // The season is years ahead: each time needs one more Enter.
      await typeFinish(office, '101', '193000');
      await office.keyboard.press('Enter');
      await typeFinish(office, '103', '192500');
      await office.keyboard.press('Enter');
      await typeFinish(office, '102', 'dnf');
      await expect(office.getByText('Klart? 2 i mål, 1 kod, 0 kvar')).toBeVisible();
      await expect(phone.getByRole('heading', { name: 'Ingen segling har fått resultat ännu' })).toBeVisible();
    });

    await test.step('the sailing is ended, and the sailor sees it in the series', async () => {
      await office.getByRole('button', { name: 'Avsluta seglingen' }).click();
      // 50 minutes at 1.100 are 55.
      await expect
        .poll(() => shown(phone))
        .toEqual([
          ['1', 'SWE 103', '1'],
          ['2', 'SWE 101', '2'],
          ['3', 'SWE 102', 'DNF 4'],
        ]);
      await expect(phone.getByText('Preliminär', { exact: true })).toBeVisible();
    });

    await test.step('the result is verified, and so is the series on the other screen', async () => {
      await office.getByRole('button', { name: 'Verifiera resultat' }).click();
      await expect(office.getByText(/^Resultatet verifierades av /)).toBeVisible();
      await expect(phone.getByText('Verifierad', { exact: true })).toBeVisible();
    });

    await test.step('next week the same boats are entered with a press each, or all at once', async () => {
      await office.getByRole('navigation', { name: 'Klubbens sidor' }).getByRole('link', { name: 'Seglingar' }).click();
      await office.getByRole('link', { name: 'Torsdagssegling 2' }).click();
      await office.getByRole('link', { name: 'Deltagare', exact: true }).click();
      await office.getByRole('button', { name: 'Lägg till från tidigare' }).first().click();
      const earlier = office.getByRole('dialog', { name: 'Lägg till från tidigare' });
      await earlier.getByRole('button', { name: 'Lägg till SWE 103 Kuling' }).click();
      await earlier.getByRole('button', { name: 'Lägg till alla 2 därifrån' }).click();
      await office
        .getByRole('alertdialog', { name: 'Lägg till 2 båtar från Torsdagssegling 1?' })
        .getByRole('button', { name: 'Lägg till 2 båtar' })
        .click();
      for (const boat of ['SWE 101 Vind', 'SWE 102 Bris', 'SWE 103 Kuling'])
        await expect(boatIn(office, UNGROUPED, boat)).toBeVisible();
      await earlier.getByRole('button', { name: 'Klar' }).click();
    });

    await test.step('the board proposes start groups by their numbers, takes them back, and makes them again', async () => {
      const suggestion = office.getByRole('dialog', { name: 'Föreslå startgrupper' });
      const propose = async () => {
        await office.getByRole('button', { name: 'Föreslå startgrupper' }).first().click();
        await expect(suggestion.getByText('3 båtar flyttas.')).toBeVisible();
        await suggestion.getByRole('button', { name: 'Använd förslaget' }).click();
        await expect(suggestion).toBeHidden();
        await expect(boatIn(office, 'Startgrupp 1', 'SWE 102 Bris')).toBeVisible();
        await expect(boatIn(office, 'Startgrupp 2', 'SWE 103 Kuling')).toBeVisible();
      };
      await propose();
      const done = office.getByRole('status').filter({ hasText: '3 båtar flyttades. Förslaget har 2 startgrupper.' });
      await done.getByRole('button', { name: 'Ångra' }).click();
      await expect(office.getByText('Förslaget ångrades. Båtar och startgrupper är som förut.')).toBeVisible();
      await expect(office.getByRole('region', { name: 'Startgrupp 1' })).toBeHidden();
      await expect(boatIn(office, UNGROUPED, 'SWE 103 Kuling')).toBeVisible();
      await propose();
    });

    await test.step('the third week is set up by one tap, and taken back by another', async () => {
      const boat = await openScreen(PHONE);
      await openPage(boat, club, '/clubs/exempel-ss/sailings');
      await boat.getByRole('link', { name: 'Torsdagssegling 3' }).tap();
      await boat.getByRole('link', { name: 'Deltagare', exact: true }).tap();
      const said = boat.getByRole('status').filter({
        hasText: '3 båtar i 2 startgrupper lades till, som i Torsdagssegling 2.',
      });
      const taps = await tapsOf(boat, async () => {
        await boat.getByRole('button', { name: 'Som förra gången' }).tap();
        await expect(said).toBeVisible();
        await expect(boatIn(boat, 'Startgrupp 1', 'SWE 102 Bris')).toBeAttached();
        await expect(boatIn(boat, 'Startgrupp 2', 'SWE 103 Kuling')).toBeAttached();
      });
      expect(taps).toBe(1);
      await said.getByRole('button', { name: 'Ångra' }).tap();
      await expect(boat.getByRole('heading', { name: 'Inga deltagare än' })).toBeVisible();
    });
  },
);
