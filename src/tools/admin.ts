import { createClubWithAccount } from '../server/resources/clubs/serviceCreate';
import { PASSWORD_COST, createPasswords } from '../server/resources/users/servicePasswords';
import { runTool, withDatabase } from './cli/runTool';
import { swedishProgram } from './cli/swedishProgram';

interface ClubOptions {
  name?: string;
  slug?: string;
  email?: string;
  password?: string;
  json?: boolean;
}

const program = swedishProgram('npm run admin --', 'Sköter installationen. Går att köra medan servern är igång.');

program
  .command('club')
  .description('klubbar')
  .command('create')
  .description('skapar en klubb och dess klubbkonto')
  .option('--name <namn>', 'klubbens namn, till exempel "Exempel Segelsällskap"')
  .option('--slug <ord>', 'klubben i adresser, till exempel exempel-ss')
  .option('--email <adress>', 'klubbkontots e-postadress')
  .option('--password <lösenord>', 'klubbkontots lösenord')
  .option('--json', 'skriv svaret som JSON')
  .action(({ json, ...body }: ClubOptions) =>
    runTool(
      async () => {
        const created = await withDatabase((deps) => createClubWithAccount({ ...deps, passwords: createPasswords(PASSWORD_COST) }, body));
        console.log(
          json
            ? JSON.stringify(created)
            : `Klubben ${created.club.name} är skapad: /clubs/${created.club.slug}\nKlubbkonto: ${created.account.email}`,
        );
      },
      (field) => `--${field}`,
    ),
  );

await program.parseAsync();
