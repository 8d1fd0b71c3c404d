import { composeWith } from '../server/mail/compose';
import { sendOutbox } from '../server/mail/outbox';
import { smtpSender } from '../server/mail/smtpSender';
import { createRoleTokens, createResetTokens, resetLinksWith } from '../server/commands/accounts/resetTokens';
import { staffAddresses } from '../server/resources/users/users';
import { startMailServer, type ReceivedMail } from './mailServer';
import type { TestApp } from './testApp';

const SITE = 'https://segling.example.se';

/**
 * Sends everything that waits in the outbox to a real mail server, as a running server does every second; what arrived
 * there.
 */
export async function deliverMails({ db, deps }: TestApp): Promise<ReceivedMail[]> {
  const mailServer = await startMailServer();
  const resetTokens = createResetTokens({ secret: deps.jwtSecret, now: deps.now });
  await sendOutbox({
    db,
    now: deps.now,
    sender: smtpSender({ url: mailServer.url, from: 'Styrbord <styrbord@example.se>' }),
    compose: composeWith({
      site: SITE,
      resetLinkFor: resetLinksWith({ db, resetTokens }),
      roleToken: createRoleTokens({ secret: deps.jwtSecret }),
      teamAddresses: () => staffAddresses(db),
    }),
    logger: deps.logger,
  });
  await mailServer.close();
  return mailServer.mails;
}

/** What the link of a mail passes to the page that it opens. Throws when the mail has none. */
export function linkOf({ text }: Pick<ReceivedMail, 'text'>): { uid: string; token: string } {
  const [, uid, token] =
    /^https:\/\/segling\.example\.se\/reset-confirm\/([\w-]+)\/([\da-z]+-[\da-f]{32})$/m.exec(text) ?? [];
  if (uid === undefined || token === undefined) throw new Error(`No link to choose a password in:\n${text}`);
  return { uid, token };
}
