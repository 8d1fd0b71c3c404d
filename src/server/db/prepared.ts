import { sql, type Compilable, type CompiledQuery, type Expression, type Kysely } from 'kysely';
import { assertOutsideWork, outerUseGuard } from './insideWork';
import type { Database } from './schema';

type Db = Kysely<Database>;

/** Where a value goes that comes with each call. */
class Place {
  constructor(readonly name: PropertyKey) {}
}

type ValueOf<V> = <K extends keyof V>(name: K) => Expression<V[K]>;

/**
 * A query that is put together once and asked many times with other values: putting it together takes longer than
 * SQLite takes to answer. `build` gets the places of the values; resolves with the rows.
 */
export function prepared<V extends object, R>(
  build: (db: Db, value: ValueOf<V>) => Compilable<R>,
): (db: Db, values: V) => Promise<R[]> {
  const compiled = new WeakMap<object, CompiledQuery<R>>();

  return async (db, values) => {
    const executor = db.getExecutor();
    if (executor.plugins.includes(outerUseGuard)) assertOutsideWork();
    const known = compiled.get(executor.adapter);
    const query = known ?? build(db, (name) => sql`${new Place(name)}`).compile();
    if (!known) compiled.set(executor.adapter, query);
    const parameters = query.parameters.map((one): unknown =>
      one instanceof Place ? Reflect.get(values, one.name) : one,
    );
    const bound: CompiledQuery<R> = { ...query, parameters };
    return (await db.executeQuery(bound)).rows;
  };
}
