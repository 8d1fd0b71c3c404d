import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { PRODUCT_NAME } from '../../shared/product';
import type { Config } from '../config';
import type { Database } from '../db/schema';
import { isAnyAddress, isLoopback } from '../http/network';
import type { Sender } from './mail';
import { keepMail } from './repository';
import { smtpSender } from './smtpSender';

/** Where the development mailbox is shown. */
export const MAILBOX_PATH = '/dev/mailbox';

interface MailboxSenderDeps {
  db: Kysely<Database>;
  logger: Pick<FastifyBaseLogger, 'warn'>;
}

/** Keeps mails for the development mailbox. The log says that there is one, and neither to whom nor with which link. */
export const mailboxSender = ({ db, logger }: MailboxSenderDeps): Sender => ({
  send: async (mail, { id }) => {
    await keepMail(db, id, mail);
    logger.warn({ mail: id, page: MAILBOX_PATH }, 'SMTP_URL is not set: the mail is kept in the development mailbox');
  },
});

const isOwnMachine = (url: string): boolean => isLoopback(URL.parse(url)?.hostname ?? '');

/** Nothing says that the server is reached in another way than at its own machine or network. */
const isForTrying = ({ host, publicUrl, trustProxy }: Config): boolean =>
  (isLoopback(host) || isAnyAddress(host)) &&
  trustProxy === false &&
  (publicUrl === undefined || isOwnMachine(publicUrl));

/**
 * Whether mails are kept and shown to the person at the machine instead of sent. They let their reader into accounts,
 * so this is for trying the app out: without a mail server, with the demo on, and where nothing hints at a proxy or an
 * outside address.
 */
export const keepsMails = (config: Config): boolean =>
  config.smtpUrl === undefined && config.demo && isForTrying(config);

const bareAddress = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

/** MAIL_FROM, or an address of the host that people reach the server by. */
export function fromAddress(mailFrom: string | undefined, site: string): string {
  if (mailFrom !== undefined) return mailFrom;
  const host = URL.parse(site)?.hostname ?? '';
  const isName = /[a-z]/i.test(host) && !host.includes(':');
  return `${PRODUCT_NAME} <styrbord@${isName ? host : 'localhost'}>`;
}

/**
 * Who reads what users write to the product team: FEEDBACK_TO, or who runs the platform, or else whom mails come from.
 */
export async function teamAddresses(
  { feedbackTo, mailFrom }: Config,
  { site, staff }: { site: string; staff: () => Promise<string[]> },
): Promise<string[]> {
  if (feedbackTo !== undefined) return [feedbackTo];
  const found = await staff();
  return found.length > 0 ? found : [bareAddress(fromAddress(mailFrom, site))];
}

/**
 * What delivers mails under these settings; null: nothing does, and messages wait in the outbox until they expire.
 */
export function chooseSender(config: Config, { site, ...deps }: MailboxSenderDeps & { site: string }): Sender | null {
  if (config.smtpUrl !== undefined)
    return smtpSender({ url: config.smtpUrl, from: fromAddress(config.mailFrom, site) });
  if (keepsMails(config)) return mailboxSender(deps);
  deps.logger.warn('SMTP_URL is not set: no mail is sent');
  return null;
}
