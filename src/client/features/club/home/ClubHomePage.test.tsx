import { screen, waitFor, within } from '@testing-library/react';
import { aSailorAccount, loginAs, TEST_PASSWORD } from '../../../../testing/accounts';
import { aSeason } from '../../../../testing/aSeason';
import { clubSite } from '../../../../testing/clubSite';
import { dayFromNow } from '../../../../testing/dayFromNow';
import { aCompetitorRecord, aGroupRecord, aSailingRecord } from '../../../../testing/records';
import { callsOver } from '../../../../testing/servedCalls';

const site = clubSite();

/** Raises the club's number, which announces what was written past the server. */
const tellOf = (changes: { description?: string }) =>
  site.server.db
    .updateTable('clubs')
    .set({ ...changes, counter: 2 })
    .where('id', '=', site.club.id)
    .execute();

async function open(as: { email: string }) {
  await site.open('/clubs/exempel-ss', as);
  await screen.findByRole('heading', { level: 1, name: 'Exempel Segelsällskap' });
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a new club', () => {
  test('sees the first steps, and each is ticked when it is done', async () => {
    const official = await site.official();
    await open(official);
    const guide = await part('Kom igång');
    expect(guide.getByRole('link', { name: 'Berätta om klubben' })).toHaveAttribute(
      'href',
      '/clubs/exempel-ss/profile',
    );
    expect(guide.getByRole('link', { name: 'Lägg in den första seglingen' })).toHaveAttribute(
      'href',
      '/clubs/exempel-ss/sailings',
    );
    expect(guide.queryByText(/Klart/)).not.toBeInTheDocument();
    site.page.leave();

    const sailing = await aSailingRecord(site.server, site.club, { start_date: dayFromNow(3) });
    await tellOf({ description: 'Vi seglar på torsdagar.' });
    await open(official);
    const later = await part('Kom igång');
    expect(await later.findByText('Berätta om klubben')).toHaveTextContent('Klart');
    expect(later.getByText('Lägg in den första seglingen')).toHaveTextContent('Klart');
    expect(later.getByRole('link', { name: 'Få in anmälningar' })).toHaveAttribute(
      'href',
      `/clubs/exempel-ss/sailings/${sailing.id}/competitors`,
    );
    expect(later.getByRole('link', { name: 'Skriv in målgångarna' })).toHaveAttribute(
      'href',
      `/clubs/exempel-ss/sailings/${sailing.id}/finish`,
    );
  });

  test('that has done them all no longer sees them', async () => {
    await site.server.db.updateTable('clubs').set({ phone: '021-12 34 56' }).where('id', '=', site.club.id).execute();
    await aSailingRecord(site.server, site.club, { status: 'finished' });
    await open(await site.official());
    await part('Väntar på dig');
    expect(screen.queryByRole('region', { name: 'Kom igång' })).not.toBeInTheDocument();
  });

  test('without a sailing shows a sailor what will come', async () => {
    await open(await site.sailor());
    expect(await screen.findByRole('heading', { name: 'Inga seglingar ännu' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Läs om klubben' })).toHaveAttribute('href', '/clubs/exempel-ss/profile');
  });
});

describe('for an official', () => {
  test('what waits leads to where it is done, and goes when it is done', async () => {
    const tonight = await aSailingRecord(site.server, site.club, { name: 'Torsdag 5', start_date: dayFromNow(0) });
    const group = await aGroupRecord(site.server, tonight);
    const placed = { start_group_id: group.id, rating_thousandths: 950, approved: 1 as const };
    const waiting = await aCompetitorRecord(site.server, tonight, { ...placed, sail_number: 'SWE 1', approved: 0 });
    await aCompetitorRecord(site.server, tonight, { ...placed, sail_number: 'SWE 2', start_group_id: null });
    await aCompetitorRecord(site.server, tonight, {
      ...placed,
      sail_number: 'SWE 3',
      start_group_id: null,
      rating_thousandths: null,
    });
    const past = await aSailingRecord(site.server, site.club, {
      name: 'Torsdag 4',
      status: 'finished',
      start_date: dayFromNow(-7),
    });
    await aCompetitorRecord(site.server, past, { sail_number: 'SWE 1', score_code: 'DNF' });
    const unsailed = await aSailingRecord(site.server, site.club, {
      name: 'Torsdag 3',
      status: 'finished',
      start_date: dayFromNow(-14),
    });
    await aCompetitorRecord(site.server, unsailed, { sail_number: 'SWE 1' });
    await open(await site.official());

    const list = await part('Väntar på dig');
    const approve = await list.findByRole('link', { name: /^1 anmälan att godkänna/ });
    expect(approve).toHaveAttribute('href', `/clubs/exempel-ss/sailings/${tonight.id}/competitors`);
    expect(await list.findByRole('link', { name: /^2 båtar utan startgrupp/ })).toBeVisible();
    expect(list.getByRole('link', { name: /^1 båt utan SRS-tal/ })).toBeVisible();
    expect(list.getByRole('link', { name: /^Resultatet är inte verifierat/ })).toHaveAttribute(
      'href',
      `/clubs/exempel-ss/sailings/${past.id}/result`,
    );
    site.page.leave();

    await site.server.db.updateTable('competitors').set({ approved: 1 }).where('id', '=', waiting.id).execute();
    await tellOf({});
    await open(await site.official());
    const shorter = await part('Väntar på dig');
    await shorter.findByRole('link', { name: /^2 båtar utan startgrupp/ });
    expect(shorter.queryByRole('link', { name: /godkänna/ })).not.toBeInTheDocument();
  });

  test('a sailor who asks to become a member is shown at once, and answered there', async () => {
    await aSailingRecord(site.server, site.club, { start_date: dayFromNow(5) });
    const guest = await aSailorAccount(site.server, { first_name: 'Gustav', last_name: 'Gäst' });
    await open(await site.official());
    const list = await part('Väntar på dig');
    expect(await list.findByText('Inget väntar på dig just nu.')).toBeVisible();
    expect(await screen.findByText('Live')).toBeVisible();

    await site.server.app.inject({
      method: 'PATCH',
      url: `/api/sailors/${guest.sailor_id}/`,
      headers: await loginAs(site.server, guest),
      payload: { club: site.club.id },
    });
    await site.page.user.click(await list.findByRole('button', { name: 'Bekräfta Gustav Gäst' }));
    expect(await list.findByText('Inget väntar på dig just nu.')).toBeVisible();
  });

  test('boats of a later evening may still be without group and number', async () => {
    const later = await aSailingRecord(site.server, site.club, { start_date: dayFromNow(5) });
    await aCompetitorRecord(site.server, later, { sail_number: 'SWE 1', approved: 1 });
    await open(await site.official());
    const list = await part('Väntar på dig');
    expect(await list.findByText('Inget väntar på dig just nu.')).toBeVisible();
  });

  test('the next sailings come in their order, what is going on first', async () => {
    await aSailingRecord(site.server, site.club, { name: 'Om en vecka', start_date: dayFromNow(7) });
    await aSailingRecord(site.server, site.club, { name: 'I morgon', start_date: dayFromNow(1) });
    const now = await aSailingRecord(site.server, site.club, {
      name: 'Pågår',
      status: 'ongoing',
      start_date: dayFromNow(0),
    });
    await aSailingRecord(site.server, site.club, { name: 'Blev aldrig av', start_date: dayFromNow(-3) });
    await open(await site.official());
    const links = (await part('Nästa seglingar')).getAllByRole('link');
    expect(links.map((link) => link.querySelector('strong')?.textContent)).toEqual([
      undefined,
      'Pågår',
      'I morgon',
      'Om en vecka',
    ]);
    expect(links[1]).toHaveAttribute('href', `/clubs/exempel-ss/sailings/${now.id}/finish`);
    expect(links[2]).toHaveTextContent('0 anmälda båtar');
  });
});

describe('for a sailor', () => {
  test('the sailings show whether the sailor has entered, and their own start comes first', async () => {
    const sailor = await site.sailor();
    const own = await aSailingRecord(site.server, site.club, {
      name: 'Torsdag 5',
      start_date: dayFromNow(2),
      registration_open: 1,
    });
    await aSailingRecord(site.server, site.club, {
      name: 'Torsdag 6',
      start_date: dayFromNow(9),
      registration_open: 1,
    });
    await aSailingRecord(site.server, site.club, {
      name: 'Torsdag 7',
      start_date: dayFromNow(16),
      registration_open: 0,
    });
    await aGroupRecord(site.server, own, { name: 'Grupp E' });
    const group = await aGroupRecord(site.server, own, { name: 'Grupp F', order: 1, start_time: '18:35:00' });
    await aCompetitorRecord(site.server, own, {
      sailor_id: sailor.sailor_id,
      sail_number: 'SWE 57',
      boat_name: 'Vindil',
      start_group_id: group.id,
      approved: 0,
    });
    await open(sailor);

    const next = await part('Nästa seglingar');
    expect(await next.findByText('Du är anmäld')).toBeVisible();
    expect(next.getByRole('link', { name: /Torsdag 6/ })).toHaveTextContent('Anmälan är öppen');
    expect(next.getByRole('link', { name: /Torsdag 7/ })).toHaveTextContent('Anmälan är stängd');
    expect(screen.queryByRole('region', { name: 'Väntar på dig' })).not.toBeInTheDocument();

    const start = await part('Din nästa start');
    expect(start.getByText('18:35')).toBeVisible();
    expect(start.getByText('Grupp F')).toBeVisible();
    expect(start.getByText('SWE 57 Vindil')).toBeVisible();
    expect(start.getByText('Väntar på att klubben godkänner den')).toBeVisible();
  });

  test('the latest results and the leaders of the serie are shown, with their own place', async () => {
    const sailor = await site.sailor();
    const order = ['SWE 1', 'SWE 2', 'SWE 3', 'SWE 4', 'SWE 5'];
    const season = await aSeason(site.server, site.club, {
      evenings: [{ order }, { sailing: { status: 'upcoming', verified_result: 0 } }],
    });
    await site.server.db
      .updateTable('competitors')
      .set({ sailor_id: sailor.sailor_id })
      .where('sail_number', '=', 'SWE 5')
      .execute();
    await open(sailor);
    const latest = await part('Senaste resultat');
    expect(latest.getByRole('link', { name: /Torsdag 1/ })).toHaveTextContent('Verifierat');
    const series = await part('Serierna just nu');
    expect(await series.findByRole('link', { name: 'Torsdagsserien 2026' })).toHaveAttribute(
      'href',
      `/clubs/exempel-ss/series/${season.serie.id}`,
    );
    await waitFor(() => expect(series.getAllByRole('listitem')).toHaveLength(4));
    expect(series.getAllByRole('listitem')[3]).toHaveTextContent('SWE 5');
    expect(series.queryByText('SWE 4')).not.toBeInTheDocument();
  });
});

describe('the evening', () => {
  const AT = { before: '17:30:00', racing: '19:10:00', after: '20:30:00' };
  const evening = async (status: 'upcoming' | 'ongoing' | 'finished', clock: string) => {
    site.server.clock.set(`2026-06-04T${clock}+02:00`);
    const sailing = await aSailingRecord(site.server, site.club, { status });
    const group = await aGroupRecord(site.server, sailing, { name: 'Snabba', start_time: '18:30:00', class_flag: 'E' });
    const boat = (sail_number: string, values: object = {}) =>
      aCompetitorRecord(site.server, sailing, { sail_number, start_group_id: group.id, ...values });
    return { sailing, boat };
  };
  const card = () => part('Torsdag 3');
  const page = (sailing: { id: number }, name: string) => `/clubs/exempel-ss/sailings/${sailing.id}/${name}`;

  test('has a countdown to the first start, the boats, and the way to the start console', async () => {
    const { sailing, boat } = await evening('upcoming', AT.before);
    await boat('SWE 1');
    await boat('SWE 2');
    await open(await site.official());
    const tonight = await card();
    expect(await tonight.findByRole('timer', { name: 'Tid till start' })).toHaveTextContent(/^1:00:00|59:\d\d$/);
    expect(tonight.getByText('till start E · 18.30.00')).toBeVisible();
    expect(tonight.getByText('2 båtar')).toBeVisible();
    expect(tonight.queryByText(/^Vind/)).not.toBeInTheDocument();
    expect(tonight.getByRole('link', { name: 'Öppna startkonsolen' })).toHaveAttribute('href', page(sailing, 'start'));
    expect(tonight.getAllByRole('link')).toHaveLength(1);
  });

  test('counts who is out and who is home, and leads to the finish', async () => {
    const { sailing, boat } = await evening('ongoing', AT.racing);
    await boat('SWE 1', { elapsed_s: 2000, finish_at: '2026-06-04T17:03:20.000Z' });
    await boat('SWE 2');
    await boat('SWE 3');
    await open(await site.official());
    const tonight = await card();
    expect(await tonight.findByText('2')).toBeVisible();
    expect(tonight.getByText('ute')).toBeVisible();
    expect(tonight.getByRole('listitem', { name: 'Snabba: 1 av 3 i mål' })).toBeVisible();
    expect(tonight.getByText('Preliminärt')).toBeVisible();
    expect(tonight.getByRole('link', { name: 'Öppna målgång' })).toHaveAttribute('href', page(sailing, 'finish/live'));
  });

  test('asks for the verification when all are home, and is gone after it', async () => {
    const { sailing, boat } = await evening('finished', AT.after);
    await boat('SWE 1', { elapsed_s: 2000, finish_at: '2026-06-04T17:03:20.000Z' });
    await boat('SWE 2', { score_code: 'DNF' });
    await open(await site.official());
    const tonight = await card();
    expect(await tonight.findByRole('link', { name: 'Granska och verifiera' })).toHaveAttribute(
      'href',
      page(sailing, 'result'),
    );
    const { call } = await callsOver(site.server.url, {
      email: (await site.official()).email,
      password: TEST_PASSWORD,
    });
    await call('PATCH', `/api/sailings/${sailing.id}/`, { verified_result: true });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Torsdag 3' })).not.toBeInTheDocument());
  });

  test('shows the last wind of the committee to the club alone', async () => {
    const { sailing, boat } = await evening('ongoing', AT.racing);
    await boat('SWE 1');
    const { call } = await callsOver(site.server.url, {
      email: (await site.official()).email,
      password: TEST_PASSWORD,
    });
    const wind = (id: string, clock: string, speed: number) => ({
      ...{
        id,
        kind: 'wind',
        start_group: null,
        at: `2026-06-04T${clock}+02:00`,
        uncertainty_ms: null,
        device: 'telefon',
      },
      ...{ payload: { direction: 225, speed }, undoes: null },
    });
    await call('POST', `/api/sailings/${sailing.id}/start-log/`, {
      events: [
        wind('0f8fad5b-d9cb-469f-a165-70867728950e', '18:20:00', 4),
        wind('7c9e6679-7425-40de-944b-e07fc1f90ae7', '18:50:00', 6.5),
      ],
    });
    await open(await site.official());
    const tonight = await card();
    expect(await tonight.findByText('Vind 18.50')).toBeVisible();
    expect(tonight.getByText('SV 6,5 m/s')).toBeVisible();
    site.page.leave();
    await open(await site.sailor());
    const read = await card();
    expect(await read.findByRole('link', { name: 'Följ resultatet' })).toBeVisible();
    expect(read.queryByText('SV 6,5 m/s')).not.toBeInTheDocument();
  });

  test('is not there three hours before the start', async () => {
    const { boat } = await evening('upcoming', '15:29:00');
    await boat('SWE 1');
    await open(await site.official());
    await part('Nästa seglingar');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
