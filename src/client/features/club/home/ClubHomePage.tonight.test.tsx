import { screen, waitFor, within } from '@testing-library/react';
import { TEST_PASSWORD } from '../../../../testing/accounts';
import { clubSite } from '../../../../testing/clubSite';
import { aCompetitorRecord, aGroupRecord, aSailingRecord } from '../../../../testing/records';
import { callsOver } from '../../../../testing/servedCalls';

const site = clubSite();

async function open(as: { email: string }) {
  await site.open('/clubs/exempel-ss', as);
  await screen.findByRole('heading', { level: 1, name: 'Exempel Segelsällskap' });
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

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
