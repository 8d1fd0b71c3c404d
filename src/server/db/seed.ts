import type { Kysely } from 'kysely';
import { BOAT_MODEL_TABLE, TABLE_YEAR } from './boatModelTable';
import type { Database } from './schema';

/** Fills the table of boat models, unless somebody has filled it. */
export async function seedBoatModels(db: Kysely<Database>): Promise<void> {
  const held = await db.selectFrom('boat_models').select('id').limit(1).executeTakeFirst();
  if (held) return;
  const rows = BOAT_MODEL_TABLE.map(([name, kind, srs, noFlying, shorthanded, shorthandedNoFlying]) => ({
    name,
    kind,
    srs_thousandths: srs,
    srs_no_flying_thousandths: noFlying,
    srs_shorthanded_thousandths: shorthanded,
    srs_shorthanded_no_flying_thousandths: shorthandedNoFlying,
    srs_year: TABLE_YEAR,
  }));
  // Two nodes may start at once on an empty database.
  await db
    .insertInto('boat_models')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
