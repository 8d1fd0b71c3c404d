import type { ImportedClub } from '../../server/commands/archives/importClub';
import type { NewClub } from '../../server/resources/clubs/createClub';
import type { ClubRef } from '../../shared/contract/clubs';

/** An account that the operator has created. */
export interface CreatedAccount {
  id: number;
  email: string;
  /** The slug of the club that the account runs. */
  club: string | null;
  /** True for an account that runs the platform. */
  admin: boolean;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const kindOf = ({ club, admin }: CreatedAccount): string => {
  if (club !== null)
    return admin ? `Klubbkonto för ${club}, som också sköter installationen` : `Klubbkonto för ${club}`;
  return admin ? 'Konto som sköter installationen' : 'Seglarkonto';
};

/** Texts of the commands of `npm run admin`. */
export const adminTexts = {
  about: 'Sköter installationen. Går att köra medan servern är igång.',

  clubCreated: ({ club, account }: NewClub) => [
    `Klubben ${club.name} är skapad: /clubs/${club.slug}`,
    `Klubbkonto: ${account.email}`,
  ],
  noClubs: 'Det finns ingen klubb än. Skapa en med club create.',
  club: ({ id, slug, name, sailor_count: sailors }: ClubRef & { sailor_count: number }) =>
    `${id}  ${slug}  ${name}  ${counted(sailors, 'medlem', 'medlemmar')}`,
  noSuchClub: (slug: string) => `Det finns ingen klubb som heter ${slug} i adresser. club list visar alla.`,

  exported: (name: string, file: string) => `Klubben ${name} är skriven till ${file}.`,
  exportHasAddresses: 'Filen har inga lösenord, men medlemmarnas adresser. Förvara den därefter.',
  noTarget: 'Skriv vart arkivet ska, till exempel --to klubben.zip.',
  fileTaken: (file: string) => `Filen ${file} finns redan. Välj ett annat namn.`,
  notAsDescribed: (file: string, what: string) => `${file} i arkivet är inte som den ska: ${what}`,
  imported: ({ club, series, sailings, entries, linked }: Omit<ImportedClub, 'differing'>) => [
    `Klubben ${club.name} är inläst: /clubs/${club.slug}`,
    `${counted(series, 'serie', 'serier')}, ${counted(sailings, 'segling', 'seglingar')}, ${counted(entries, 'anmälan', 'anmälningar')}. ` +
      `${counted(linked, 'seglare', 'seglare')} har konto här och fick sina anmälningar.`,
  ],
  rescoredSame: 'Alla resultat är omräknade och lika dem i arkivet.',
  rescoredOtherwise: (names: readonly string[]) => `Omräknade resultat skiljer sig från arkivets: ${names.join(', ')}.`,
  noOwnerYet: (slug: string) =>
    `Ingen sköter klubben än. Skapa ett konto: account create --email … --password … --club ${slug}`,

  noEmail: 'Skriv vilket konto det gäller, till exempel --email anna@example.se.',
  noSuchAccount: (email: string) => `Det finns inget konto med adressen ${email}.`,
  noOpenAccount: (email: string) => `Det finns inget öppet konto med adressen ${email}.`,
  accountCreated: (account: CreatedAccount) => `${kindOf(account)} är skapat: ${account.email}`,
  deactivated: (email: string) => `Kontot ${email} är stängt. Det är utloggat överallt och kan inte logga in.`,
  activated: (email: string) => `Kontot ${email} är öppet igen.`,
  reset: (email: string, link: string) => [
    `Kontot ${email} är utloggat överallt, och lösenordet gäller inte längre.`,
    'Länken väljer ett nytt. Den gäller i tre dagar och en gång. Ge den bara till den som kontot tillhör:',
    link,
  ],

  tableYear: (year: number, replaced: number | null) =>
    replaced === null ? `SRS-tabellen ${year}.` : `SRS-tabellen ${year}, jämförd med den för ${replaced}.`,
  tableRow: (mark: string, name: string, numbers: string) => `${mark} ${name}  ${numbers}`,
  tableCounts: (counts: { added: number; gone: number; changed: number; slightly: number; same: number }) =>
    `Båttyper: ${counts.added} nya, ${counts.gone} borta, ${counts.changed} ändrade mer än 0,010, ` +
    `${counts.slightly} ändrade lite, ${counts.same} som de var.`,
  tableNotTaken: 'Ingenting är sparat. Kör kommandot igen med --take för att ta in tabellen.',
  tableRefused: 'Ingenting är sparat. Rätta filen och kör kommandot igen.',
  tableTaken: (year: number) => `SRS-tabellen ${year} är inläst.`,

  backedUp: (file: string) => `Säkerhetskopian är skriven och kontrollerad: ${file}`,
  backupHasSecrets:
    'Den innehåller personuppgifter, lösenordens hash och det som inloggningar skrivs under med. Förvara den som du förvarar lösenord.',
  backupTaken: (file: string) => `Filen ${file} finns redan. Välj ett annat namn.`,
  restored: (file: string) => `Databasen är återställd från ${file}.`,
  restoredAside: (file: string) => `Det som fanns före ligger kvar i ${file}`,
  restoredEmpty: 'Det fanns ingenting före.',
  restartServers: 'Starta om servern nu, alla noder om de är flera. Öppna sidor läser då om sig själva.',
  startServers: 'Starta servern. Öppna sidor läser om sig själva.',

  noDatabaseUrl: 'Skriv vart databasen ska flytta, till exempel postgres://styrbord:lösenord@localhost:5432/styrbord.',
  onPostgres:
    'DATABASE_URL är satt, så installationen ligger redan i PostgreSQL. to-postgres flyttar en SQLite i DATA_DIR.',
  noSqlite: (dataDir: string) => `Det finns ingen databas i ${dataDir}.`,
  table: (table: string, rows: number, hash: string) =>
    `${table.padEnd(18)} ${String(rows).padStart(8)} rader  ${hash.slice(0, 16)}`,
  moved: (rows: number) =>
    `Alla ${rows} rader är flyttade, och antal och hash är lika på båda sidor för varje tabell. SQLite-filen är orörd.`,
  movedNext: 'Starta servern med DATABASE_URL satt till den nya databasen.',

  upToDate: 'Databasen är uppdaterad. Det finns inget att köra.',
  wouldMigrate: 'De här migreringarna väntar. De har provats och tagits tillbaka, så ingenting är ändrat:',
  migrated: 'De här migreringarna har körts:',
  migration: (name: string) => `  ${name}`,
  migrationFails: (reason: string) => `En migrering går inte att köra: ${reason}. Ingenting är ändrat.`,
  keptAside: (file: string) => `Databasen som den var ligger i ${file}`,
} as const;
