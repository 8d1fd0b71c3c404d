const some = (problems: string[]): string => problems.slice(0, 3).join('; ');

/** What an operator is told when copies of the database are made and brought back. */
export const copyTexts = {
  damagedBackup: (problems: string[]) =>
    `Databasen är skadad, så ingen säkerhetskopia har skrivits (${some(problems)}). Återställ den senaste som är hel med restore.`,
  missingFile: (path: string) => `Filen ${path} finns inte eller går inte att läsa.`,
  notABackup: (path: string) => `Filen ${path} är ingen säkerhetskopia av Styrbord.`,
  damagedFile: (path: string, problems: string[]) => `Filen ${path} är skadad och återställs inte (${some(problems)}).`,
  serverRuns:
    'En server arbetar på databasen. Stoppa den först. Med --force byts innehållet ut medan den går, och servern måste sedan startas om.',
  notEmpty:
    'Databasen som DATABASE_URL anger är inte tom. Med --force ersätts det som finns i den, och en kopia av det sparas först.',
  moveServerRuns: 'En server arbetar på databasen. Stoppa den först: det som skrivs under flytten följer inte med.',
  targetNotEmpty:
    'Databasen som adressen anger är inte tom. Skapa en ny, tom databas i PostgreSQL och ange dess adress.',
} as const;
