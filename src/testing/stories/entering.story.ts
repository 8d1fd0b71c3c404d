import { expect } from '@playwright/test';
import { sailingPaths } from '../../shared/contract/sailings';
import { expectNoFaults } from './faults';
import { openPage } from './login';
import { linkOf, mailTo } from './mails';
import { NEWCOMER, register } from './sailor';
import { PHONE } from './screens';
import { sailingPage } from './season';
import { rowsOf } from './sheet';
import { makeSailing } from './storyClub';
import { test } from './storyTest';

test('a sailor registers, enters a sailing with a new boat, is approved, reports the finish, and sees it all', async ({
  app,
  club,
  openScreen,
}) => {
  const sailing = await makeSailing(club, { groups: [], boats: ['SWE 101 Vind'] });
  await club.call('PATCH', sailingPaths.one(sailing), { entry_approval: true, self_reporting: true });
  const phone = await openScreen(PHONE);
  const office = await openScreen();

  await test.step('enters', async () => {
    await register(phone, club);
    await phone.getByRole('button', { name: 'Anmäl dig till Onsdag 3' }).click();
    const dialog = phone.getByRole('dialog', { name: /^Anmälan/ });
    await dialog.getByRole('textbox', { name: 'Segelnummer' }).fill('SWE 312');
    await dialog.getByRole('combobox', { name: 'Båttyp' }).fill('albin v');
    await phone.getByRole('option', { name: 'Albin Vega' }).tap();
    await expect(dialog.getByRole('textbox', { name: 'SRS' })).toHaveValue('0,822');
    await dialog.getByRole('textbox', { name: 'Rorsman' }).fill('Sara Seglare');
    await expectNoFaults(phone);
    await dialog.getByRole('button', { name: 'Fler uppgifter' }).tap();
    await dialog.getByRole('textbox', { name: 'Båtnamn' }).fill('Vindil');
    await expect(dialog.getByText('Tal som räknas: 0,822')).toBeVisible();
    await expectNoFaults(phone);
    await dialog.getByRole('button', { name: 'Skicka anmälan' }).click();
    await expect(dialog.getByRole('heading', { name: 'Dina uppgifter är skickade!' })).toBeFocused();
    await expect(dialog.getByText('Du kommer att få ett mail när vi har godkänt dina uppgifter.')).toBeVisible();
    await expectNoFaults(phone);
    await dialog.getByRole('button', { name: 'Klar' }).click();
    await expect(phone.getByText('Preliminär')).toBeVisible();
    await phone.getByRole('link', { name: 'Onsdag 3' }).click();
    await expect(
      phone.getByText('Klubben har inte godkänt anmälan än. Du får ett mail när det är gjort.'),
    ).toBeVisible();
    await expectNoFaults(phone);
  });

  await test.step('is approved, and sees it at once', async () => {
    await openPage(office, club, '/clubs/exempel-ss/sailings');
    await office.getByRole('link', { name: '1 anmälan väntar på godkännande i Onsdag 3' }).click();
    await expect(office.getByRole('button', { name: 'Godkänn SWE 312 Vindil' })).toBeVisible();
    await expectNoFaults(office);
    await office.getByRole('button', { name: 'Godkänn SWE 312 Vindil' }).click();
    await expect(office.getByText('SWE 312 Vindil godkändes. Seglaren får ett mail.')).toBeVisible();
    await expect(phone.getByText('Båten är anmäld.')).toBeVisible();
  });

  await test.step('is told so by mail, which leads to the sailing', async () => {
    const mail = await mailTo(app, NEWCOMER.email, 'Din anmälan till Onsdag 3 är godkänd');
    expect(mail.text).toContain('Segelnummer: SWE 312');
    expect(linkOf(mail)).toBe(`${app.url}${sailingPage(club, sailing, 'info')}`);
  });

  await test.step('has it among their sailings, also after a reload', async () => {
    await phone.goto('/sailors');
    await phone.getByRole('link', { name: 'Seglingar', exact: true }).click();
    const upcoming = phone.getByRole('region', { name: 'Kommande' });
    await expect(upcoming.getByText('SWE 312 Vindil · Exempel Segelsällskap')).toBeVisible();
    await phone.reload();
    await expect(upcoming.getByText('Anmäld')).toBeVisible();
    await expectNoFaults(phone);
  });

  await test.step('reports the finish once the club has started the sailing', async () => {
    await office.getByRole('link', { name: 'Information' }).click();
    await office.getByRole('button', { name: 'Sätt som pågående' }).click();
    await phone.getByRole('link', { name: /^Onsdag 3/ }).tap();
    await phone.getByRole('link', { name: 'Rapportera målgång' }).tap();
    await phone.getByRole('button', { name: 'Rapportera målgång' }).tap();
    const dialog = phone.getByRole('dialog', { name: 'Rapportera målgång' });
    await dialog.getByRole('combobox', { name: 'Tiden är' }).selectOption('Seglad tid');
    await dialog.getByRole('textbox', { name: 'Seglad tid' }).fill('10000');
    await phone.reload();
    await expect(dialog.getByRole('textbox', { name: 'Seglad tid' })).toHaveValue('10000');
    await phone.goBack();
    await expect(dialog).toBeHidden();
    await phone.getByRole('button', { name: 'Rapportera målgång' }).tap();
    await dialog.getByRole('button', { name: 'Rapportera målgång' }).tap();
    await expect(phone.getByText('Målgången rapporterades.')).toBeVisible();
    await expect(phone.getByText('Din rapport är preliminär tills klubben verifierar resultatet.')).toBeVisible();
  });

  await test.step('stands in the result, and the club sees it', async () => {
    await phone.getByRole('link', { name: 'Resultat', exact: true }).tap();
    await office.getByRole('link', { name: 'Resultat', exact: true }).click();
    for (const page of [phone, office]) {
      const shown = async () =>
        (await rowsOf(page.getByRole('table', { name: /^Resultat, Onsdag 3/ }))).map((cells) => cells.join(' '));
      await expect.poll(shown).toEqual([expect.stringMatching(/^1 SWE 312 .*0:49:19/)]);
    }
  });

  await test.step('enters the next one as last time, in one tap', async () => {
    const next = await club.call<{ id: number }>('POST', sailingPaths.list, {
      name: 'Onsdag 4',
      start_date: '2031-06-11',
      start_time: '18:30:00',
      status: 'upcoming',
    });
    await phone.goto(sailingPage(club, next.id, 'info'));
    await expect(phone.getByText('Vindil SWE 312 · Sara Seglare · SRS 0,822')).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Ändra först' })).toBeVisible();
    await expectNoFaults(phone);
    await phone.getByRole('button', { name: 'Anmäl som förra gången' }).tap();
    await expect(phone.getByRole('region', { name: 'Din anmälan' })).toBeFocused();
    await expect(phone.getByText('Du är anmäld med SWE 312 Vindil.')).toBeVisible();
    await expectNoFaults(phone);
  });
});
