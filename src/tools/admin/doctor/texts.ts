const comma = (value: number): string => value.toFixed(1).replace('.', ',');

/** Texts of the doctor. */
export const doctorTexts = {
  node: 'Node',
  oldNode: 'Uppgradera till Node 22.14 eller nyare, helst 24.',
  room: 'Utrymme',
  free: (mb: number) => `${mb} MB ledigt`,
  littleRoom: 'Frigör utrymme på disken som DATA_DIR ligger på.',
  noRoom: 'Frigör utrymme nu: snart kan ingenting sparas.',
  disk: 'Disk',
  syncTime: (ms: number) => `${comma(ms)} ms per säker skrivning`,
  slowDisk:
    'Varje ändring väntar så länge. Lägg DATA_DIR på en snabbare disk, inte på ett minneskort eller en nätverksmapp.',
  cannotWrite: 'Ge den som kör servern rätt att skriva i DATA_DIR.',

  database: 'Databas',
  sqlite: (dataDir: string) => `SQLite i ${dataDir}`,
  postgres: 'PostgreSQL',
  noDatabase: (dataDir: string) => `det finns ingen i ${dataDir} än`,
  startFirst: 'Starta servern, så skapas den. Annars: sätt DATA_DIR eller DATABASE_URL som servern har dem.',
  cannotOpen:
    'Se till att databasen går och att DATABASE_URL stämmer. Är filen skadad: återställ den senaste säkerhetskopian med restore.',
  migrations: 'Migreringar',
  waiting: (names: string[]) => `${names.join(', ')} väntar`,
  migrate: 'Starta om servern eller kör migrate. migrate --dry-run provar först.',
  newerVersion: 'Kör den version av Styrbord som senast startades på databasen, eller en nyare.',
  integrity: 'Hel fil',
  references: 'Referenser',
  whole: 'inga fel',
  restore: 'Stoppa servern och återställ den senaste säkerhetskopian som är hel, med restore.',
  clock: 'Klocka',
  skew: (ms: number) => `${ms} ms från databasens`,
  setClock: 'Ställ klockorna på servern och databasens maskin, helst med NTP.',
  mail: 'Mail',
  mails: ({ waiting, late, failed }: { waiting: number; late: number; failed: number }) =>
    `${waiting} väntar, varav ${late} längre än tio minuter; ${failed} har inte gått att skicka`,
  lookAtMail: 'Kontrollera SMTP_URL. Tabellen mail_outbox visar felkoden för varje mail.',

  linksTo: (site: string) => `inte satt: länkar i mail går till ${site}`,
  setAddress: 'Sätt PUBLIC_URL till adressen som människor når servern på.',
  useHttps: 'Använd https utanför den egna maskinen: annars går lösenord öppet över nätet.',
  notSet: 'inte satt: inga mail skickas',
  setMailServer: 'Sätt SMTP_URL, annars kan ingen få ett nytt lösenord med mail.',
  mailServerAnswers: 'mailservern svarar',
  mailServerRefuses: (code: string) => `mailservern tar inte emot (${code})`,
  checkMailServer: 'Kontrollera adress, användare och lösenord i SMTP_URL, och att brandväggen släpper ut trafiken.',
  isSet: 'satt',
  simpleSecret: 'satt, men för enkel',
  drawSecret: 'Byt till en slumpad hemlighet, till exempel från openssl rand -base64 32. Alla får logga in igen.',
  secretInDatabase: 'finns i databasen, lika för alla noder',
  secretInFile: 'finns i DATA_DIR, bara för den som kör servern',
  secretToBe: 'skapas när servern startar',
  openSecret: 'filen går att läsa för andra på maskinen',
  closeSecret: (file: string) => `Kör chmod 600 ${file}`,

  line: (state: string, name: string, found: string) => `${state.padEnd(8)} ${name.padEnd(12)} ${found}`,
  todo: (text: string) => `         ${''.padEnd(12)} → ${text}`,
} as const;
