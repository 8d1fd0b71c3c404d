import type { Kysely } from 'kysely';
import type { BoatKind } from '../../shared/contract/boats';
import type { Database } from './schema';

/** The year that the numbers are said to be for. */
const TABLE_YEAR = 2026;

/**
 * A type of boat and its four numbers in thousandths: full crew with flying sails, without them, shorthanded,
 * shorthanded without them. null: not sailed so.
 */
type BoatModelNumbers = [
  name: string,
  kind: BoatKind,
  srs: number,
  noFlying: number | null,
  short: number | null,
  shortNoFlying: number | null,
];

/**
 * An invented table, so that a new installation has types to choose from: the federation's yearly one is its own. The
 * order of speed is about right, the numbers are nobody's.
 */
export const BOAT_MODEL_TABLE: readonly BoatModelNumbers[] = [
  ['606', 'monohull', 917, 886, 908, 877],
  ['Albin Ballad', 'monohull', 868, 842, 858, 832],
  ['Albin Express', 'monohull', 928, 899, 917, 888],
  ['Albin Vega', 'monohull', 822, 801, 811, 790],
  ['Arcona 340', 'monohull', 1039, 1003, 1026, 990],
  ['Comfort 30', 'monohull', 857, 833, 846, 822],
  ['Comfortina 32', 'monohull', 913, 886, 901, 874],
  ['Drake', 'monohull', 961, 927, 951, 917],
  ['Farrier F-27', 'multihull', 1215, 1165, 1195, 1145],
  ['First 31.7', 'monohull', 1008, 974, 995, 961],
  ['Folkbåt', 'monohull', 819, 804, 809, 794],
  ['H-båt', 'monohull', 919, 889, 909, 879],
  ['IF-båt', 'monohull', 838, 819, 828, 809],
  ['J/70', 'monohull', 1021, 971, 1007, 957],
  ['Laser', 'dinghy', 893, 893, null, null],
  ['Linjett 33', 'monohull', 957, 927, 945, 915],
  ['M30', 'monohull', 937, 907, 926, 896],
  ['Maxi 77', 'monohull', 843, 820, 832, 809],
  ['Maxi 95', 'monohull', 879, 853, 868, 842],
  ['Mälar 22', 'monohull', 884, 864, 873, 853],
  ['Mälar 30', 'monohull', 949, 922, 938, 911],
  ['Neptunkryssare', 'monohull', 866, 848, 855, 837],
  ['OK-jolle', 'dinghy', 904, 904, null, null],
  ['Omega 30', 'monohull', 914, 887, 903, 876],
  ['Omega 36', 'monohull', 987, 955, 974, 942],
  ['Omega 42', 'monohull', 1034, 998, 1020, 984],
  ['Scampi', 'monohull', 899, 871, 888, 860],
  ['Smaragd', 'monohull', 971, 939, 959, 927],
  ['Stjärnbåt', 'monohull', 762, 751, 754, 743],
  ['X-79', 'monohull', 968, 934, 956, 922],
  ['X-99', 'monohull', 1072, 1031, 1058, 1017],
];

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
