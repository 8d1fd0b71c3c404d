import type { Command } from 'commander';
import { siteOf } from '../../server/addresses';
import { createAppointed, resetPassword, setActive } from '../../server/commands/accounts/appointedAccounts';
import { register } from '../../server/commands/accounts/register';
import { createResetTokens, resetLinksWith } from '../../server/commands/accounts/resetTokens';
import type { Config } from '../../server/config';
import type { Connection } from '../../server/db/connect';
import { unitOfWork, type UnitOfWorkDeps } from '../../server/db/unitOfWork';
import { invalid } from '../../server/errors';
import { findJwtSecret } from '../../server/jwtSecret';
import { findClub } from '../../server/resources/clubs/clubs';
import { PASSWORD_COST, createPasswords, type Passwords } from '../../server/resources/users/passwords';
import { StartError } from '../../server/startError';
import { withDatabase } from '../cli/runTool';
import { doing } from './command';
import { adminTexts, type CreatedAccount } from './texts';

/** Hashes passwords at the server's cost. */
export const passwords = (): Passwords => createPasswords(PASSWORD_COST);

interface NewAccountOptions {
  email?: string;
  password?: string;
  club?: string;
  admin?: boolean;
}

interface OfAccount {
  email?: string;
}

async function clubNamed(deps: UnitOfWorkDeps, slug: string): Promise<{ id: number; slug: string }> {
  const club = await findClub(deps.db, slug);
  if (!club) throw invalid({ club: [adminTexts.noSuchClub(slug)] });
  return club;
}

const create = ({ club: slug, admin = false, ...credentials }: NewAccountOptions): Promise<CreatedAccount> =>
  withDatabase(async (plain) => {
    const deps = { ...plain, passwords: passwords() };
    if (slug === undefined && !admin) return { ...(await register(deps, credentials)), club: null, admin };
    const club = slug === undefined ? null : await clubNamed(deps, slug);
    const account = await createAppointed(deps, credentials, { clubId: club?.id ?? null, isStaff: admin });
    return { ...account, club: club?.slug ?? null, admin };
  });

function typedEmail({ email }: OfAccount): string {
  if (email === undefined) throw new StartError(adminTexts.noEmail);
  return email;
}

async function activate(options: OfAccount, isActive: boolean): Promise<{ email: string; active: boolean }> {
  const email = typedEmail(options);
  const found = await withDatabase((deps) => unitOfWork(deps, (work) => setActive(work, email, isActive)));
  if (!found) throw new StartError(adminTexts.noSuchAccount(email));
  return { email: found, active: isActive };
}

interface Reset {
  email: string;
  link: string;
}

async function linkFor({ db, engine }: Connection, config: Config, email: string): Promise<string> {
  const secret = await findJwtSecret(config, { db, engine });
  const link = await resetLinksWith({ db, resetTokens: createResetTokens({ secret, now: () => new Date() }) })({
    email,
  });
  if (!link) throw new StartError(adminTexts.noOpenAccount(email));
  return siteOf(config) + link.path;
}

const reset = (options: OfAccount): Promise<Reset> =>
  withDatabase(async (deps, config, connection) => {
    const typed = typedEmail(options);
    const email = await unitOfWork(deps, (work) => resetPassword(work, typed));
    if (email === null) throw new StartError(adminTexts.noOpenAccount(typed));
    return { email, link: await linkFor(connection, config, email) };
  });

const emailOption = ['--email <adress>', 'kontots e-postadress'] as const;

export function accountCommands(program: Command): void {
  const account = program.command('account').description('konton');

  doing(
    account
      .command('create')
      .description(
        'skapar ett konto: för en seglare, eller med --club för en klubb, med --admin för den som sköter installationen',
      )
      .option(...emailOption)
      .option('--password <lösenord>', 'kontots lösenord')
      .option('--club <ord>', 'klubben som kontot sköter, som den står i adresser')
      .option('--admin', 'kontot sköter installationen'),
    { run: create, lines: (created) => [adminTexts.accountCreated(created)] },
  );
  doing(
    account
      .command('deactivate')
      .description('stänger ett konto: det loggas ut överallt och kan inte logga in')
      .option(...emailOption),
    {
      run: (options: OfAccount) => activate(options, false),
      lines: ({ email }) => [adminTexts.deactivated(email)],
    },
  );
  doing(
    account
      .command('activate')
      .description('öppnar ett stängt konto igen')
      .option(...emailOption),
    {
      run: (options: OfAccount) => activate(options, true),
      lines: ({ email }) => [adminTexts.activated(email)],
    },
  );
  doing(
    account
      .command('reset')
      .description('loggar ut ett konto överallt, glömmer lösenordet och skriver en länk för att välja ett nytt')
      .option(...emailOption),
    { run: reset, lines: ({ email, link }) => adminTexts.reset(email, link) },
  );
}
