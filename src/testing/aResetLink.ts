import { createRoleTokens, createResetTokens, resetLinksWith } from '../server/commands/accounts/resetTokens';
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

/** Where the mail leads that asks the address to run a club. */
export async function aRoleLink({ db, deps }: Pick<TestApp, 'db' | 'deps'>, email: string): Promise<string> {
  const role = await db.selectFrom('club_roles').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  return `/roller/${role.id}/${createRoleTokens({ secret: deps.jwtSecret })(role)}`;
}
