import type { ColumnDataType } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import {
  INTEGER,
  TEXT,
  emptyText,
  flag,
  newTable,
  newTableWithId,
  nullable,
  reference,
  stampsAndVersion,
  type Migrating,
} from './tables';

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

    await addReference(db, 'sailings', { name: 'course_id', target: 'courses.id', type: INTEGER });
    await addReference(db, 'clubs', { name: 'logo_hash', target: 'files.hash', type: TEXT });
    await addReference(db, 'sailors', { name: 'photo_hash', target: 'files.hash', type: TEXT });
  },
});

async function files(db: Migrating, engine: Engine): Promise<void> {
  await newTable(db, engine, 'files')
    .addColumn('hash', TEXT, (column) => column.primaryKey())
    .addColumn('mime', TEXT, (column) => column.notNull())
    .addColumn('data', BYTES[engine], (column) => column.notNull())
    .addColumn('kept_at', TEXT, (column) => column.notNull())
    .execute();
}

interface Reference {
  name: string;
  target: string;
  type: ColumnDataType;
}

async function addReference(db: Migrating, table: string, { name, target, type }: Reference): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(name, type, (column) => column.references(target).onDelete('restrict'))
    .execute();
  await db.schema.createIndex(`${table}_${name}`).on(table).column(name).execute();
}
