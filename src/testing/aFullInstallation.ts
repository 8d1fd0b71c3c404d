import type { Connection } from '../server/db/connect';
import { createPasswords } from '../server/resources/users/passwords';
import { seedDemo } from '../tools/demo/seedDemo';
import { TEST_PASSWORD_COST } from './testApp';

const AT = '2026-06-04T16:30:00.000Z';

/**
 * The demo club with its season, and a row of each kind that it has none of: bytes, rows that point at later ones, ids
 * that are gone.
 */
export async function fillInstallation(connection: Connection, dataDir: string): Promise<void> {
  const { db } = connection;
  await seedDemo({ ...connection, dataDir, now: () => new Date(AT), passwords: createPasswords(TEST_PASSWORD_COST) });
  const club = await db.selectFrom('clubs').select('id').executeTakeFirstOrThrow();

  const hash = 'b'.repeat(64);
  await db
    .insertInto('files')
    .values({ hash, mime: 'image/png', data: Buffer.from([0, 255, 10, 39, 92]), kept_at: AT })
    .execute();
  await db.updateTable('clubs').set({ logo_hash: hash, description: 'Rad ett\nrad två: "å", \\ och 🚤' }).execute();

  const boat = await db
    .selectFrom('boats')
    .select(['id', 'owner_id'])
    .where('owner_id', 'is not', null)
    .executeTakeFirstOrThrow();
  await db.updateTable('sailors').set({ default_boat_id: boat.id }).where('id', '=', boat.owner_id).execute();

  const sailing = await db.selectFrom('sailings').select('id').executeTakeFirstOrThrow();
  const entry = {
    sailing_id: sailing.id,
    competitor_id: null,
    user_id: null,
    action: 'verified',
    label: '',
    by_name: 'Åsa',
    at: AT,
  } as const;
  const first = await db
    .insertInto('result_log')
    .values({ ...entry, before: null, after: null, undone_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const second = await db
    .insertInto('result_log')
    .values({ ...entry, before: '{}', after: null, undone_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('result_log').set({ undone_by: second.id }).where('id', '=', first.id).execute();

  const gone = { club_id: club.id, name: 'Borttagen', version: 1, created_at: AT, updated_at: AT };
  const { id } = await db.insertInto('series').values(gone).returning('id').executeTakeFirstOrThrow();
  await db.deleteFrom('series').where('id', '=', id).execute();
}
