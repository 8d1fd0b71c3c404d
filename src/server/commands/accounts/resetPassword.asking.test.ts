import { sql } from 'kysely';
import { aUser } from '../../../testing/accounts';
import { describeEachEngine } from '../../../testing/engines';
import { deliverMails, linkOf } from '../../../testing/mailRound';
import type { TestApp } from '../../../testing/testApp';

const REQUIRED = ['Det här fältet är obligatoriskt.'];

const postTo =
  ({ app }: TestApp) =>
  async (path: string, payload: object | string, headers: Record<string, string> = {}): Promise<[number, unknown]> => {
    const reply = await app.inject({ method: 'POST', url: `/auth/users/${path}/`, payload, headers });
    return [reply.statusCode, reply.body === '' ? '' : reply.json()];
  };

describeEachEngine('asking for a new password', (makeApp) => {
  test('sends a mail with a link', async () => {
    const server = await makeApp();
    await aUser(server, { email: 'sara@example.se' });

    expect(await postTo(server)('reset_password', { email: ' Sara@Example.se ' })).toEqual([204, '']);
    const [mail, ...others] = await deliverMails(server);

    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ['sara@example.se'], subject: 'Återställ ditt lösenord' });
    expect(mail?.text).toContain(
      'Någon, troligen du, har bett om ett nytt lösenord till kontot sara@example.se i Styrbord.',
    );
    expect(mail?.text).toContain('Länken gäller i 3 dagar och kan användas en gång.');
    expect(linkOf({ text: mail?.text ?? '' }).uid).toBe('MQ');
    expect(mail?.html).toMatch(
      /<a href="https:\/\/segling\.example\.se\/reset-confirm\/MQ\/[\da-z]+-[\da-f]{32}">Välj ett nytt lösenord<\/a>/,
    );
  });

  test('is answered alike for everybody, and sends a mail only to accounts that may log in', async () => {
    const server = await makeApp();
    const known = await aUser(server);
    const inactive = await aUser(server, { is_active: 0 });
    const invited = await aUser(server, { password_hash: null });
    const letterFor = async (email: string) => {
      expect(await postTo(server)('reset_password', { email })).toEqual([204, '']);
      const rows = await server.db.selectFrom('mail_outbox').select('letter').orderBy('id').execute();
      return rows.at(-1)?.letter;
    };

    for (const email of [known.email, inactive.email, invited.email, 'ingen@example.se']) {
      expect(await letterFor(email)).toBe(JSON.stringify({ kind: 'password_reset', email }));
    }
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([known.email, invited.email].sort());
    expect(await server.db.selectFrom('mail_outbox').select('id').execute()).toHaveLength(2);
  });

  test('reads no accounts, so its timing reveals nothing about them', async () => {
    const server = await makeApp();
    await sql`alter table users rename to users_away`.execute(server.db);

    const answer = await postTo(server)('reset_password', { email: 'sara@example.se' });

    await sql`alter table users_away rename to users`.execute(server.db);
    expect(answer).toEqual([204, '']);
  });

  test('keeps no link where letters wait', async () => {
    const server = await makeApp();
    const { email } = await aUser(server);
    await postTo(server)('reset_password', { email });
    const [mail] = await deliverMails(server);

    const kept = JSON.stringify(await server.db.selectFrom('mail_outbox').selectAll().execute());

    expect(kept).not.toContain(linkOf({ text: mail?.text ?? '' }).token);
    expect(kept).not.toContain('reset-confirm');
  });

  test.each([
    [{}, { email: REQUIRED }],
    [{ email: null }, { email: ['Det här fältet får inte vara null.'] }],
    [{ email: ' ' }, { email: ['Det här fältet får inte vara blankt.'] }],
    [{ email: 'sara' }, { email: ['Ange en giltig e-postadress.'] }],
  ])('is refused for %j', async (body, errors) => {
    expect(await postTo(await makeApp())('reset_password', body)).toEqual([400, errors]);
  });

  test('is taken as a form too', async () => {
    const server = await makeApp();
    const { email } = await aUser(server);
    const type = { 'content-type': 'application/x-www-form-urlencoded' };

    expect(await postTo(server)('reset_password', `email=${encodeURIComponent(email)}`, type)).toEqual([204, '']);
    expect(await deliverMails(server)).toHaveLength(1);
  });

  test('is taken five times an hour for an address of mail, whether it has an account or not', async () => {
    const server = await makeApp({ rateLimit: true, trustProxy: 1 });
    const { email } = await aUser(server);
    let from = 0;
    const ask = async (address: string) =>
      (await postTo(server)('reset_password', { email: address }, { 'x-forwarded-for': `192.0.2.${(from += 1)}` }))[0];

    for (const address of [email, 'ingen@example.se']) {
      for (let time = 1; time <= 5; time += 1) expect(await ask(address)).toBe(204);
      expect(await ask(address.toUpperCase())).toBe(429);
    }
  });

  test('is taken twenty times an hour from a machine', async () => {
    const server = await makeApp({ rateLimit: true });
    const ask = (number: number) => postTo(server)('reset_password', { email: `person${number}@example.se` });
    for (let number = 1; number <= 20; number += 1) expect((await ask(number))[0]).toBe(204);

    const [status, body] = await ask(21);

    expect([status, body]).toEqual([
      429,
      {
        detail: expect.stringMatching(
          /^Förfrågan stoppades eftersom du har skickat för många\. Försök igen om \d+ sekunder\.$/,
        ) as string,
      },
    ]);
  });
});
