import { act, screen, waitFor, within } from '@testing-library/react';
import { aClub, aClubAccount } from '../../../../testing/accounts';
import { clubSite } from '../../../../testing/clubSite';
import { aCompetitorRecord, aGroupRecord, aSailingRecord } from '../../../../testing/records';
import { aSeason } from '../../../../testing/aSeason';
import { clockTicked } from '../../../state/clock';

const site = clubSite();
let account: Awaited<ReturnType<typeof site.sailor>>;

beforeEach(async () => {
  account = await site.sailor({ first_name: 'Sara', last_name: 'Seglare' });
});

const open = async (as: { email: string } = account, path = `/sailors/${account.sailor_id}`) => {
  await site.open(path, as);
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

/** A day that is still to come, whenever the test is run. */
const SOON = '2090-06-08';
const START = Date.parse('2090-06-08T18:40:00+02:00');

const aStart = async (values: object = {}) => {
  const sailing = await aSailingRecord(site.server, site.club, { start_date: SOON, name: 'Torsdag 3' });
  const group = await aGroupRecord(site.server, sailing, { name: 'Snabba', start_time: '18:40:00' });
  const own = { sailor_id: account.sailor_id, sail_number: 'SWE 312', boat_name: 'Vindil', start_group_id: group.id };
  await aCompetitorRecord(site.server, sailing, {
    ...own,
    rating_thousandths: 845,
    base_rating_thousandths: 845,
    approved: 1,
    ...values,
  });
  return sailing;
};

test('a new sailor sees the way to the first race', async () => {
  await site.server.db.updateTable('sailors').set({ first_name: '', last_name: '', club_id: null }).execute();
  await open();
  const steps = await section('Kom igång');
  expect(steps.getByRole('link', { name: 'Skriv ditt namn' })).toHaveAttribute(
    'href',
    `/sailors/${account.sailor_id}/settings`,
  );
  expect(steps.getByRole('link', { name: 'Lägg in din båt' })).toBeVisible();
  expect(steps.getByRole('link', { name: 'Hitta en segling och anmäl dig' })).toHaveAttribute('href', '/clubs');
});

test('each of the sailor’s pages has a title of its own in the browser', async () => {
  await open();
  await waitFor(() => expect(document.title).toBe('Sara Seglare – Styrbord'));
  const tabs = [
    ['Seglingar', 'Seglingar, Sara Seglare – Styrbord'],
    ['Serier', 'Serier, Sara Seglare – Styrbord'],
    ['Inställningar', 'Inställningar, Sara Seglare – Styrbord'],
  ] as const;
  for (const [tab, title] of tabs) {
    await site.page.user.click(
      within(screen.getByRole('navigation', { name: 'Dina sidor' })).getByRole('link', { name: tab }),
    );
    await waitFor(() => expect(document.title).toBe(title));
  }
});

test('a step that is done is ticked off', async () => {
  await open();
  const steps = await section('Kom igång');
  expect(steps.getByText('Skriv ditt namn')).toHaveTextContent('Skriv ditt namn – Klart');
  expect(steps.queryByRole('link', { name: 'Skriv ditt namn' })).not.toBeInTheDocument();
  expect(steps.getByRole('link', { name: 'Hitta en segling och anmäl dig' })).toHaveAttribute(
    'href',
    '/clubs/exempel-ss/sailings',
  );
});

test('the next start is shown with place, boat and the time left, to the second when it is near', async () => {
  const { id } = await aStart();
  await open();
  const next = await section('Din nästa start');
  expect(next.getByText('Torsdag 3')).toBeVisible();
  expect(next.getByText('Start 18.40')).toBeVisible();
  expect(await next.findByText('Snabba')).toBeVisible();
  expect(fact('Båt')).toHaveTextContent('SWE 312 Vindil');
  expect(fact('SRS-tal')).toHaveTextContent('0,845');
  expect(next.getByRole('link', { name: 'Till seglingen' })).toHaveAttribute(
    'href',
    `/clubs/exempel-ss/sailings/${id}/info`,
  );
  expect(screen.queryByText('Att göra före start')).not.toBeInTheDocument();
  act(() => void site.page.store.dispatch(clockTicked(START - 3 * 24 * 3_600_000)));
  expect(next.getByRole('timer')).toHaveTextContent('om 3 dagar');
  act(() => void site.page.store.dispatch(clockTicked(START - 3 * 3_600_000)));
  expect(next.getByRole('timer')).toHaveTextContent('Start om 3:00:00');
  // From two hours before it the evening's card has the one countdown.
  act(() => void site.page.store.dispatch(clockTicked(START - 65_000)));
  expect(screen.getByRole('timer', { name: 'Tid till start' })).toHaveTextContent('1:05');
  expect(next.queryByRole('timer')).not.toBeInTheDocument();
});

test('what is left to do before the start is listed', async () => {
  await site.server.db.updateTable('sailors').set({ first_name: '', last_name: '' }).execute();
  await aStart({ approved: 0, rating_thousandths: null });
  await open();
  const todo = within(await screen.findByRole('group', { name: 'Att göra före start' }));
  expect(todo.getByText('Klubben har inte godkänt din anmälan än. Du får ett mail när det är gjort.')).toBeVisible();
  expect(await todo.findByText(/^Anmälan saknar SRS-tal/)).toBeVisible();
  expect(todo.getByRole('link', { name: 'Skriv ditt namn' })).toHaveAttribute(
    'href',
    `/sailors/${account.sailor_id}/settings`,
  );
});

describe('after some races', () => {
  const sailed = async () => {
    const { serie, sailings } = await aSeason(site.server, site.club, {
      evenings: [{ order: ['SWE 8', 'SWE 312', 'SWE 57'] }, { order: ['SWE 312', 'SWE 8', 'SWE 57'] }],
    });
    await site.server.db
      .updateTable('competitors')
      .set({ sailor_id: account.sailor_id })
      .where('sail_number', '=', 'SWE 312')
      .execute();
    return { serie, sailings };
  };

  test('the latest results come with place and points, and say why', async () => {
    const { sailings } = await sailed();
    await open();
    const latest = await section('Dina senaste resultat');
    const rows = latest.getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Torsdag 2');
    expect(rows[0]).toHaveTextContent('Plats 1');
    expect(rows[0]).toHaveTextContent('1 p');
    expect(rows[1]).toHaveTextContent('Plats 2');
    expect(latest.getByRole('link', { name: 'Torsdag 1' })).toHaveAttribute(
      'href',
      `/clubs/exempel-ss/sailings/${sailings[0]?.id}/result`,
    );
    await site.page.user.click(latest.getByRole('button', { name: 'Varför? Torsdag 1' }));
    expect(await latest.findByText(/A4/)).toBeVisible();
    expect(latest.getByText(/^1 min till plats 1, .*, i seglad tid$/)).toBeVisible();
    expect(latest.getByText('1 min 1 s snabbare på vattnet hade räckt för att komma före')).toBeVisible();
  });

  test('without a coming start the way to one is shown, and the series in short', async () => {
    const { serie } = await sailed();
    await open();
    const next = await section('Din nästa start');
    expect(next.getByRole('link', { name: 'Hitta en segling' })).toHaveAttribute('href', '/clubs/exempel-ss/sailings');
    const series = await section('Dina serier');
    const line = series.getByRole('link', { name: /Torsdagsserien 2026/ });
    expect(line).toHaveAttribute('href', `/clubs/exempel-ss/series/${serie.id}/result`);
    expect(await within(line).findByText('Plats 1 av 3')).toBeVisible();
  });
});

describe('somebody else', () => {
  beforeEach(async () => {
    await site.server.db.updateTable('sailors').set({ phone: '070-123 45 67' }).execute();
  });

  test('of the sailor’s own club reads how to reach them, and changes nothing', async () => {
    await open(await site.official());
    expect(await screen.findByRole('heading', { level: 1, name: 'Sara Seglare' })).toBeVisible();
    expect(screen.getByRole('link', { name: account.email })).toHaveAttribute('href', `mailto:${account.email}`);
    expect(screen.getByRole('link', { name: '070-123 45 67' })).toBeVisible();
    expect(screen.getByText('Seglaren har inte lagt in någon båt.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Dina sidor' })).not.toBeInTheDocument();
  });

  test('of the sailor’s own club follows their sailings and series; who has only asked does not', async () => {
    const fellow = await site.sailor({ first_name: 'Bo', last_name: 'Ek' });
    await open(fellow);
    const tabs = within(await screen.findByRole('navigation', { name: 'Seglarens sidor' }));
    expect(tabs.queryByRole('link', { name: 'Inställningar' })).not.toBeInTheDocument();
    expect(screen.getByText('Kontaktuppgifter visas bara för seglarens egen klubb.')).toBeVisible();
    await site.page.user.click(tabs.getByRole('link', { name: 'Seglingar' }));
    expect(await screen.findByText('Seglaren är inte anmäld till någon segling.')).toBeVisible();
    await site.page.user.click(tabs.getByRole('link', { name: 'Serier' }));
    expect(await screen.findByText('Seglaren är inte med i någon serie.')).toBeVisible();
    site.page.leave();
    await open(await site.sailor({ membership: 'asked' }), `/sailors/${account.sailor_id}/sailings`);
    expect(await screen.findByText('This page could not be found')).toBeVisible();
  });

  test('of the sailor’s own club says how they are named in public results', async () => {
    await open(await site.official());
    const names = await screen.findByRole('combobox', { name: 'I öppna resultat' });
    await site.page.user.selectOptions(names, 'Förnamn och initial (under 18 år)');
    expect(await screen.findByText('Sparat. Öppna resultat visar det direkt.')).toBeVisible();
    await waitFor(() => expect(names).toHaveDisplayValue('Förnamn och initial (under 18 år)'));
    const minors = site.server.db.selectFrom('sailors').select('first_name').where('is_minor', '=', 1);
    expect(await minors.execute()).toEqual([{ first_name: 'Sara' }]);
  });

  test('of the sailor’s own club ends the membership, after a question', async () => {
    await open(await site.official());
    await site.page.user.click(await screen.findByRole('button', { name: 'Avsluta medlemskapet' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Avsluta medlemskapet för Sara Seglare?' }));
    await site.page.user.click(question.getByRole('button', { name: 'Avsluta' }));
    expect(await screen.findByText('Sara Seglare är inte längre medlem.')).toBeVisible();
    expect(await screen.findByText('Ingen klubb')).toBeVisible();
  });

  test('of another club reads the name and the club', async () => {
    await open(await aClubAccount(site.server, await aClub(site.server)));
    expect(await screen.findByRole('link', { name: 'Exempel Segelsällskap' })).toBeVisible();
    expect(screen.getByText('Kontaktuppgifter visas bara för seglarens egen klubb.')).toBeVisible();
    expect(screen.queryByText('070-123 45 67')).not.toBeInTheDocument();
  });

  test('does not come to the settings', async () => {
    await open(await site.official(), `/sailors/${account.sailor_id}/settings`);
    expect(await screen.findByText('This page could not be found')).toBeVisible();
  });
});

test('a sailor that there is not, and an address that cannot be one, are not found', async () => {
  await open(account, '/sailors/9999/home');
  expect(await screen.findByText('This page could not be found')).toBeVisible();
  site.page.leave();
  await open(account, '/sailors/sara/home');
  expect(await screen.findByText('This page could not be found')).toBeVisible();
});

describe('the evening', () => {
  const evening = async (clock: string, sailing: object = {}, own: object = {}) => {
    site.server.clock.set(`2026-06-04T${clock}+02:00`);
    const row = await aSailingRecord(site.server, site.club, sailing);
    const group = await aGroupRecord(site.server, row, { name: 'Snabba', start_time: '18:40:00', class_flag: 'E' });
    const boat = (sail_number: string, values: object = {}) =>
      aCompetitorRecord(site.server, row, {
        sail_number,
        start_group_id: group.id,
        rating_thousandths: 1000,
        base_rating_thousandths: 1000,
        ...values,
      });
    await boat('SWE 312', { boat_name: 'Vindil', sailor_id: account.sailor_id, rating_thousandths: 900, ...own });
    return { row, boat };
  };
  const HOME = { elapsed_s: 1800, finish_at: '2026-06-04T17:10:00.000Z' };

  test('before the start: the own countdown and the way to it', async () => {
    await evening('17:41:00');
    await open();
    const tonight = await section('SWE 312 Vindil');
    expect(await tonight.findByText('till din start 18.40.00')).toBeVisible();
    expect(tonight.getByRole('timer', { name: 'Tid till start' })).toHaveTextContent(/^5[89]:\d\d$/);
    expect(tonight.getByRole('link', { name: 'Se din start' })).toBeVisible();
  });

  test('while racing: time sailed, and by when to be home', async () => {
    const { boat, row } = await evening('19:11:00', { status: 'ongoing', self_reporting: 1 });
    await boat('SWE 8', HOME);
    await open();
    const tonight = await section('SWE 312 Vindil');
    expect(await tonight.findByText(/^Du leder om du är i mål senast 19\.13\.19, om 2:\d\d\./)).toBeVisible();
    expect(tonight.getByText(/^seglat sedan 18\.40\.00/)).toBeVisible();
    expect(tonight.getByRole('link', { name: 'Rapportera din målgång' })).toHaveAttribute(
      'href',
      `/clubs/exempel-ss/sailings/${row.id}/finish`,
    );
  });

  test('at home: the place and the whole result', async () => {
    const { boat } = await evening('19:11:00', { status: 'ongoing' }, HOME);
    await boat('SWE 8');
    await open();
    const tonight = await section('SWE 312 Vindil');
    expect(await tonight.findByText('1:a')).toBeVisible();
    expect(tonight.getByText('av 1 i mål')).toBeVisible();
    expect(tonight.getByText('Preliminärt')).toBeVisible();
    expect(tonight.getByRole('link', { name: 'Se hela resultatet' })).toBeVisible();
  });
});
