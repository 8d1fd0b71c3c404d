import { screen, waitFor, within } from '@testing-library/react';
import { aClub, aSailorAccount, TEST_PASSWORD } from '../../../../testing/accounts';
import { aGroupRecord } from '../../../../testing/records';
import { numbers, resultSite, rowOf, START, table } from '../../../../testing/resultSite';
import { callsOver } from '../../../../testing/servedCalls';

const { site, aSailing, boat, open } = resultSite();

const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent);

test('the list has place, times, points and codes with their meaning, and boats without a time below', async () => {
  await aSailing();
  await boat('SWE 1', 4200, { rating_thousandths: 900 });
  await boat('SWE 2', 4000, { club_name: 'KSSS' });
  await boat('SWE 3', null, { score_code: 'DNF' });
  await boat('SWE 4', null, { skipper_name: 'Eva Lind' });
  await open(await site.sailor());
  const rows = (await table()).getAllByRole('row').map(cellsOf);
  expect(rows).toEqual([
    [
      'Plac',
      'Segelnr',
      'Båt',
      'Rorsman',
      'Klubb',
      'SRS',
      'Start',
      'Mål',
      'Seglad tid',
      'Korr. tid',
      'Efter',
      'Poäng',
      'Kod',
    ],
    [
      '1 guld',
      'SWE 1',
      'Båt 1',
      'Sara Seglare',
      '',
      '0,900',
      '18.30.00',
      '19.40.00',
      '1:10:00',
      '1:03:00',
      '',
      '1',
      '',
    ],
    [
      '2 silver',
      'SWE 2',
      'Båt 2',
      'Sara Seglare',
      'KSSS',
      '1,000',
      '18.30.00',
      '19.36.40',
      '1:06:40',
      '1:06:40',
      '+3:40',
      '2',
      '',
    ],
    [
      '–Ingen placering',
      'SWE 3',
      'Båt 3',
      'Sara Seglare',
      '',
      '1,000',
      '18.30.00',
      '',
      '',
      '',
      '',
      '5',
      'DNF gick inte i mål',
    ],
  ]);
  expect(screen.getByRole('heading', { name: 'Ingen tid ännu (1)' })).toBeVisible();
  expect(screen.getByText('Eva Lind')).toBeVisible();
  expect(screen.getByText('Preliminärt resultat')).toBeVisible();
  expect(screen.getByText(/^Uppdaterad \d\d\.\d\d\.\d\d$/)).toBeVisible();
});

test('a place, a corrected time and points tell why, with the rule', async () => {
  await aSailing();
  await boat('SWE 1', 4200, { rating_thousandths: 900 });
  await boat('SWE 3', null, { score_code: 'DNF' });
  await open(await site.sailor());
  await table();
  await site.page.user.click(within(rowOf('SWE 1')).getByRole('button', { name: '1:03:00' }));
  const why = within(await screen.findByRole('dialog', { name: 'SWE 1 Båt 1: korrigerad tid' }));
  expect(why.getByText('Korrigerad tid 01:10:00 × 0,900 = 01:03:00 (A3)')).toBeVisible();
  await site.page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await site.page.user.click(within(rowOf('SWE 3')).getByRole('button', { name: '3' }));
  expect(
    within(await screen.findByRole('dialog', { name: 'SWE 3 Båt 3: poäng' })).getByText(
      /DNF ger antal anmälda \+ 1 \(A5\.2\)/,
    ),
  ).toBeVisible();
});

test('without times the page says so, and shows an official where they are written', async () => {
  const sailing = await aSailing();
  await boat('SWE 1', null);
  await open(await site.official());
  expect(await screen.findByRole('heading', { name: 'Inga tider ännu' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Öppna Målgång' })).toHaveAttribute(
    'href',
    `/clubs/exempel-ss/sailings/${sailing.id}/finish`,
  );
});

test('a sailor without times to see is not sent to write any', async () => {
  await aSailing();
  await boat('SWE 1', null);
  await open(await site.sailor());
  expect(await screen.findByText('Listan fylls på här när båtarna går i mål.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Öppna Målgång' })).not.toBeInTheDocument();
});

test('before the start an official is led to the boats, and not to the finish', async () => {
  const sailing = await aSailing({ status: 'upcoming' });
  await open(await site.official());
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'Till deltagarna' })).toHaveAttribute(
    'href',
    `/clubs/exempel-ss/sailings/${sailing.id}/competitors`,
  );
  expect(main.queryByRole('link', { name: 'Öppna Målgång' })).not.toBeInTheDocument();
});

