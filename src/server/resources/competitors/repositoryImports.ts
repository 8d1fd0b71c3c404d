import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/** What the club has said that columns hold, as JSON. */
export async function keptMapping(db: Db, clubId: number): Promise<string | undefined> {
  const kept = await db
    .selectFrom('entry_import_mappings')
    .select('mapping')
    .where('club_id', '=', clubId)
    .executeTakeFirst();
  return kept?.mapping;
}

export async function keepMapping(db: Db, clubId: number, mapping: string): Promise<void> {
  await db
    .insertInto('entry_import_mappings')
    .values({ club_id: clubId, mapping })
    .onConflict((conflict) => conflict.column('club_id').doUpdateSet({ mapping }))
    .execute();
}

/** Notes the boats of a list, each as it was entered. */
export async function insertImport(
  db: Db,
  { sailingId, at, boats }: { sailingId: number; at: string; boats: readonly { id: number; version: number }[] },
): Promise<number> {
  const { id } = await db
    .insertInto('entry_imports')
    .values({ sailing_id: sailingId, made_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const boat of boats)
    await db
      .insertInto('entry_import_boats')
      .values({ import_id: id, competitor_id: boat.id, version: boat.version })
      .execute();
  return id;
}

/** The imports of a sailing that have boats left, the latest first. */
export const importsOf = (db: Db, sailingId: number) =>
  db
    .selectFrom('entry_imports')
    .innerJoin('entry_import_boats', 'entry_import_boats.import_id', 'entry_imports.id')
    .where('entry_imports.sailing_id', '=', sailingId)
    .groupBy(['entry_imports.id', 'entry_imports.made_at'])
    .select(({ fn }) => ['entry_imports.id', 'entry_imports.made_at', fn.countAll<number | string>().as('boats')])
    .orderBy('entry_imports.id', 'desc')
    .execute();

/** The boats of an import that are still entered, with the versions that they had; undefined: no such import. */
export async function boatsOfImport(db: Db, sailingId: number, id: number): Promise<Map<number, number> | undefined> {
  const found = await db
    .selectFrom('entry_imports')
    .select('id')
    .where('id', '=', id)
    .where('sailing_id', '=', sailingId)
    .executeTakeFirst();
  if (!found) return undefined;
  const boats = await db
    .selectFrom('entry_import_boats')
    .select(['competitor_id', 'version'])
    .where('import_id', '=', id)
    .execute();
  return new Map(boats.map(({ competitor_id, version }) => [competitor_id, version]));
}

export async function deleteImport(db: Db, id: number): Promise<void> {
  await db.deleteFrom('entry_imports').where('id', '=', id).execute();
}
