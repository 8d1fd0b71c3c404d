import { storageTroubleOf, type StorageTrouble } from '../../server/db/storageTrouble';
import { errorCode } from '../../server/errorCode';

const AWAY = 'Databasen går inte att nå. Kontrollera adressen och att PostgreSQL är igång.';

const STORAGE: Record<StorageTrouble, string> = {
  full: 'Disken är full. Frigör utrymme och kör kommandot igen.',
  busy: 'Databasen är upptagen av andra. Vänta en stund och kör kommandot igen.',
  failing: 'Det går inte att läsa eller skriva på disken. Kontrollera disken och rättigheterna i DATA_DIR.',
  away: AWAY,
};

/** Errors that a retry does not cure. Class 28: PostgreSQL refuses the user. 3D000: there is no such database. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^(28|3D000)/, AWAY],
  [/^SQLITE_(NOTADB|CORRUPT)/, 'Databasen är skadad. Återställ den senaste säkerhetskopian med restore.'],
  [
    /^(EACCES|EPERM|ENOTDIR|ENOENT|EISDIR)/,
    'Det går inte att läsa eller skriva en fil. Kontrollera sökvägen och rättigheterna.',
  ],
  [/^EEXIST/, 'Filen finns redan. Välj ett annat namn.'],
];

/** One line of advice about an error of the machine or the database; undefined for other errors. */
export function troubleLine(error: unknown): string | undefined {
  const code = errorCode(error);
  const trouble = storageTroubleOf(error);
  const line = trouble ? STORAGE[trouble] : OTHERS.find(([pattern]) => pattern.test(code))?.[1];
  return line !== undefined && code !== '' ? `${line} (${code})` : line;
}
