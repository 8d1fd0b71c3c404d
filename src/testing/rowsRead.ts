import type { CompiledQuery } from 'kysely';
import type { TestApp } from './testApp';

/** Counts the rows that the database gives from now on, to reads and to what writes return. */
export function countRowsRead({ db }: Pick<TestApp, 'db'>): () => number {
  let count = 0;
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = (use) =>
    provide((connection) =>
      use({
        executeQuery: async <R>(query: CompiledQuery) => {
          const result = await connection.executeQuery<R>(query);
          count += result.rows.length;
          return result;
        },
        streamQuery: connection.streamQuery.bind(connection),
      }),
    );
  return () => count;
}
