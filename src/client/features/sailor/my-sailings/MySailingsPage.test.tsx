import { screen, waitFor, within } from '@testing-library/react';
import { clubSite } from '../../../../testing/clubSite';
import { aCompetitorRecord, aSailingRecord } from '../../../../testing/records';
import { watchCalls } from '../../../../testing/tabs';

const site = clubSite();
let sara: Awaited<ReturnType<typeof site.sailor>>;

beforeEach(async () => {
  sara = await site.sailor({ first_name: 'Sara', last_name: 'Seglare' });
});

const open = async (sailor = sara.sailor_id, as: { email: string } = sara) => {
  await site.open(`/sailors/${sailor}/sailings`, as);
};

test('what comes next, then what was sailed with place and points', async () => {
  const finished = await aSailingRecord(site.server, site.club, {
    name: 'Torsdag 1',
    status: 'finished',
    result_method: 'elapsed',
  });
  const coming = await aSailingRecord(site.server, site.club, { name: 'Torsdag 4', start_date: '2100-06-11' });
  const own = { sailor_id: sara.sailor_id, sail_number: 'SWE 312', boat_name: 'Vindil', approved: 1 } as const;
  await aCompetitorRecord(site.server, finished, { ...own, elapsed_s: 4000, recorded: 'elapsed' });
  await aCompetitorRecord(site.server, finished, {
    sail_number: 'SWE 9',
    elapsed_s: 3600,
    recorded: 'elapsed',
    approved: 1,
  });
  await aCompetitorRecord(site.server, coming, { ...own, approved: 0 });
  await open();

  const upcoming = within(await screen.findByRole('region', { name: 'Kommande' }));
  expect(upcoming.getByRole('link', { name: /Torsdag 4/ })).toHaveAttribute(
    'href',
    `/clubs/exempel-ss/sailings/${coming.id}/info`,
  );
  expect(upcoming.getByText('SWE 312 Vindil · Exempel Segelsällskap')).toBeVisible();
  expect(upcoming.getByText('Preliminär')).toBeVisible();
  const earlier = within(screen.getByRole('region', { name: 'Tidigare' }));
  expect(earlier.getByText('Plats 2 av 2')).toBeVisible();
  expect(earlier.getByText('2 poäng')).toBeVisible();
  expect(earlier.getByRole('link', { name: /Torsdag 1/ })).toHaveAttribute(
    'href',
    `/clubs/exempel-ss/sailings/${finished.id}/result`,
  );
});

test('a sailor without entries is told what is shown here, and where to find a sailing', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Du är inte anmäld till någon segling' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hitta en segling' })).toHaveAttribute('href', '/clubs/exempel-ss/sailings');
});

test('registrations that cannot be fetched are empty, and the page says so', async () => {
  const broken = watchCalls(({ path }, go) =>
    path === '/api/sailors/my-registrations/' ? Promise.resolve(Response.json({ detail: 'x' }, { status: 500 })) : go(),
  );
  await open();
  expect(
    await screen.findByText('Dina anmälningar kunde inte hämtas just nu, så listan kan vara ofullständig.'),
  ).toBeVisible();
  broken.stop();
  await site.page.user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('heading', { name: 'Du är inte anmäld till någon segling' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/kan vara ofullständig/)).not.toBeInTheDocument());
});

test("the list of a sailor who is no member of the reader's club is not there", async () => {
  const other = await site.sailor({ first_name: 'Bo', last_name: 'Ek', membership: 'asked' });
  await open(other.sailor_id);
  expect(await screen.findByText('This page could not be found')).toBeVisible();
});

const member = (last_name: string, membership: 'asked' | 'confirmed' = 'confirmed') =>
  site.sailor({ first_name: 'Bo', last_name, membership });

test('/sailors lists the members of the club to its members, by name, with a field where they are many', async () => {
  const ek = await member('Ek');
  await member('Väntar', 'asked');
  await site.open('/sailors', sara);
  const list = within(await screen.findByRole('list', { name: 'Medlemmar' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Bo Ek', 'Sara Seglare']);
  expect(list.getByRole('link', { name: 'Bo Ek' })).toHaveAttribute('href', `/sailors/${ek.sailor_id}`);
  expect(screen.queryByRole('searchbox', { name: 'Sök medlem' })).not.toBeInTheDocument();
  site.page.leave();
  for (const name of ['Al', 'Alm', 'Ask', 'Björk', 'Gran', 'Lind', 'Rönn']) await member(name);
  await site.open('/sailors', sara);
  await site.page.user.type(await screen.findByRole('searchbox', { name: 'Sök medlem' }), 'lind');
  expect(await screen.findByText('1 av 9 medlemmar')).toBeVisible();
  await site.page.user.click(screen.getByRole('link', { name: 'Bo Lind' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bo Lind' })).toBeVisible();
});

test('/sailors says so to the only member, and when the members could not be read', async () => {
  const broken = watchCalls((call, send) =>
    call.path.endsWith('/sailors/') ? Promise.resolve(Response.json({ detail: 'x' }, { status: 500 })) : send(),
  );
  await site.open('/sailors', sara);
  expect(await screen.findByText('Medlemmarna kunde inte hämtas')).toBeVisible();
  broken.stop();
  await site.page.user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('heading', { name: 'Inga andra medlemmar ännu' })).toBeVisible();
});

test('/sailors is their own pages to who is no confirmed member; a club is shown the way to its own', async () => {
  const watch = watchCalls();
  await site.open('/sailors', await member('Väntar', 'asked'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bo Väntar' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Klubbens medlemmar' })).not.toBeInTheDocument();
  expect(watch.calls.filter(({ path }) => path.endsWith('/sailors/'))).toEqual([]);
  watch.stop();
  site.page.leave();
  await site.open('/sailors', await site.official());
  expect(await screen.findByRole('link', { name: 'Klubbens medlemmar' })).toHaveAttribute(
    'href',
    '/clubs/exempel-ss/account',
  );
});
