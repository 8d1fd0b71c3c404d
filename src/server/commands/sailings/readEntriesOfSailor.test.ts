import type { Competitor } from '../../../shared/contract/competitors';
import type { SailorEntry } from '../../../shared/contract/sailors';
import { aSailorAccount } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { callsOf, peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';

const FORBIDDEN = { detail: 'Du har inte tillåtelse att utföra denna förfrågan.' };

describeEachEngine('lists of entries', (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
  });

  const entriesOf = async (sailor: number, call = people.member) =>
    (await call('GET', `/api/sailors/${sailor}/entries/`)).json<SailorEntry[]>();
  const waiting = async (club: string | number) =>
    (await people.official('GET', `/api/clubs/${club}/waiting-entries/`)).json<Competitor[]>();
  const enter = async (sailing: number, body: object = {}, call = people.member) =>
    (await call('POST', '/api/competitors/', { sailing, ...body })).json<Competitor>();

  test('a sailor reads their entries in every club, by date', async () => {
    const late = await newSailing(people.official, { name: 'Torsdag 4', start_date: '2026-06-11' });
    const early = await newSailing(people.stranger, { name: 'Regatta', start_date: '2026-06-06' });
    await newSailing(people.official, { name: 'Utan mig' });
    await enter(late.id);
    await enter(early.id, { sail_number: 'SWE 9' });
    expect(await entriesOf(people.sailorId.member)).toMatchObject([
      {
        sailing: {
          id: early.id,
          name: 'Regatta',
          club: { slug: 'annans-bk' },
          reg_status: 'registered',
          competitor_count: 1,
        },
        competitor: { sail_number: 'SWE 9', sailor: people.sailorId.member, position: null },
      },
      { sailing: { id: late.id, club: { slug: 'exempel-ss' } }, competitor: { start_group: null } },
    ]);
  });

  test('the place comes with a sailing that is sailed, and a withdrawn entry is not there', async () => {
    const { id } = await newSailing(people.official, { start_date: '2027-06-04', result_method: 'elapsed' });
    const own = await enter(id, { sail_number: 'SWE 9' });
    const other = await newBoat(people.official, id, { sail_number: 'SWE 10' });
    const finishes = [
      { competitor: own.id, elapsed_time: '01:10:00' },
      { competitor: other.id, elapsed_time: '01:00:00' },
    ];
    app.clock.set('2027-06-04T21:00:00+02:00');
    await people.official('POST', `/api/sailings/${id}/finishes/`, { finishes });
    await people.official('PATCH', `/api/sailings/${id}/`, { anyway: true, status: 'finished' });
    expect(await entriesOf(people.sailorId.member)).toMatchObject([{ competitor: { position: 2, points: '2.0' } }]);
    await people.official('PATCH', `/api/sailings/${id}/`, { status: 'cancelled' });
    const hidden = await newSailing(people.official, { start_date: '2027-06-11' });
    await enter(hidden.id);
    await app.db.updateTable('sailings').set({ status: 'unpublished' }).where('id', '=', hidden.id).execute();
    expect(await entriesOf(people.sailorId.member)).toHaveLength(1);
  });

  test('those of a member are read by the club and its other members, without the address', async () => {
    const { id } = await newSailing(people.official);
    await enter(id, { sail_number: 'SWE 9' });
    const path = `/api/sailors/${people.sailorId.member}/entries/`;
    const as = async (membership: 'asked' | 'confirmed') =>
      callsOf(app, await aSailorAccount(app, { club: people.club, membership }));
    const fellow = await (await as('confirmed'))('GET', path);
    expect(fellow.json()).toMatchObject([{ sailing: { id }, competitor: { sail_number: 'SWE 9', email: null } }]);
    expect((await people.official('GET', path)).statusCode).toBe(200);
    expect((await (await as('asked'))('GET', path)).statusCode).toBe(403);
    expect((await people.stranger('GET', path)).statusCode).toBe(403);

    await app.db.updateTable('sailors').set({ membership: 'asked' }).where('id', '=', people.sailorId.member).execute();
    expect((await (await as('confirmed'))('GET', path)).statusCode).toBe(403);
    expect((await people.official('GET', path)).statusCode).toBe(403);
  });

  test("nobody else reads another's", async () => {
    const reply = await people.guest('GET', `/api/sailors/${people.sailorId.member}/entries/`);
    expect([reply.statusCode, reply.json()]).toEqual([403, FORBIDDEN]);
    expect((await people.staff('GET', `/api/sailors/${people.sailorId.member}/entries/`)).statusCode).toBe(200);
    expect((await people.member('GET', '/api/sailors/999999/entries/')).statusCode).toBe(404);
  });

  test('a club reads the entries that wait for it, and no others', async () => {
    const { id } = await newSailing(people.official, { entry_approval: true });
    const elsewhere = await newSailing(people.stranger, { entry_approval: true });
    await enter(elsewhere.id);
    await newBoat(people.official, id);
    const first = await enter(id, { sail_number: 'SWE 9' });
    await enter(id, { sail_number: 'SWE 10' }, people.guest);
    expect(await waiting('exempel-ss')).toMatchObject([
      { id: first.id, sailing: id, sail_number: 'SWE 9', approved: false, status: 'preliminary' },
      { sail_number: 'SWE 10', club_name: 'Annans Båtklubb' },
    ]);
    await people.official('PATCH', `/api/competitors/${first.id}/`, { approved: true });
    expect(await waiting(people.club.id)).toMatchObject([{ sail_number: 'SWE 10' }]);
    expect((await people.stranger('GET', '/api/clubs/exempel-ss/waiting-entries/')).statusCode).toBe(403);
    expect((await people.member('GET', '/api/clubs/exempel-ss/waiting-entries/')).statusCode).toBe(403);
    expect((await people.official('GET', '/api/clubs/ingen/waiting-entries/')).statusCode).toBe(404);
  });
});
