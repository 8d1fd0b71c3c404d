import type { Competitor, MoveAnswer } from '../../../shared/contract/competitors';
import type { Sailing } from '../../../shared/contract/sailings';
import { aSailorAccount } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { eventsSince, numberOf } from '../../../testing/loggedEvents';
import { callsOf, peopleIn, type Call, type People } from '../../../testing/people';
import { aCompetitorRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';

const ADDRESS = /^person-\d+@example\.se$/;

describeEachEngine('the address of a competitor', (makeApp) => {
  let app: TestApp;
  let people: People;
  let sailing: Sailing;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
    sailing = await newSailing(people.official);
  });

  const readBy = async (call: Call, { id }: Pick<Competitor, 'id'>) =>
    (await call('GET', `/api/competitors/${id}/`)).json<Competitor>().email;
  const enteredByClub = (sailor: number | null, values: object = {}) =>
    newBoat(people.official, sailing.id, { sailor, ...values });
  const enteredBySelf = async (call: Call): Promise<Competitor> => {
    const reply = await call('POST', '/api/competitors/', { sailing: sailing.id });
    expect(reply.statusCode).toBe(201);
    return reply.json();
  };

  test('is read by the club of the race for sailors of any club who entered themselves', async () => {
    const entry = await enteredBySelf(people.guest);
    expect(await readBy(people.official, entry)).toMatch(ADDRESS);
    expect(await readBy(people.stranger, entry)).toBeNull();
    expect(await readBy(people.member, entry)).toBeNull();
  });

  test('is read by the club for its own members, no matter who entered them', async () => {
    expect(await readBy(people.official, await enteredByClub(people.sailorId.member))).toMatch(ADDRESS);
  });

  test('is not revealed by entering another club’s sailor, in any answer; that sailor and the platform read it', async () => {
    const entry = await enteredByClub(people.sailorId.guest);
    expect(entry).toMatchObject({ has_account: true, email: null });
    const url = `/api/competitors/${entry.id}/`;
    const answers = [
      await people.official('GET', url),
      await people.official('PATCH', url, { crew_count: 2 }),
      await people.official('PATCH', `${url}update-elapsed-time/`, { elapsed_time: '1:00:00' }),
      await people.official('GET', `/api/sailings/${sailing.id}/`),
      await people.official('GET', '/api/clubs/exempel-ss/distinct-competitors/'),
      await people.official('GET', `/api/sailors/${people.sailorId.guest}/`),
      await people.official('PATCH', url, { crew_count: 3 }, { 'if-match': '"1"' }),
    ];
    const moves = { moves: [{ competitor: entry.id, start_group: null }] };
    answers.push(await people.official('POST', `/api/sailings/${sailing.id}/move-competitors/`, moves));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200, 409, 200]);
    for (const { body } of answers) expect(body).not.toMatch(/person-\d+@/);
    expect(answers.at(-1)?.json<MoveAnswer>().competitors).toMatchObject([{ email: null }]);

    expect(await readBy(people.guest, entry)).toMatch(ADDRESS);
    expect(await readBy(people.staff, entry)).toMatch(ADDRESS);
  });

  test('is not revealed by putting another sailor into an entry that a sailor has made', async () => {
    const entry = await enteredBySelf(people.guest);
    const other = await aSailorAccount(app, { club: people.otherClub });
    const reply = await people.official('PATCH', `/api/competitors/${entry.id}/`, { sailor: other.sailor_id });
    expect(reply.json()).toMatchObject({ sailor: other.sailor_id, has_account: true, email: null });
    const back = await people.official('PATCH', `/api/competitors/${entry.id}/`, { sailor: people.sailorId.guest });
    expect(back.json()).toMatchObject({ email: null });
  });

  test('is not revealed by the log of results, where a sailor without a name has reported', async () => {
    const nameless = await aSailorAccount(app, { club: people.otherClub });
    await people.official('PATCH', `/api/sailings/${sailing.id}/`, { self_reporting: true, status: 'ongoing' });
    const { id } = await enteredByClub(nameless.sailor_id);
    const report = await callsOf(app, nameless)('PATCH', `/api/competitors/${id}/update-elapsed-time/`, {
      elapsed_time: '1:00:00',
    });
    expect(report.statusCode).toBe(200);
    const log = await people.official('GET', `/api/sailings/${sailing.id}/result-log/`);
    expect(log.json()).toMatchObject([{ by: 'Seglaren' }]);
  });

  test('is not revealed for entries without a record of who made them', async () => {
    const old = await aCompetitorRecord(app, sailing, { sailor_id: people.sailorId.guest, entered_by: null });
    expect(await readBy(people.official, old)).toBeNull();
  });

  test('stays with the club that made the account with it, for a guest too', async () => {
    const entry = await enteredByClub(null, { club_name: 'Annans Båtklubb' });
    const invited = await people.official('POST', `/api/competitors/${entry.id}/create-account/`, {
      email: 'anna.ek@example.se',
    });
    expect(invited.json()).toMatchObject({ email: 'anna.ek@example.se' });
    expect(await readBy(people.official, entry)).toBe('anna.ek@example.se');
    expect(await readBy(people.stranger, entry)).toBeNull();
  });

  test('goes with a member who leaves the club: their entries there are published again', async () => {
    const entry = await enteredByClub(people.sailorId.member);
    const before = await numberOf(app, people.club.id);
    const left = await people.member('PATCH', `/api/sailors/${people.sailorId.member}/`, { club: people.otherClub.id });
    expect(left.statusCode).toBe(200);
    expect(await readBy(people.official, entry)).toBeNull();
    expect(await eventsSince(app, people.club.id, before)).toMatchObject([
      { what: `competitor ${entry.id}`, change: 'updated' },
      { what: `club ${people.club.id}`, change: 'updated', data: null },
    ]);

    await people.member('PATCH', `/api/sailors/${people.sailorId.member}/`, { phone: '070-1' });
    expect(await numberOf(app, people.club.id)).toBe(before + 2);
  });
});
