import { sql } from 'kysely';
import { connectDatabase, type Connection } from '../connect';
import { migrate } from '../migrate';
import { differences, fingerprints } from './fingerprint';
import { tablesInOrder, type CopiedTable } from './tables';

const inMemory = () => connectDatabase({ dataDir: ':memory:' });

async function withTables(...definitions: string[]): Promise<CopiedTable[]> {
  const connection = await inMemory();
  for (const definition of definitions) await sql.raw(definition).execute(connection.db);
  try {
    return await tablesInOrder(connection.db);
  } finally {
    await connection.close();
  }
}

const shown = (tables: CopiedTable[]) => tables.map(({ name, later }) => [name, ...later.map((column) => column.name)]);

describe('the order of copying', () => {
  test('puts tables after those that their rows need, and lets what points in a circle wait', async () => {
    const tables = await withTables(
      'create table boats (id integer primary key, owner integer not null references sailors(id)) strict',
      'create table clubs (id integer primary key, parent integer references clubs(id)) strict',
      'create table sailors (id integer primary key, club integer not null references clubs(id), best integer references boats(id)) strict',
    );
    expect(shown(tables)).toEqual([['clubs', 'parent'], ['sailors', 'best'], ['boats']]);
  });

  test('is refused where rows cannot be without each other', async () => {
    const making = withTables(
      'create table one (id integer primary key, other integer not null references other(id)) strict',
      'create table other (id integer primary key, one integer not null references one(id)) strict',
    );
    await expect(making).rejects.toThrow('one, other need each other');
  });

  test('knows every table of ours with its key', async () => {
    const connection = await inMemory();
    await migrate(connection);
    const tables = await tablesInOrder(connection.db);
    const found = (await connection.db.introspection.getTables()).map(({ name }) => name);
    await connection.close();
    expect(tables.map(({ name }) => name).sort()).toEqual(found.sort());
    expect(tables.filter(({ key }) => key.length === 0)).toEqual([]);
  });
});

describe('fingerprints', () => {
  const of = async ({ db, engine }: Connection) =>
    db
      .withoutPlugins()
      .transaction()
      .execute(async (tx) => fingerprints({ tx, engine }, await tablesInOrder(tx)));

  test('differ where one byte of a file, one text or one row does', async () => {
    const connection = await inMemory();
    const { db } = connection;
    await sql`create table files (hash text primary key, data blob) strict`.execute(db);
    await sql`create table notes (id integer primary key, text text) strict`.execute(db);
    await sql`insert into files values ('a', x'00ff'), ('b', null)`.execute(db);
    await sql`insert into notes values (1, 'Å'), (2, null)`.execute(db);
    const before = await of(connection);

    await sql`update files set data = x'00fe' where hash = 'a'`.execute(db);
    expect(differences(before, await of(connection))).toEqual(['files']);
    await sql`update notes set text = '' where id = 2`.execute(db);
    expect(differences(before, await of(connection))).toEqual(['files', 'notes']);
    await sql`update files set data = x'00ff' where hash = 'a'`.execute(db);
    await sql`update notes set text = null where id = 2`.execute(db);
    expect(differences(before, await of(connection))).toEqual([]);
    await sql`delete from notes where id = 2`.execute(db);
    expect(differences(before, await of(connection))).toEqual(['notes']);
    await connection.close();
  });
});
