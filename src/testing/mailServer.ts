import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the mail server was given it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: ReadonlyMap<string, string>;
}

/** A real mail server in the test's own process. */
export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  close(): Promise<void>;
}

export interface MailServerOptions extends SMTPServerOptions {
  port?: number;
  onReceived?: () => void;
}

async function readMail(raw: Buffer, from: string, to: string[]): Promise<ReceivedMail> {
  const { subject = '', text = '', html = '', messageId = '', headers } = await PostalMime.parse(raw);
  return { from, to, subject, text, html, messageId, headers: new Map(headers.map(({ key, value }) => [key, value])) };
}

/**
 * Listens on a free port, or on `port`. It offers STARTTLS with a certificate that nobody trusts, as mail servers on
 * one's own machine do.
 */
export async function startMailServer({
  port = 0,
  onReceived,
  ...options
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Its log is not wanted, nor its warning of the certificate.
    logger: false,
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        readMail(Buffer.concat(chunks), from, to).then((mail) => {
          mails.push(mail);
          onReceived?.();
          done();
        }, done);
      });
    },
    ...options,
  });
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
