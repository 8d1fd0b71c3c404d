import { StartError } from '../startError';
import { connectDatabase, type Connection } from './connect';
import { migrate } from './migrate';
import { IN_MEMORY } from './sqlite';

/** What tells the tables of a database from those that this version makes, each as "table.column". */
export interface SchemaDifference {
  missing: string[];
  unknown: string[];
}

async function columnsOf(db: Connection['db']): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
}

let expected: Promise<string[]> | undefined;

/** The columns of a new database. Both engines have the same ones. */
const expectedColumns = (): Promise<string[]> =>
  (expected ??= connectDatabase({ dataDir: IN_MEMORY }).then(async (connection) => {
    await migrate(connection);
    try {
      return await columnsOf(connection.db);
    } finally {
      await connection.close();
    }
  }));

const without = (columns: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return columns.filter((column) => !known.has(column));
};

/** Compares a migrated database with a new one: the names of migrations do not tell what a changed one has made. */
export async function schemaDifference({ db }: Pick<Connection, 'db'>): Promise<SchemaDifference> {
  const [wanted, found] = await Promise.all([expectedColumns(), columnsOf(db)]);
  return { missing: without(wanted, found), unknown: without(found, wanted) };
}

/** The difference in words; '' where there is none. */
export function differenceText({ missing, unknown }: SchemaDifference): string {
  const parts = [
    ...(missing.length > 0 ? [`saknas: ${missing.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`hör inte hit: ${unknown.join(', ')}`] : []),
  ];
  return parts.join('; ');
}

/** Throws one readable line unless the tables are those of this version. */
export async function assertSchema(connection: Pick<Connection, 'db'>): Promise<void> {
  const text = differenceText(await schemaDifference(connection));
  if (text === '') return;
  throw new StartError(
    `Databasens tabeller är inte de som den här versionen av Styrbord har (${text}). Återställ en säkerhetskopia med admin -- restore, eller kör den version som senast gick.`,
  );
}
