import type { Competitor } from '../../../shared/contract/competitors';
import type { Sailor } from '../../../shared/contract/sailors';
import { aSailorAccount, aUser } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newSailing } from '../../../testing/fleet';
import { eventsSince } from '../../../testing/loggedEvents';
import { deliverMails, linkOf } from '../../../testing/mailRound';
import { peopleIn, type Call, type People } from '../../../testing/people';
import { aCompetitorRecord, aSailingRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';

const PASSWORD = 'Slör-i-kvällsbris';
const TAKEN = { email: ['En användare med den här e-postadressen finns redan.'] };
const FORBIDDEN = { detail: 'Du har inte tillåtelse att utföra denna förfrågan.' };

describeEachEngine('an account for a competitor', (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
  });

  const invite = async (
    call: Call,
    id: number,
    body: object = { email: 'anna.ek@example.se' },
  ): Promise<[number, unknown]> => {
    const reply = await call('POST', `/api/competitors/${id}/create-account/`, body);
    return [reply.statusCode, reply.json()];
  };
  const anEntry = async (values: object = {}) =>
    newBoat(people.official, (await newSailing(people.official)).id, values);
  const sailorsOfClub = async () => (await people.official('GET', '/api/clubs/exempel-ss/sailors/')).json<Sailor[]>();

  test('makes a sailor of the club, who chooses a password by the link in a mail', async () => {
    const entry = await anEntry({ skipper_name: 'Anna  von Ek' });

    const [status, changed] = await invite(people.official, entry.id, { email: ' Anna.Ek@example.se ' });

    expect(status).toBe(200);
    expect(changed).toMatchObject({
      id: entry.id,
      sailor: expect.any(Number) as number,
      has_account: true,
      email: 'anna.ek@example.se',
    });
    expect((await sailorsOfClub()).find(({ id }) => id === (changed as Competitor).sailor)).toMatchObject({
      first_name: 'Anna',
      last_name: 'von Ek',
      has_account: true,
    });
    const [mail, ...others] = await deliverMails(app);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ['anna.ek@example.se'], subject: 'Du har fått ett konto i Styrbord' });
    expect(mail?.text).toContain(
      'Exempel Segelsällskap har skapat ett konto åt dig i Styrbord, för din anmälan till Torsdag 3.',
    );
    const link = linkOf({ text: mail?.text ?? '' });
    const chosen = await people.anonymous('POST', '/auth/users/reset_password_confirm/', {
      ...link,
      new_password: PASSWORD,
    });
    expect(chosen.statusCode).toBe(204);
    const login = await people.anonymous('POST', '/auth/jwt/create/', {
      email: 'anna.ek@example.se',
      password: PASSWORD,
    });
    expect(login.statusCode).toBe(200);
  });

  test('cannot be logged into before that', async () => {
    await invite(people.official, (await anEntry()).id);
    for (const password of ['', ' ', 'null', PASSWORD]) {
      const login = await people.anonymous('POST', '/auth/jwt/create/', { email: 'anna.ek@example.se', password });
      expect([400, 401]).toContain(login.statusCode);
    }
  });

  test('is sent to the club’s other screens, without the address', async () => {
    const entry = await anEntry();
    const [, changed] = await invite(people.official, entry.id);

    const last = (await eventsSince(app, people.club.id)).at(-1);

    expect(last).toMatchObject({
      what: `competitor ${entry.id}`,
      change: 'updated',
      version: (changed as Competitor).version,
    });
    expect(JSON.stringify(last)).not.toContain('anna.ek');
    expect((changed as Competitor).version).toBeGreaterThan(entry.version);
  });

  test('makes a guest a sailor without a club', async () => {
    const entry = await anEntry({ club_name: 'Annans Båtklubb' });
    const before = (await sailorsOfClub()).length;

    const [status, changed] = await invite(people.official, entry.id);

    expect([status, (await sailorsOfClub()).length]).toEqual([200, before]);
    const sailor = await people.official('GET', `/api/sailors/${(changed as Competitor).sailor}/`);
    expect(sailor.json()).toMatchObject({ club: null, has_account: true });
  });

  test('gives a sailor of the club who has lost their account their profile back, and publishes all their entries', async () => {
    const { sailor_id, id } = await aSailorAccount(app, { club: people.club, first_name: 'Bo', last_name: 'Öst' });
    const entry = await anEntry({ sailor: sailor_id });
    const elsewhere = await aCompetitorRecord(app, await aSailingRecord(app, people.otherClub), { sailor_id });
    await app.db.updateTable('sailors').set({ user_id: null }).where('id', '=', sailor_id).execute();
    await app.db.deleteFrom('users').where('id', '=', id).execute();

    expect(await invite(people.official, entry.id)).toMatchObject([200, { sailor: sailor_id, has_account: true }]);

    const told = async (club: { id: number }) => (await eventsSince(app, club.id)).at(-1);
    expect(await told(people.club)).toMatchObject({ what: `competitor ${entry.id}`, data: { has_account: true } });
    expect(await told(people.otherClub)).toMatchObject({
      what: `competitor ${elsewhere.id}`,
      data: { has_account: true },
    });
    expect((await sailorsOfClub()).find((sailor) => sailor.id === sailor_id)).toMatchObject({
      full_name: 'Bo Öst',
      has_account: true,
    });
  });

  test('is not made for a sailor of another club: nobody is given somebody else’s profile', async () => {
    const { sailor_id } = await aSailorAccount(app, { club: people.otherClub });
    const entry = await anEntry({ sailor: sailor_id });
    await app.db.updateTable('sailors').set({ user_id: null }).where('id', '=', sailor_id).execute();

    expect(await invite(people.official, entry.id)).toEqual([
      400,
      { non_field_errors: ['Seglaren hör inte till er klubb. Seglaren behöver själv skapa sitt konto.'] },
    ]);
  });

  test('is made once', async () => {
    const entry = await anEntry();
    await invite(people.official, entry.id);
    await deliverMails(app);

    expect(await invite(people.official, entry.id, { email: 'annan@example.se' })).toEqual([
      400,
      { non_field_errors: ['Deltagaren är redan kopplad till ett konto.'] },
    ]);
    expect(await deliverMails(app)).toEqual([]);
  });

  test('is not made with an address that is taken, whatever its case; nothing has happened then', async () => {
    await aUser(app, { email: 'finns@example.se' });
    const entry = await anEntry();

    expect(await invite(people.official, entry.id, { email: 'FINNS@example.se' })).toEqual([400, TAKEN]);

    expect((await people.official('GET', `/api/competitors/${entry.id}/`)).json()).toMatchObject({
      sailor: null,
      has_account: false,
    });
    expect(await deliverMails(app)).toEqual([]);
  });

  test.each([
    [{}, { email: ['Det här fältet är obligatoriskt.'] }],
    [{ email: null }, { email: ['Det här fältet får inte vara null.'] }],
    [{ email: 'anna' }, { email: ['Ange en giltig e-postadress.'] }],
  ])('is not made from %j', async (body, errors) => {
    expect(await invite(people.official, (await anEntry()).id, body)).toEqual([400, errors]);
  });

  test('is not made while the result is verified', async () => {
    const entry = await anEntry();
    await app.db.updateTable('sailings').set({ verified_result: 1 }).where('id', '=', entry.sailing).execute();

    expect(await invite(people.official, entry.id)).toEqual([
      400,
      { non_field_errors: ['Resultatet är verifierat och kan inte ändras.'] },
    ]);
  });

  test('is made by the club of the sailing only, and rights come before the body', async () => {
    const entry = await anEntry();
    const table: [keyof People & ('anonymous' | 'member' | 'guest' | 'stranger' | 'official' | 'staff'), number][] = [
      ['anonymous', 401],
      ['member', 403],
      ['guest', 403],
      ['stranger', 403],
      ['official', 400],
      ['staff', 400],
    ];
    for (const [actor, status] of table)
      expect([actor, (await invite(people[actor], entry.id, {}))[0]]).toEqual([actor, status]);
    expect(await invite(people.stranger, entry.id)).toEqual([403, FORBIDDEN]);
    await app.db.updateTable('sailings').set({ status: 'unpublished' }).where('id', '=', entry.sailing).execute();
    expect((await invite(people.stranger, entry.id))[0]).toBe(404);
    expect((await invite(people.official, 9999))[0]).toBe(404);
    expect((await invite(people.staff, entry.id))[0]).toBe(200);
  });

  test('is answered again under the same key, with one account and one mail', async () => {
    const entry = await anEntry();
    const key = { 'idempotency-key': '7d1c35f2-3f4e-4a43-8c39-9b7b3a6f5a10' };
    const send = () =>
      people.official('POST', `/api/competitors/${entry.id}/create-account/`, { email: 'anna.ek@example.se' }, key);

    const [first, second] = [await send(), await send()];

    expect([first.statusCode, second.statusCode, second.body]).toEqual([200, 200, first.body]);
    expect(await deliverMails(app)).toHaveLength(1);
  });

  test('is made thirty times an hour by a club', async () => {
    const limited = await makeApp({ rateLimit: true });
    const { official, stranger } = await peopleIn(limited);
    for (let time = 1; time <= 30; time += 1) expect((await invite(official, 9999))[0]).toBe(404);

    expect((await invite(official, 9999))[0]).toBe(429);
    expect((await invite(stranger, 9999))[0]).toBe(404);
  });
});

