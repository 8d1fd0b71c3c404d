import { escapeHtml } from '../http/html';
import type { OutboxMessage, Mail, RoleInvitation } from './mail';
import { mailTexts, type Words } from './texts';

const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

/** Sets a mail as plain text and as HTML that needs nothing from elsewhere: no images, no styles. */
function wordMail(to: string[], { subject, before, link, after }: Words): Mail {
  const text = [
    mailTexts.greeting,
    ...before,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...after,
    mailTexts.signature,
  ].join('\n\n');
  const body = [
    ...[mailTexts.greeting, ...before].map(paragraph),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`] : []),
    ...[...after, mailTexts.signature].map(paragraph),
  ];
  const html = `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${body.join('')}</body></html>`;
  return { to, subject, text: `${text}\n`, html };
}

/** Where an account's owner chooses a new password. */
export interface ResetLink {
  email: string;
  /** From the root of the site. */
  path: string;
}

/** null: there is no such account, or none that may log in. */
export type ResetLinkFor = (account: { email: string } | { id: number }) => Promise<ResetLink | null>;

export interface ComposeDeps {
  /** Where people reach the server, without a slash at its end. */
  site: string;
  resetLinkFor: ResetLinkFor;
  /** The last part of the address by which somebody takes a role. */
  roleToken: (invitation: RoleInvitation['invitation']) => string;
  /** Who reads what users write to the product team. */
  teamAddresses: () => Promise<string[]>;
}

/** Composes the mail of a message; null when it has no recipient. */
export type Compose = (letter: OutboxMessage) => Promise<Mail | null>;

export const composeWith =
  ({ site, resetLinkFor, roleToken, teamAddresses }: ComposeDeps): Compose =>
  async (letter) => {
    if ('slug' in letter) {
      const words = letter.kind === 'entry_approved' ? mailTexts.entryApproved : mailTexts.entryDeclined;
      return wordMail([letter.email], words(letter, site));
    }
    if (letter.kind === 'feedback') {
      const team = await teamAddresses();
      return team.length === 0 ? null : { ...wordMail(team, mailTexts.feedback(letter)), replyTo: letter.from };
    }

    if (letter.kind === 'role_invited') {
      const { id, email } = letter.invitation;
      const link = `${site}/roller/${id}/${roleToken(letter.invitation)}`;
      return wordMail([email], mailTexts.roleInvited({ ...letter, email, link }));
    }

    if (letter.kind === 'webhook_off') return wordMail([letter.email], mailTexts.webhookOff(letter, site));

    const account = await resetLinkFor(
      letter.kind === 'password_reset' ? { email: letter.email } : { id: letter.user },
    );
    if (!account) return null;
    const { email } = account;
    const link = `${site}${account.path}`;
    if (letter.kind === 'password_reset') return wordMail([email], mailTexts.passwordReset(email, link));
    return wordMail([email], mailTexts.accountCreated({ ...letter, email, link, site }));
  };
