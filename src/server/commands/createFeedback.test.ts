import type { Feedback } from '../../shared/contract/feedback';
import { describeEachEngine } from '../../testing/engines';
import { deliverMails } from '../../testing/mailRound';
import { peopleIn } from '../../testing/people';

const REQUIRED = 'Det här fältet är obligatoriskt.';

describeEachEngine('feedback', (makeApp) => {
  test('is kept with who sent it', async () => {
    const server = await makeApp();
    const people = await peopleIn(server);
    const reply = await people.member('POST', '/api/feedback/', {
      subject: 'Allmän feedback',
      message: '  Bra app. ',
      user: 99,
      id: 7,
    });
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      { id: 1, subject: 'Allmän feedback', message: 'Bra app.', created_at: '2026-06-04T14:00:00+02:00' },
    ]);
    const me = (await people.member('GET', '/auth/users/me/')).json<{ id: number }>();
    expect(await server.db.selectFrom('feedback').selectAll().execute()).toMatchObject([
      { user_id: me.id, message: 'Bra app.' },
    ]);
  });

  test('is sent to those who run the platform, who answer its sender', async () => {
    const server = await makeApp();
    const people = await peopleIn(server);
    const { email } = (await people.member('GET', '/auth/users/me/')).json<{ email: string }>();
    const staff = (await people.staff('GET', '/auth/users/me/')).json<{ email: string }>();
    await people.member('POST', '/api/feedback/', { subject: 'Felrapport', message: 'Knappen <Spara>\nsyns inte.' });

    const mails = await deliverMails(server);

    expect(mails).toMatchObject([{ to: [staff.email], subject: 'Felrapport från en användare av Styrbord' }]);
    expect(mails[0]?.text).toContain(`${email} har skrivit:\n\nKnappen <Spara>\nsyns inte.`);
    expect(mails[0]?.html).toContain('<p>Knappen &lt;Spara&gt;<br>syns inte.</p>');
    expect(mails[0]?.headers.get('reply-to')).toBe(email);
  });

  test('stays when its sender goes', async () => {
    const server = await makeApp();
    const people = await peopleIn(server);
    await people.member('POST', '/api/feedback/', { subject: 'Övrigt', message: 'Hej då.' });
    await people.member('DELETE', '/auth/users/me/', { current_password: 'Kryssa-mot-vinden' });
    expect(await server.db.selectFrom('feedback').selectAll().execute()).toMatchObject([
      { user_id: null, message: 'Hej då.' },
    ]);
  });

  test('comes as a form too', async () => {
    const people = await peopleIn(await makeApp());
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await people.official('POST', '/api/feedback/', 'subject=Felrapport&message=Trasig%20knapp', headers);
    expect([reply.statusCode, reply.json<Feedback>()]).toMatchObject([
      201,
      { subject: 'Felrapport', message: 'Trasig knapp' },
    ]);
  });

  test.each([
    [{}, { subject: [REQUIRED], message: [REQUIRED] }],
    [
      { subject: '', message: ' ' },
      { subject: ['"" är inte ett giltigt val.'], message: ['Det här fältet får inte vara blankt.'] },
    ],
    [{ subject: 'felrapport', message: 'x' }, { subject: ['"felrapport" är inte ett giltigt val.'] }],
    [
      { subject: 'Övrigt', message: 'x'.repeat(5001) },
      { message: ['Se till att detta fält inte har fler än 5000 tecken.'] },
    ],
    [
      { subject: null, message: ['x'] },
      { subject: ['Det här fältet får inte vara null.'], message: ['Inte en giltig textsträng.'] },
    ],
  ])('is refused with %j', async (body, errors) => {
    const people = await peopleIn(await makeApp());
    const reply = await people.member('POST', '/api/feedback/', body);
    expect([reply.statusCode, reply.json()]).toEqual([400, errors]);
  });

  test('wants a login', async () => {
    const people = await peopleIn(await makeApp());
    expect((await people.anonymous('POST', '/api/feedback/', {})).statusCode).toBe(401);
  });

  test('is taken ten times an hour from each user', async () => {
    const people = await peopleIn(await makeApp({ rateLimit: true }));
    const send = (call = people.member) => call('POST', '/api/feedback/', { subject: 'Övrigt', message: 'Igen.' });
    const statuses = [];
    for (let sent = 1; sent <= 10; sent += 1) statuses.push((await send()).statusCode);
    const next = await send();
    const seconds = Number(next.headers['retry-after']);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(seconds).toBeGreaterThan(3_500);
    expect([next.statusCode, next.json()]).toEqual([
      429,
      { detail: `Förfrågan stoppades eftersom du har skickat för många. Försök igen om ${seconds} sekunder.` },
    ]);
    expect((await send(people.guest)).statusCode).toBe(201);
  });
});
