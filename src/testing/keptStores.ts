import { keptDatabase } from '../client/api/keptDatabase';

/** Nothing is kept in this browser any more. */
export async function emptyKeptStores(): Promise<void> {
  const database = await keptDatabase();
  await Promise.all((['changes', 'refusals', 'answers'] as const).map((store) => database.clear(store)));
}
