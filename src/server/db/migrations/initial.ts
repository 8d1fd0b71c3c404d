import { randomBytes } from 'node:crypto';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { eventLogTables } from './initialEventLog';
import { peopleTables } from './initialPeople';
import { sailingTables } from './initialSailings';
import { TEXT, newTable, type Migrating } from './tables';

/** The tables of the first release. */
export const initial = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    await peopleTables(db, engine);
    await sailingTables(db, engine);
    await eventLogTables(db, engine);
    await metaTable(db, engine);
  },
});

async function metaTable(db: Migrating, engine: Engine): Promise<void> {
  await newTable(db, engine, 'meta')
    .addColumn('key', TEXT, (column) => column.primaryKey())
    .addColumn('value', TEXT, (column) => column.notNull())
    .execute();
  await db
    .withTables<{ meta: { key: string; value: string } }>()
    .insertInto('meta')
    .values({ key: 'epoch', value: randomBytes(4).toString('hex') })
    .execute();
}
