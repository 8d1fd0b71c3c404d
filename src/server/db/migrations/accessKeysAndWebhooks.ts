import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { INTEGER, TEXT, choice, emptyText, flag, newTable, newTableWithId, nullable, reference } from './tables';
import type { Migrating } from './tables';

const REQUIRED = { onDelete: 'cascade', required: true } as const;

/**
 * What a club lets other programs do: keys by which they act for it, addresses that are told what happens, the messages
 * that wait for those, and the event of rrs.org that a sailing belongs to.
 */
export const accessKeysAndWebhooks = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    await newTableWithId(db, engine, 'access_keys')
      .$call(reference('club_id', 'clubs', REQUIRED))
      .$call(reference('made_by', 'users', REQUIRED))
      .addColumn('name', TEXT, (column) => column.notNull())
      .addColumn('token_hash', TEXT, (column) => column.notNull().unique())
      .$call(flag('can_write'))
      .$call(nullable(TEXT, 'expires_on'))
      .addColumn('created_at', TEXT, (column) => column.notNull())
      .execute();
    for (const column of ['club_id', 'made_by'])
      await db.schema.createIndex(`access_keys_${column}`).on('access_keys').column(column).execute();

    await newTableWithId(db, engine, 'webhooks')
      .$call(reference('club_id', 'clubs', REQUIRED))
      .addColumn('url', TEXT, (column) => column.notNull())
      .addColumn('events', TEXT, (column) => column.notNull())
      .$call(choice('kind', ['signed', 'text']))
      .addColumn('created_at', TEXT, (column) => column.notNull())
      .$call(nullable(TEXT, 'off_at'))
      .execute();
    await db.schema.createIndex('webhooks_club').on('webhooks').column('club_id').execute();

    await newTableWithId(db, engine, 'webhook_outbox')
      .$call(reference('webhook_id', 'webhooks', REQUIRED))
      .addColumn('message', TEXT, (column) => column.notNull())
      .addColumn('facts', TEXT, (column) => column.notNull())
      .addColumn('created_at', TEXT, (column) => column.notNull())
      .$call(nullable(TEXT, 'due_at'))
      .addColumn('attempts', INTEGER, (column) => column.notNull().defaultTo(0))
      .$call(nullable(TEXT, 'tried_at', 'finished_at'))
      .$call(nullable(INTEGER, 'status'))
      .$call(emptyText('error'))
      .execute();
    for (const column of ['due_at', 'webhook_id'])
      await db.schema.createIndex(`webhook_outbox_${column}`).on('webhook_outbox').column(column).execute();

    await newTable(db, engine, 'rrs_events')
      .addColumn('sailing_id', INTEGER, (column) =>
        column.primaryKey().notNull().references('sailings.id').onDelete('cascade'),
      )
      .addColumn('sealed', TEXT, (column) => column.notNull())
      .$call(nullable(TEXT, 'sent_at'))
      .$call(nullable(INTEGER, 'sent_count'))
      .execute();
  },
});
