import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { INTEGER, TEXT, emptyText, newTableWithId, nullable, type Migrating } from './tables';

/** Letters that wait to be sent, and when a user last logged in: links to choose a new password die with a login. */
export const mail = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    await newTableWithId(db, engine, 'mail_outbox')
      .addColumn('letter', TEXT, (column) => column.notNull())
      .addColumn('created_at', TEXT, (column) => column.notNull())
      .$call(nullable(TEXT, 'due_at'))
      .addColumn('attempts', INTEGER, (column) => column.notNull().defaultTo(0))
      .$call(nullable(TEXT, 'finished_at'))
      .$call(emptyText('error', 'recipient', 'subject', 'text'))
      .execute();
    await db.schema.createIndex('mail_outbox_due').on('mail_outbox').column('due_at').execute();

    await db.schema.alterTable('users').addColumn('last_login_at', TEXT).execute();
  },
});
