import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Sender } from './mail';
import { keepMail } from './repository';

/** Where the development mailbox is shown. */
export const MAILBOX_PATH = '/dev/mailbox';

export interface MailboxSenderDeps {
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
