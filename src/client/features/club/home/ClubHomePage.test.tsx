import { screen, waitFor, within } from '@testing-library/react';
import { aSailorAccount, loginAs } from '../../../../testing/accounts';
import { aSeason } from '../../../../testing/aSeason';
import { clubSite } from '../../../../testing/clubSite';
import { dayFromNow } from '../../../../testing/dayFromNow';
import { aCompetitorRecord, aGroupRecord, aSailingRecord } from '../../../../testing/records';

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
    expect(await list.findByRole('link', { name: /^1 båt utan SRS-tal/ })).toBeVisible();
    expect(await list.findByRole('link', { name: /^Resultatet är inte verifierat/ })).toHaveAttribute(
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
    expect(start.getByText('18.35')).toBeVisible();
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
