import type { SMTPServerAuthentication } from 'smtp-server';
import { startMailServer } from '../../testing/mailServer';
import { smtpSender } from './smtpSender';

const MAIL = {
  to: ['sara@example.se'],
  subject: 'Återställ ditt lösenord',
  text: 'Hej, åäö\n',
  html: '<p>Hej, åäö</p>',
};
const PLACE = { id: 7, created_at: '2026-06-04T12:00:00.000Z' };
const FROM = 'Segelsällskapet Åland <kansli@example.se>';
const never = () => new AbortController().signal;

describe('a mail server', () => {
  test('on this machine is spoken to in plain SMTP, though it offers a certificate that nobody trusts', async () => {
    const secured: boolean[] = [];
    const server = await startMailServer({
      onMailFrom: (_address, session, done) => {
        secured.push(session.secure);
        done();
      },
    });

    await smtpSender({ url: server.url, from: FROM }).send(MAIL, PLACE, never());

    expect(secured).toEqual([false]);
    expect(server.mails).toMatchObject([
      {
        from: 'kansli@example.se',
        to: ['sara@example.se'],
        subject: 'Återställ ditt lösenord',
        text: 'Hej, åäö\n',
        messageId: '<styrbord.7.1780574400000@example.se>',
      },
    ]);
    await server.close();
  });

  test('is given the user and password of its address', async () => {
    const logins: unknown[] = [];
    const server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }: SMTPServerAuthentication, _session, done) => {
        logins.push([username, password]);
        done(null, { user: username });
      },
    });
    const url = server.url.replace('//', '//klubben:hemligt%40@');

    await smtpSender({ url, from: FROM }).send(MAIL, PLACE, never());

    expect(logins).toEqual([['klubben', 'hemligt@']]);
    expect(server.mails).toHaveLength(1);
    await server.close();
  });

  test('gets one recipient, whatever the address looks like', async () => {
    const server = await startMailServer();
    const odd = { ...MAIL, to: ['sara@example.se, alla@example.se'] };

    await smtpSender({ url: server.url, from: FROM })
      .send(odd, PLACE, never())
      .catch(() => {});

    expect(server.mails.filter(({ to }) => to.length !== 1 || to[0] === 'alla@example.se')).toEqual([]);
    await server.close();
  });

  test('that stays silent is given up after a while', async () => {
    const server = await startMailServer({ onConnect: () => {} });
    const giveUp = new AbortController();

    const sending = smtpSender({ url: server.url, from: FROM }).send(MAIL, PLACE, giveUp.signal);
    giveUp.abort();

    await expect(sending).rejects.toThrow();
    await server.close();
  });
});
