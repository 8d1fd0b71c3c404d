import type { Upgrade } from '../../server/db/upgrade';

export const startTexts = {
  sqliteReady: (dataDir: string) => `Databasen är klar: SQLite i ${dataDir}.`,
  postgresReady: 'Databasen är klar: PostgreSQL.',
  upgraded: ({ migrations, backup }: Upgrade) =>
    `Databasen är uppdaterad: ${migrations.join(', ')}.${backup === null ? '' : ` Den finns kvar som den var i ${backup}`}`,
  notBuilt: 'Appen är inte byggd. Kör npm start, som bygger den.',
  serving: (address: string) => `Styrbord finns på ${address}`,
  onTheNetwork: (address: string) => `På det lokala nätet: ${address}`,
  outside: (address: string) => `Utifrån: ${address}`,
  live: 'Öppna Simulerad kväll bland seglingarna: båtarna går i mål medan du tittar (DEMO_LIVE=off stänger av).',
  mailbox: (address: string) => `Mail skickas inte (SMTP_URL är inte satt). De visas på ${address}`,
} as const;
