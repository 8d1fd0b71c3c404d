import type { Migration } from 'kysely/migration';
import type { Engine } from '../connect';
import { INTEGER, TEXT, choice, newTable, newTableWithId, nullable, reference, type Migrating } from './tables';

type AccountsOfClubs = {
  users: { id: number; club_id: number | null; email: string; created_at: string };
  club_roles: {
    club_id: number;
    user_id: number;
    email: string;
    role: string;
    invited_at: string;
    accepted_at: string;
  };
};

/** The accounts that clubs have had until now are their first owners. */
async function keepOwners(db: Migrating): Promise<void> {
  const typed = db.withTables<AccountsOfClubs>();
  const accounts = await typed.selectFrom('users').selectAll().where('club_id', 'is not', null).execute();
  for (const { id, club_id, email, created_at } of accounts) {
    if (club_id === null) continue;
    const owner = { club_id, user_id: id, email, role: 'owner', invited_at: created_at, accepted_at: created_at };
    await typed.insertInto('club_roles').values(owner).execute();
  }
}

/**
 * Those who run a club, each with a login of their own; and links by which helpers of one evening record one sailing
 * without an account, with the people who came by them. Events know their sailing, since such a link sees no other.
 */
export const roles = (engine: Engine): Migration => ({
  async up(db: Migrating) {
    await newTableWithId(db, engine, 'club_roles')
      .$call(reference('club_id', 'clubs', { onDelete: 'cascade', required: true }))
      .$call(reference('user_id', 'users', { onDelete: 'cascade', required: false }))
      .addColumn('email', TEXT, (column) => column.notNull())
      .$call(choice('role', ['owner', 'official']))
      .$call(nullable(TEXT, 'token_hash', 'expires_at'))
      .addColumn('invited_at', TEXT, (column) => column.notNull())
      .$call(nullable(TEXT, 'accepted_at'))
      .addUniqueConstraint('club_roles_email', ['club_id', 'email'])
      .execute();
    await db.schema.createIndex('club_roles_user').on('club_roles').column('user_id').execute();
    await keepOwners(db);

    await newTableWithId(db, engine, 'evening_links')
      .$call(reference('sailing_id', 'sailings', { onDelete: 'cascade', required: true }))
      .addColumn('label', TEXT, (column) => column.notNull())
      .addColumn('token_hash', TEXT, (column) => column.notNull().unique())
      .addColumn('created_at', TEXT, (column) => column.notNull())
      .addColumn('expires_at', TEXT, (column) => column.notNull())
      .$call(nullable(TEXT, 'ended_at'))
      .$call(reference('made_by', 'users', { onDelete: 'cascade', required: true }))
      .execute();
    for (const column of ['sailing_id', 'made_by'])
      await db.schema.createIndex(`evening_links_${column}`).on('evening_links').column(column).execute();

    await newTable(db, engine, 'evening_sessions')
      .addColumn('id', TEXT, (column) => column.primaryKey().notNull())
      .$call(reference('link_id', 'evening_links', { onDelete: 'cascade', required: true }))
      .addColumn('name', TEXT, (column) => column.notNull())
      .addColumn('created_at', TEXT, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('evening_sessions_link').on('evening_sessions').column('link_id').execute();

    await db.schema.alterTable('result_log').addColumn('evening_link', INTEGER).execute();
    await db.schema.alterTable('events').addColumn('sailing_id', INTEGER).execute();
  },
});
