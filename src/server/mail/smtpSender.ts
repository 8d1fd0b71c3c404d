import { createTransport } from 'nodemailer';
import { isLoopback } from '../http/network';
import type { Sender } from './mail';

const CONNECT_WITHIN_MS = 10_000;
/** How long the mail server may stay silent. */
const SILENT_WITHIN_MS = 20_000;

/**
 * Encryption: smtps:// from the first byte. With smtp:// it is used where the server offers it, demanded where a
 * password is sent, and left alone on this machine, where the certificate is usually nobody's.
 */
function encryptionFor({ hostname, username }: URL): { ignoreTLS?: true; requireTLS?: true } {
  if (isLoopback(hostname)) return { ignoreTLS: true };
  return username === '' ? {} : { requireTLS: true };
}

const hostOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

const transportTo = (url: string) =>
  createTransport({
    url,
    ...encryptionFor(new URL(url)),
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/**
 * Says hello to the mail server, and logs in where the address has a user, without sending anything. Rejects when it
 * does not let us in.
 */
export async function tryMailServer(url: string): Promise<void> {
  await transportTo(url).verify();
}

/**
 * Hands mails to the mail server of SMTP_URL, each over a connection of its own. `from` is an address, with or without
 * a name.
 */
export function smtpSender({ url, from }: { url: string; from: string }): Sender {
  const transport = transportTo(url);
  return {
    send: async (mail, { id, created_at }, signal) => {
      await transport.sendMail({
        from,
        ...mail,
        // As objects they are taken as they are: never read as lists of several.
        to: mail.to.map((address) => ({ name: '', address })),
        messageId: `<styrbord.${id}.${Date.parse(created_at)}@${hostOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      });
    },
  };
}