describeEachEngine('an entry that waits for the club', (makeApp) => {
  test('brings its sailor a mail when it is approved, once', async () => {
    const app = await makeApp();
    const { official, member } = await peopleIn(app);
    const sailing = await newSailing(official, { entry_approval: true });
    const entry = (
      await member('POST', '/api/competitors/', { sailing: sailing.id, sail_number: 'SWE 9' })
    ).json<Competitor>();
    expect(await deliverMails(app)).toEqual([]);

    for (const body of [{ approved: true }, { approved: true }, { crew_count: 2 }]) {
      expect((await official('PATCH', `/api/competitors/${entry.id}/`, body)).statusCode).toBe(200);
    }

    const mails = await deliverMails(app);
    expect(mails.map(({ subject }) => subject)).toEqual(['Din anmälan till Torsdag 3 är godkänd']);
    expect(mails[0]?.to[0]).toMatch(/^person-\d+@example\.se$/);
    expect(mails[0]?.text).toContain('Exempel Segelsällskap har godkänt din anmälan till Torsdag 3.');
    expect(mails[0]?.text).toContain('Dag: torsdag 4 juni 2026 kl. 18.30\nSegelnummer: SWE 9');
    expect(mails[0]?.text).toContain(`/clubs/exempel-ss/sailings/${sailing.id}/info`);
  });

  test('brings nobody a mail when the boat has no sailor with an account', async () => {
    const app = await makeApp();
    const { official } = await peopleIn(app);
    const { id } = await newBoat(official, (await newSailing(official)).id, { approved: false });

    expect((await official('PATCH', `/api/competitors/${id}/`, { approved: true })).statusCode).toBe(200);

    expect(await deliverMails(app)).toEqual([]);
  });
});
