import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { TEXT, type Migrating } from './tables';

const STANDS = ['asked', 'confirmed'] as const;

/**
 * Whether the club of a sailor has confirmed that they are its member; null for a sailor without a club. Until now
 * naming a club was being its member, so those who have named one stay members.
 */
export const membership: Migration = {
  async up(db: Migrating) {
    const words = sql.join(STANDS.map((word) => sql.lit(word)));
    await db.schema
      .alterTable('sailors')
      .addColumn('membership', TEXT, (column) => column.check(sql`membership in (${words})`))
      .execute();
    await db
      .withTables<{ sailors: { club_id: number | null; membership: string | null } }>()
      .updateTable('sailors')
      .set({ membership: 'confirmed' })
      .where('club_id', 'is not', null)
      .execute();
  },
};
