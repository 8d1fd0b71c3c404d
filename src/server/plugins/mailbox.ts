import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { localDateOf, timeTextOf } from '../../shared/domain/time';
import type { Database } from '../db/schema';
import { notFound } from '../errors';
import { escapeHtml } from '../http/html';
import { isLoopback } from '../http/network';
import { MAILBOX_PATH } from '../mail/chooseSender';
import { keptMails, type OutboxRecord } from '../mail/repository';
import { mailTexts } from '../mail/texts';

const SHOWN_MAILS = 50;
const NONCE_BYTES = 16;
/** What proxies put on requests that come from elsewhere. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 45rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
  article { border-top: 1px solid; padding: 1rem 0; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; margin: 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;

/** "2026-06-04 18.30.05" */
const momentOf = (instant: number): string => `${localDateOf(instant)} ${timeTextOf(instant)}`;

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<&]+/g, (url) => `<a href="${url}">${url}</a>`);

const articleOf = ({ recipient, subject, text, created_at }: OutboxRecord): string => `
  <article>
    <h2>${escapeHtml(subject)}</h2>
    <p>${mailTexts.mailbox.to}: ${escapeHtml(recipient)}<br>${mailTexts.mailbox.at}: ${momentOf(Date.parse(created_at))}</p>
    <pre>${withLinks(text)}</pre>
  </article>`;

const pageOf = (mails: OutboxRecord[], nonce: string): string => `<!doctype html>
<html lang="sv">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${mailTexts.mailbox.title}</title>
  <style nonce="${nonce}">${STYLE}</style>
</head>
<body>
  <main>
    <h1>${mailTexts.mailbox.title}</h1>
    <p>${mailTexts.mailbox.why} <a href="${MAILBOX_PATH}">${mailTexts.mailbox.reload}</a></p>
    ${mails.length === 0 ? `<p>${mailTexts.mailbox.empty}</p>` : mails.map(articleOf).join('')}
  </main>
</body>
</html>
`;

/**
 * A browser on this very machine, by a name of this machine: so no page of another site reads it through a name of its
 * own.
 */
function isFromThisMachine({ socket, hostname, headers }: FastifyRequest): boolean {
  return isLoopback(socket.remoteAddress ?? '') && isLoopback(hostname) && !FORWARDED.some((name) => name in headers);
}

/**
 * The development mailbox: mails that no mail server was there to take. They let their reader into accounts, so the
 * page is only there where `keepsMails` allows it, and only for this machine; for everybody else it does not exist.
 */
export function registerMailbox(app: FastifyInstance, db: Kysely<Database>): void {
  app.get(MAILBOX_PATH, async (request, reply) => {
    if (!isFromThisMachine(request)) throw notFound();
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    return reply
      .header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(pageOf(await keptMails(db, SHOWN_MAILS), nonce));
  });
}
