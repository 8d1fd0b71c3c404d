import type { User } from '../../../shared/contract/auth';
import type { Club, RoleRow } from '../../../shared/contract/clubs';
import { aSailorAccount, anOfficial } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { handClock } from '../../../testing/handClock';
import { deliverMails } from '../../../testing/mailRound';
import { callsOf, peopleIn, type Call, type People } from '../../../testing/people';
import { pushClient } from '../../../testing/pushClient';
import { accessTokenOf, noteEvents } from '../../../testing/pushEvents';
import { aSailingRecord } from '../../../testing/records';
import type { TestApp } from '../../../testing/testApp';
import type { UserRecord } from '../../db/schema';

const ROLES = '/api/clubs/exempel-ss/roles/';

describeEachEngine('roles in a club', (makeApp) => {
  let server: TestApp;
  let people: People;
  const clock = handClock();

  beforeEach(async () => {
    server = await makeApp({ push: clock.push });
    people = await peopleIn(server);
  });

  const as = (user: { id: number }): Call => callsOf(server, user);
  const listed = async () => (await people.official('GET', ROLES)).json<RoleRow[]>();
  const status = async (call: ReturnType<Call>) => (await call).statusCode;

  /** Invites somebody, and gives the address in the mail that they got. */
  async function invite(user: UserRecord, role = 'official') {
    const reply = await people.official('POST', ROLES, { email: user.email, role });
    expect(reply.statusCode).toBe(201);
    const mails = await deliverMails(server);
    const [, id = '', token = ''] = /\/roller\/(\d+)\/(\w+)/.exec(mails.at(-1)?.text ?? '') ?? [];
    return { row: reply.json<RoleRow>(), mails, url: `/api/roles/${id}/accept/`, token };
  }

  test('begin with the account that the club was made with, and grow by invitation', async () => {
    const [owner] = await listed();
    expect(owner).toMatchObject({ role: 'owner', state: 'active' });
    const sailor = await aSailorAccount(server, { first_name: 'Sara', last_name: 'Seglare' });
    const { row, url, token, mails } = await invite(sailor);
    expect(row).toMatchObject({
      email: sailor.email,
      name: null,
      role: 'official',
      state: 'invited',
      accepted_at: null,
    });
    expect(mails).toHaveLength(1);

    expect(await status(as(sailor)('GET', ROLES))).toBe(403);
    const accepted = await as(sailor)('POST', url, { token });
    expect([accepted.statusCode, accepted.json()]).toMatchObject([200, { name: 'Sara Seglare', state: 'active' }]);
    expect((await as(sailor)('POST', url, { token })).json()).toEqual(accepted.json());
    const me = (await as(sailor)('GET', '/auth/users/me/')).json<User>();
    expect(me).toMatchObject({
      club: null,
      sailor: { id: sailor.sailor_id },
      roles: [{ club: { slug: 'exempel-ss' }, role: 'official' }],
    });
    expect((await as(sailor)('GET', '/api/clubs/exempel-ss/')).json<Club>().can_edit).toBe(true);
    expect((await as(sailor)('GET', '/api/clubs/annans-bk/')).json<Club>().can_edit).toBe(false);
  });

  test('are taken by the invited address with the token of its mail alone, for 14 days', async () => {
    const sailor = await aSailorAccount(server);
    const other = await aSailorAccount(server);
    const { url, token } = await invite(sailor);
    expect(await status(as(other)('POST', url, { token }))).toBe(404);
    expect(await status(as(sailor)('POST', url, { token: 'fel' }))).toBe(404);
    expect(await status(as(sailor)('POST', url, {}))).toBe(404);
    server.clock.advance(14 * 24 * 60 * 60 * 1000);
    expect(await status(as(sailor)('POST', url, { token }))).toBe(404);
  });

  test('are offered to nobody twice', async () => {
    const sailor = await aSailorAccount(server);
    await invite(sailor);
    for (const email of [sailor.email.toUpperCase(), (await listed())[0]?.email]) {
      const reply = await people.official('POST', ROLES, { email, role: 'owner' });
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        { email: ['Adressen har redan en roll i klubben, eller är inbjuden.'] },
      ]);
    }
  });

  test('let an official do what the club does, but for what is its owners', async () => {
    const official = as(await anOfficial(server, people.club));
    const hidden = await aSailingRecord(server, people.club, { status: 'unpublished' });
    expect(await status(official('GET', `/api/sailings/${hidden.id}/`))).toBe(200);
    expect((await official('GET', '/api/sailings/')).json()).toMatchObject([{ id: hidden.id, can_edit: true }]);
    expect(await status(official('POST', '/api/sailings/', { name: 'Ny', start_date: '2026-06-11' }))).toBe(201);
    expect(await status(official('POST', ROLES, { email: 'ny@example.se', role: 'official' }))).toBe(403);
    expect(await status(official('PATCH', '/api/clubs/exempel-ss/', { city: 'Nynäshamn' }))).toBe(403);
    const owner = as(await anOfficial(server, people.club, 'owner'));
    expect(await status(owner('PATCH', '/api/clubs/exempel-ss/', { city: 'Nynäshamn' }))).toBe(200);
  });

  test('are changed and taken away by owners, and left by oneself; an owner is always left', async () => {
    const [first] = await listed();
    const url = (row: RoleRow | undefined) => `${ROLES}${row?.id}/`;
    const last = { non_field_errors: ['Klubben måste ha minst en ägare. Gör någon annan till ägare först.'] };
    expect((await people.official('DELETE', url(first))).json()).toEqual(last);
    expect((await people.official('PATCH', url(first), { role: 'official' })).json()).toEqual(last);

    const user = await anOfficial(server, people.club);
    const second = (await listed())[1];
    expect(await status(as(user)('DELETE', url(first)))).toBe(403);
    expect((await people.official('PATCH', url(second), { role: 'owner' })).json()).toMatchObject({ role: 'owner' });
    expect((await people.official('PATCH', url(first), { role: 'official' })).statusCode).toBe(200);
    expect(await status(people.official('PATCH', '/api/clubs/exempel-ss/', { city: 'Nynäshamn' }))).toBe(403);
    expect(await status(people.official('DELETE', url(first)))).toBe(204);
    expect(await status(people.official('GET', ROLES))).toBe(403);
    expect((await as(user)('GET', ROLES)).json<RoleRow[]>()).toHaveLength(1);
    expect(await status(people.stranger('GET', ROLES))).toBe(403);
    expect(await status(as(user)('DELETE', `${ROLES}9999/`))).toBe(404);
  });

  test('end at the next call, and narrow the socket within five seconds', async () => {
    const user = await anOfficial(server, people.club);
    const client = await pushClient(server, { clubId: people.club.id });
    client.subscribe({ token: accessTokenOf(server, user) });
    await client.untilSubscribed();
    await noteEvents(server, people.club, { id: 1, visibility: 'club' });
    expect(await client.notifications(1)).toMatchObject([{ id: 1 }]);

    const role = (await listed()).find(({ email }) => email === user.email);
    expect(await status(people.official('DELETE', `${ROLES}${role?.id}/`))).toBe(204);
    clock.advance(5_000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await noteEvents(server, people.club, { id: 2, visibility: 'club' }, { id: 3 });
    expect((await client.notifications(2)).map(({ id }) => id)).toEqual([1, 3]);
    client.socket.terminate();
  });
});
