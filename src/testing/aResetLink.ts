import { createResetTokens, resetLinksWith } from '../server/commands/accounts/resetTokens';
import type { TestApp } from './testApp';

/** The path that a mail to this account would open to choose a password. Throws when it would get no mail. */
export async function aResetLink(
  { db, deps }: Pick<TestApp, 'db' | 'deps'>,
  { email }: { email: string },
): Promise<string> {
  const resetTokens = createResetTokens({ secret: deps.jwtSecret, now: deps.now });
  const link = await resetLinksWith({ db, resetTokens })({ email });
  if (!link) throw new Error(`${email} would get no mail`);
  return link.path;
}
