import type { Config } from '../config';
import { isLoopback } from '../http/loopback';
import { PRODUCT_NAME } from '../../shared/product';
import type { Sender } from './letter';
import { mailboxSender, type MailboxSenderDeps } from './mailboxSender';
import { smtpSender } from './smtpSender';

const isOwnMachine = (url: string): boolean => isLoopback(URL.parse(url)?.hostname ?? '');

/**
 * Whether mails are kept and shown instead of sent. They let their reader into accounts, so this is for trying the app out:
 * without a mail server, with the demo on, and where nothing says that the server stands behind a proxy or is known outside.
 */
export const keepsMails = ({ smtpUrl, demo, publicUrl, trustProxy }: Config): boolean =>
  smtpUrl === undefined && demo && trustProxy === false && (publicUrl === undefined || isOwnMachine(publicUrl));

/** MAIL_FROM, or an address of the host that people reach the server by. */
export function fromAddress(mailFrom: string | undefined, site: string): string {
  if (mailFrom !== undefined) return mailFrom;
  const host = URL.parse(site)?.hostname ?? '';
  const isName = /[a-z]/i.test(host) && !host.includes(':');
  return `${PRODUCT_NAME} <no-reply@${isName ? host : 'localhost'}>`;
}

/** What delivers mails under these settings; null: nothing does, and letters wait in the outbox until they are too old. */
export function chooseSender(config: Config, { site, ...deps }: MailboxSenderDeps & { site: string }): Sender | null {
  if (config.smtpUrl !== undefined) return smtpSender({ url: config.smtpUrl, from: fromAddress(config.mailFrom, site) });
  if (keepsMails(config)) return mailboxSender(deps);
  deps.logger.warn('SMTP_URL is not set: no mail is sent');
  return null;
}
