import { expect } from '@playwright/test';
import type { ReceivedMail } from '../mailServer';

interface Post {
  mails: readonly ReceivedMail[];
}

/** The mail with this subject that has come to this address, or comes: the server sends what waits once a second. */
export async function mailTo({ mails }: Post, address: string, subject: string): Promise<ReceivedMail> {
  await expect.poll(() => mails.map(({ to, subject: about }) => [...to, about])).toContainEqual([address, subject]);
  const mail = mails.find(({ to, subject: about }) => to.includes(address) && about === subject);
  if (!mail) throw new Error(`There is no mail to ${address} alone.`);
  return mail;
}

/** The address that the one link of a mail leads to. */
export function linkOf({ text }: ReceivedMail): string {
  const [link] = /^https?:\S+$/m.exec(text) ?? [];
  if (link === undefined) throw new Error(`No link in:\n${text}`);
  return link;
}
