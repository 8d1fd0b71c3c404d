import type { Command } from 'commander';
import type { ClubRef } from '../../shared/contract/clubs';
import { siteOf } from '../../server/addresses';
import { listClubs } from '../../server/resources/clubs/clubs';
import { createClubWithAccount } from '../../server/resources/clubs/createClub';
import { withDatabase, OPERATOR } from '../cli/runTool';
import { archiveCommands } from './clubArchive';
import { doing } from './command';
import { passwords } from './account';
import { adminTexts } from './texts';

interface NewClubOptions {
  name?: string;
  slug?: string;
  email?: string;
  password?: string;
}

interface ListedClub extends ClubRef {
  sailor_count: number;
}

async function list(): Promise<{ clubs: ListedClub[] }> {
  const clubs = await withDatabase(({ db }, config) => listClubs(db, OPERATOR, siteOf(config)));
  return { clubs: clubs.map(({ id, slug, name, sailor_count }) => ({ id, slug, name, sailor_count })) };
}

export function clubCommands(program: Command): void {
  const club = program.command('club').description('klubbar');
  archiveCommands(club);

  doing(
    club
      .command('create')
      .description('skapar en klubb och dess klubbkonto')
      .option('--name <namn>', 'klubbens namn, till exempel "Exempel Segelsällskap"')
      .option('--slug <ord>', 'klubben i adresser, till exempel exempel-ss')
      .option('--email <adress>', 'klubbkontots e-postadress')
      .option('--password <lösenord>', 'klubbkontots lösenord'),
    {
      run: (body: NewClubOptions) =>
        withDatabase((deps) => createClubWithAccount({ ...deps, passwords: passwords() }, body)),
      lines: (created) => adminTexts.clubCreated(created),
    },
  );

  doing(club.command('list').description('visar alla klubbar'), {
    run: list,
    lines: ({ clubs }) => (clubs.length === 0 ? [adminTexts.noClubs] : clubs.map(adminTexts.club)),
  });
}