test('before the start a sailor reads when it is', async () => {
  await aSailing({ status: 'upcoming', start_date: '2026-06-04', start_time: '18:30' });
  await open(await site.sailor());
  expect(await screen.findByText(/^Starten är .*18[.:]30\. Listan fylls på här/)).toBeVisible();
});

test('a finish that another official writes comes by itself, and is marked', async () => {
  await aSailing();
  await boat('SWE 1', 4200);
  const late = await boat('SWE 2', null);
  await open(await site.sailor());
  expect(await numbers()).toEqual(['SWE 1']);
  const { call } = await callsOver(site.server.url, { email: (await site.official()).email, password: TEST_PASSWORD });
  await call('PATCH', `/api/competitors/${late.id}/update-elapsed-time/`, { elapsed_time: '01:00:00' });
  await waitFor(async () => expect(await numbers()).toEqual(['SWE 2', 'SWE 1']));
  expect(rowOf('SWE 2')).toHaveAttribute('data-changed');
  expect(rowOf('SWE 1')).not.toHaveAttribute('data-changed');
  expect(screen.queryByRole('heading', { name: /Ingen tid ännu/ })).not.toBeInTheDocument();
});

test('each class has its list; the filters are in the address and leave what fits', async () => {
  const sailing = await aSailing();
  const groups = [
    await aGroupRecord(site.server, sailing, { name: 'Röd', order: 0 }),
    await aGroupRecord(site.server, sailing, { name: 'Gul', order: 1 }),
  ];
  const classes = await Promise.all(['SRS 1', 'SRS 2'].map((name, order) => aClass(sailing, name, order)));
  for (let number = 1; number <= 4; number += 1) {
    await boat(`SWE ${number}`, 4000 + number, {
      race_class_id: classes[number % 2],
      start_group_id: groups[number > 2 ? 1 : 0]?.id ?? null,
    });
  }
  await open(await site.sailor(), `?group=${groups[1]?.id}`);
  expect(await numbers('Resultat, Torsdag 3, SRS 1')).toEqual(['SWE 4']);
  expect(await numbers('Resultat, Torsdag 3, SRS 2')).toEqual(['SWE 3']);
  expect(screen.getByRole('combobox', { name: 'Startgrupp' })).toHaveDisplayValue('Gul');
  await site.page.user.selectOptions(screen.getByRole('combobox', { name: 'Klass' }), 'SRS 2');
  expect(screen.queryByRole('table', { name: 'Resultat, Torsdag 3, SRS 1' })).not.toBeInTheDocument();
  await site.page.user.selectOptions(screen.getByRole('combobox', { name: 'Startgrupp' }), 'Alla startgrupper');
  expect(await numbers('Resultat, Torsdag 3, SRS 2')).toEqual(['SWE 1', 'SWE 3']);
});

const aClass = async (sailing: { id: number }, name: string, order: number) => {
  const stamps = { created_at: START, updated_at: START, version: 1 };
  const values = {
    sailing_id: sailing.id,
    name,
    kind: 'open' as const,
    boat_model_id: null,
    min_rating_thousandths: null,
    max_rating_thousandths: null,
  };
  const row = { ...values, result_method: null, order, ...stamps };
  return (await site.server.db.insertInto('race_classes').values(row).returning('id').executeTakeFirstOrThrow()).id;
};

test('a sub-result places its boats among themselves', async () => {
  await aSailing();
  await boat('SWE 1', 4000);
  await boat('SWE 2', 4100, { categories: JSON.stringify(['Dam']) });
  await open(await site.sailor());
  expect(await numbers()).toEqual(['SWE 1', 'SWE 2']);
  await site.page.user.selectOptions(screen.getByRole('combobox', { name: 'Delresultat' }), 'Dam');
  await waitFor(async () => expect(await numbers()).toEqual(['SWE 2']));
  expect(within(rowOf('SWE 2')).getByRole('button', { name: '1 guld' })).toBeVisible();
  expect(screen.getByText('Bara Dam, placerade och poängsatta sinsemellan')).toBeVisible();
});

