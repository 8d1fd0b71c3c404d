import { screen, waitFor, within } from '@testing-library/react';
import { clubSite } from '../../../../../testing/clubSite';
import { aSeason } from '../../../../../testing/aSeason';
import { aGroupRecord } from '../../../../../testing/records';

const site = clubSite({ default_start_time: '18:30:00' });

async function open(path: string, as?: { email: string }) {
  await site.open(path, as ?? (await site.official()));
}

async function write(name: string, text: string) {
  const field = screen.getByRole('textbox', { name });
  await site.page.user.clear(field);
  await site.page.user.paste(text);
  await site.page.user.tab();
}

const saved = () =>
  site.server.db
    .selectFrom('sailings')
    .select(['name', 'start_date', 'start_time', 'start_sequence', 'status', 'serie_id'])
    .orderBy('start_date')
    .execute();

test('an official makes a season with a serie of its own, and leaves a holiday out', async () => {
  await open('/clubs/exempel-ss/sailings');
  await site.page.user.click(await screen.findByRole('link', { name: 'Skapa säsong' }));
  await screen.findByRole('heading', { level: 1, name: 'Skapa säsong' });

  await write('Från och med', '20270429');
  await write('Till och med', '20270520');
  await site.page.user.selectOptions(screen.getByRole('combobox', { name: 'Serie' }), 'Ny serie');
  await write('Seriens namn', 'Vårserien 2027');
  await site.page.user.selectOptions(screen.getByRole('combobox', { name: 'Startsekvens' }), '3, 2, 1, start');
  const list = within(screen.getByRole('list', { name: 'Seglingarna' }));
  await waitFor(() => expect(list.getAllByRole('checkbox')).toHaveLength(4));
  expect(list.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Torsdagssegling 1torsdag 29 april 2027',
    'Torsdagssegling 2torsdag 6 maj 2027Kristi himmelsfärdsdag',
    'Torsdagssegling 3torsdag 13 maj 2027',
    'Torsdagssegling 4torsdag 20 maj 2027',
  ]);
  await site.page.user.click(list.getByRole('checkbox', { name: /6 maj 2027/ }));
  expect(list.getByRole('checkbox', { name: /6 maj 2027/ })).toHaveAccessibleName(/^Hoppas över/);
  await site.page.user.click(screen.getByRole('button', { name: 'Skapa 3 seglingar' }));

  expect(await screen.findByText('3 seglingar skapades.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Vårserien 2027' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Torsdagssegling 3' })).toBeVisible();
  const [{ id } = { id: 0 }] = await site.server.db.selectFrom('series').select('id').execute();
  const same = { start_time: '18:30:00', start_sequence: '3-2-1-0', status: 'upcoming', serie_id: id };
  expect(await saved()).toEqual([
    { name: 'Torsdagssegling 1', start_date: '2027-04-29', ...same },
    { name: 'Torsdagssegling 2', start_date: '2027-05-13', ...same },
    { name: 'Torsdagssegling 3', start_date: '2027-05-20', ...same },
  ]);
});

test('each sailing gets the start groups of last time, unless the official says no', async () => {
  const { serie, sailings } = await aSeason(site.server, site.club, { name: 'Torsdagsserien 2026', evenings: [{}] });
  const [last] = sailings;
  if (!last) throw new Error('There is no earlier sailing.');
  await aGroupRecord(site.server, last, { name: 'Röd', start_time: '18:30:00', max_rating_thousandths: 899 });
  await open(`/clubs/exempel-ss/sailings/season?serie=${serie.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Skapa säsong' });
  const same = await screen.findByRole('switch', { name: 'Samma startgrupper som förra gången' });
  expect(same).toBeChecked();
  expect(same).toHaveAccessibleDescription(/^Varje segling får 1 startgrupp, som i Torsdag 1, .*7 maj\.$/);
  await write('Från och med', '20270520');
  await write('Till och med', '20270527');
  await site.page.user.click(screen.getByRole('button', { name: 'Skapa 2 seglingar' }));
  expect(await screen.findByText('2 seglingar skapades.')).toBeVisible();
  const made = () =>
    site.server.db
      .selectFrom('sailings')
      .leftJoin('start_groups', 'start_groups.sailing_id', 'sailings.id')
      .select(['start_date', 'start_groups.name as group'])
      .where('start_date', '>', '2027')
      .orderBy('start_date')
      .execute();
  expect(await made()).toEqual([
    { start_date: '2027-05-20', group: 'Röd' },
    { start_date: '2027-05-27', group: 'Röd' },
  ]);

  site.page.leave();
  await open(`/clubs/exempel-ss/sailings/season?serie=${serie.id}`);
  await site.page.user.click(await screen.findByRole('switch', { name: 'Samma startgrupper som förra gången' }));
  await write('Från och med', '20270603');
  await write('Till och med', '20270603');
  await site.page.user.click(screen.getByRole('button', { name: 'Skapa 1 segling' }));
  expect(await screen.findByText('Seglingen skapades.')).toBeVisible();
  expect((await made()).at(-1)).toEqual({ start_date: '2027-06-03', group: null });
});

test('what is wrong is shown under its field, and what was written survives a reload', async () => {
  const {
    serie: { id: serie },
  } = await aSeason(site.server, site.club, { name: 'Onsdagsserien 2027', evenings: [] });
  const as = await site.official();
  await open(`/clubs/exempel-ss/sailings/season?serie=${serie}`, as);
  await screen.findByRole('heading', { level: 1, name: 'Skapa säsong' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Serie' })).toHaveDisplayValue('Onsdagsserien 2027'));
  await site.page.user.selectOptions(screen.getByRole('combobox', { name: 'Veckodag' }), 'Onsdag');
  expect(screen.getByRole('textbox', { name: 'Namn' })).toHaveValue('Onsdagssegling {n}');
  await write('Från och med', '20270520');
  await write('Till och med', '20270520');
  await site.page.user.click(screen.getByRole('button', { name: 'Skapa 0 seglingar' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Till och med' })).toHaveAccessibleDescription(
      'Det finns ingen onsdag mellan dagarna.',
    ),
  );
  expect(await saved()).toEqual([]);

  site.page.leave();
  await open(`/clubs/exempel-ss/sailings/season?serie=${serie}`, as);
  expect(await screen.findByText('Det du skrev men inte hann spara finns kvar här.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Från och med' })).toHaveValue('2027-05-20');
});

test('is for those who run the club', async () => {
  await open('/clubs/exempel-ss/sailings/season', await site.sailor());
  expect(await screen.findByRole('heading', { level: 1, name: 'Du har inte behörighet till sidan' })).toBeVisible();
});
