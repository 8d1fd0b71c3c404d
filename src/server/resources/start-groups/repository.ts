import type { Kysely } from 'kysely';
import { prepared } from '../../db/prepared';
import type { Database, NewStartGroup, StartGroupChanges, StartGroupRecord } from '../../db/schema';

type Db = Kysely<Database>;

export const startGroupById = (db: Db, id: number): Promise<StartGroupRecord | undefined> =>
  db.selectFrom('start_groups').selectAll().where('id', '=', id).executeTakeFirst();

const groupsOf = prepared<{ sailing: number }, StartGroupRecord>((db, value) =>
  db.selectFrom('start_groups').selectAll().where('sailing_id', '=', value('sailing')).orderBy('id'),
);

export const startGroupsOf = (db: Db, sailing: number): Promise<StartGroupRecord[]> => groupsOf(db, { sailing });

export async function countIn(db: Db, startGroupId: number): Promise<number> {
  const { count } = await db
    .selectFrom('competitors')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('start_group_id', '=', startGroupId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertStartGroup(db: Db, group: NewStartGroup): Promise<number> {
  const { id } = await db.insertInto('start_groups').values(group).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateStartGroup(db: Db, id: number, changes: StartGroupChanges): Promise<void> {
  await db.updateTable('start_groups').set(changes).where('id', '=', id).execute();
}

export async function deleteStartGroup(db: Db, id: number): Promise<void> {
  await db.deleteFrom('start_groups').where('id', '=', id).execute();
}