test('a search finds a number without its blank, and can be taken back when it finds nothing', async () => {
  await aSailing();
  for (let number = 1; number <= 10; number += 1) await boat(`SWE ${number}0`, 4000 + number);
  await open(await site.sailor());
  await site.page.user.type(await screen.findByRole('searchbox', { name: 'Sök segelnummer eller namn' }), 'swe70');
  await waitFor(async () => expect(await numbers()).toEqual(['SWE 70']));
  await site.page.user.type(screen.getByRole('searchbox'), 'x');
  await site.page.user.click(await screen.findByRole('button', { name: 'Visa alla båtar' }));
  await waitFor(async () => expect(await numbers()).toHaveLength(10));
});

test('the times of the list are chosen one by one', async () => {
  await aSailing();
  await boat('SWE 1', 4000);
  await open(await site.sailor());
  const shown = async () => (await table()).getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(await shown()).toContain('Seglad tid');
  await site.page.user.click(screen.getByRole('button', { name: 'Seglad tid', pressed: true }));
  await waitFor(async () => expect(await shown()).not.toContain('Seglad tid'));
  expect(screen.getByRole('button', { name: 'Korrigerad tid', pressed: true })).toBeVisible();
});

test('a pursuit keeps both lists, and says which one counts', async () => {
  await aSailing({ start_type: 'individual', result_method: 'finish_order' });
  await boat('SWE 1', 4200, { start_at: START, rating_thousandths: 800 });
  await boat('SWE 2', 4000, { start_at: START, rating_thousandths: 1000 });
  await open(await site.sailor());
  expect(await numbers()).toEqual(['SWE 2', 'SWE 1']);
  expect(screen.getByText('Målgångsordningen räknas: först över linjen vinner.')).toBeVisible();
  const lists = within(screen.getByRole('group', { name: 'Lista' }));
  await site.page.user.click(lists.getByRole('button', { name: 'Korrigerad tid', pressed: false }));
  await waitFor(async () => expect(await numbers()).toEqual(['SWE 1', 'SWE 2']));
  expect(screen.getByText('Du ser korrigerad tid. Målgångsordningen räknas.')).toBeVisible();
  expect(screen.getByText('Den här listan räknas inte, och ger därför inga poäng')).toBeVisible();
});

test('the race is also a picture, with the same in figures', async () => {
  await aSailing();
  await boat('SWE 1', 4200);
  await boat('SWE 2', null, { score_code: 'DNS' });
  await open(await site.sailor());
  expect(
    await screen.findByRole('img', { name: '1 båt med start och måltid. Första start 18.30, sista målgång 19.40.' }),
  ).toBeVisible();
  await site.page.user.click(screen.getByRole('button', { name: 'Visa som tabell' }));
  const figures = within(screen.getByRole('region', { name: 'Från start till mål' }));
  expect(figures.getAllByRole('row').map(cellsOf)).toEqual([
    ['Båt', 'Startgrupp', 'Start', 'Mål', 'Seglad tid'],
    ['SWE 1 Båt 1', 'Utan startgrupp', '18.30.00', '19.40.00', '1:10:00'],
  ]);
});

test('the name of a skipper leads to their page, for members of the sailing’s club and for the club', async () => {
  await aSailing();
  const { sailor_id } = await site.sailor({ first_name: 'Eva', last_name: 'Lind' });
  await boat('SWE 1', 4200, { skipper_name: 'Eva Lind', sailor_id });
  await boat('SWE 2', 4300, { skipper_name: 'Bo Ek' });
  for (const reader of [await site.sailor(), await site.official()]) {
    await open(reader);
    await table();
    const link = within(rowOf('SWE 1')).getByRole('link', { name: 'Eva Lind' });
    expect(link).toHaveAttribute('href', `/sailors/${sailor_id}`);
    expect(within(rowOf('SWE 2')).queryByRole('link', { name: 'Bo Ek' })).not.toBeInTheDocument();
    expect(within(rowOf('SWE 2')).getByRole('link', { name: 'Båt 2' })).toBeVisible();
    await site.page.user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Eva Lind' })).toBeVisible();
    site.page.leave();
  }
  const { server, club } = site;
  const asked = await aSailorAccount(server, { club, membership: 'asked' });
  const other = await aSailorAccount(server, { club: await aClub(server) });
  for (const reader of [asked, other]) {
    await open(reader);
    await table();
    const row = within(rowOf('SWE 1'));
    expect(row.getByText('Eva Lind')).toBeVisible();
    expect(row.queryByRole('link', { name: 'Eva Lind' })).not.toBeInTheDocument();
    site.page.leave();
  }
  await open(asked);
});
