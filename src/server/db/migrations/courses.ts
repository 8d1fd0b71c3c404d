import type { ColumnDataType } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { INTEGER, TEXT, emptyText, flag, newTable, newTableWithId, nullable, reference, stampsAndVersion, type Migrating } from './tables';

const BYTES: Record<Engine, ColumnDataType> = { sqlite: 'blob', postgres: 'bytea' };

/** Courses, the files that people send in, and where they are shown. */
export const courses = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    await files(db, engine);
    await newTableWithId(db, engine, 'courses')
      .$call(reference('club_id', 'clubs', { onDelete: 'cascade', required: true }))
      .addColumn('name', TEXT, (column) => column.notNull())
      .$call(emptyText('description'))
      .$call(nullable(INTEGER, 'length_nm_hundredths'))
      .addColumn('map_hash', TEXT, (column) => column.references('files.hash').onDelete('restrict'))
      .addColumn('marks', TEXT, (column) => column.notNull().defaultTo('[]'))
      .$call(flag('is_active', 1))
      .$call(stampsAndVersion)
      .addUniqueConstraint('courses_name', ['club_id', 'name'])
      .execute();

    await addReference(db, 'sailings', 'course_id', 'courses.id', INTEGER);
    await addReference(db, 'clubs', 'logo_hash', 'files.hash', TEXT);
    await addReference(db, 'sailors', 'photo_hash', 'files.hash', TEXT);
  },
});

async function files(db: Migrating, engine: Engine): Promise<void> {
  await newTable(db, engine, 'files')
    .addColumn('hash', TEXT, (column) => column.primaryKey())
    .addColumn('mime', TEXT, (column) => column.notNull())
    .addColumn('data', BYTES[engine], (column) => column.notNull())
    .addColumn('created_at', TEXT, (column) => column.notNull())
    .execute();
}

async function addReference(db: Migrating, table: string, name: string, target: string, type: ColumnDataType): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(name, type, (column) => column.references(target).onDelete('restrict'))
    .execute();
  await db.schema.createIndex(`${table}_${name}`).on(table).column(name).execute();
}
