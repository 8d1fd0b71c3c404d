import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type BetterSqlite3 from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type TransactionSettings,
} from 'kysely';
import { errorCode } from '../errorCode';
import { StartError } from '../startError';

export const SQLITE_FILE = 'styrbord.sqlite';
const OWNER_ONLY = 0o600;
/** A data directory of this name keeps everything in memory, for tests. */
export const IN_MEMORY = ':memory:';

const NODE_API_NEEDED = 10;
const MAX_CACHED_STATEMENTS = 500;

/** How long a write waits while another process has the lock, and how long it rests between two tries. */
const LOCK_WAIT_MS = 5_000;
const REST_MS = { min: 10, spread: 40 };

const isLocked = (error: unknown): boolean => errorCode(error).startsWith('SQLITE_BUSY');

/**
 * A write takes the write lock at once, so that a second process waits for it instead of failing when a read becomes a
 * write. What only reads takes no lock at all. SQLite's own wait would stop the whole process: here the connection is
 * lent to others, who mostly read, between two tries.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;
  /** The only connection; a user of it waits until the one before has given it back. */
  #connection: DatabaseConnection | undefined;
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  constructor(config: SqliteDialectConfig, isInTransaction: () => boolean) {
    super(config);
    this.#isInTransaction = isInTransaction;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    const connection = await super.acquireConnection();
    return (this.#connection ??= {
      executeQuery: <R>(query: CompiledQuery) => this.#whenFree(() => connection.executeQuery<R>(query)),
      streamQuery: <R>(query: CompiledQuery, chunkSize: number) => connection.streamQuery<R>(query, chunkSize),
    });
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  /** Runs a statement again until the lock is free, unless it stands within a transaction, which has the lock. */
  async #whenFree<R>(run: () => Promise<QueryResult<R>>): Promise<QueryResult<R>> {
    const deadline = performance.now() + LOCK_WAIT_MS;
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (!isLocked(error) || this.#isInTransaction() || performance.now() > deadline) throw error;
      }
      await this.releaseConnection();
      await wait(REST_MS.min + Math.random() * REST_MS.spread);
      await this.acquireConnection();
    }
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw(settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'),
    );
  }

  /**
   * On a full or failing disk SQLite rolls back by itself; to do it again would hide why behind an error of its own.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection);
  }
}

/** Lets the migrator run in one transaction, which is its lock here as well. */
class TransactionalDdlAdapter extends SqliteAdapter {
  /** The driver lets one after the other have its connection, so that it can lend it while it waits. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * SQLite plans a statement with joins anew whenever a value is bound to it, in case the value makes another plan better:
 * ten times the work of finding a row by its id. It does not look at expressions, and "+" changes no value of any type.
 */
class SteadyPlanCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #file: BetterSqlite3.Database;
  readonly #config: SqliteDialectConfig;

  constructor(file: BetterSqlite3.Database) {
    const config = { database: withStatementCache(file) };
    super(config);
    this.#file = file;
    this.#config = config;
  }

  override createDriver(): ImmediateDriver {
    return new ImmediateDriver(this.#config, () => this.#file.inTransaction);
  }

  override createQueryCompiler(): SteadyPlanCompiler {
    return new SteadyPlanCompiler();
  }

  override createAdapter(): TransactionalDdlAdapter {
    return new TransactionalDdlAdapter();
  }
}

/** Kysely prepares a statement at every call; most of ours come again. */
function withStatementCache(file: BetterSqlite3.Database): SqliteDatabase {
  const statements = new Map<string, BetterSqlite3.Statement<unknown[]>>();
  return {
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear();
        statement = file.prepare<unknown[]>(sql);
        statements.set(sql, statement);
      }
      const prepared = statement;
      return {
        reader: prepared.reader,
        all: (parameters) => prepared.all(...parameters),
        run: (parameters) => prepared.run(...parameters),
        iterate: (parameters) => prepared.iterate(...parameters),
      };
    },
    close: () => file.close(),
  };
}

/** Older Node versions end without a word in the first call of the driver, so the check comes before its import. */
export function assertSqliteRunsOn(nodeApiVersion: string | undefined): void {
  if (Number(nodeApiVersion) >= NODE_API_NEEDED) return;
  throw new StartError(`SQLite kräver Node 22.14 eller nyare. Den här servern körs på Node ${process.versions.node}.`);
}

/** Opens an SQLite file, or the bytes of one in memory, without settings of ours. */
export async function openSqlite(
  path: string | Buffer,
  options: BetterSqlite3.Options = {},
): Promise<BetterSqlite3.Database> {
  assertSqliteRunsOn(process.versions.napi);
  const { default: Sqlite } = await import('better-sqlite3');
  return new Sqlite(path, { timeout: 5000, ...options });
}

/** Makes the file where it is missing. Only its owner reads it and what SQLite makes beside it, whatever its folder says. */
function closeToOthers(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, OWNER_ONLY);
}

/** The dialect of `styrbord.sqlite` in the data directory, which is made when missing. */
export async function sqliteDialect(dataDir: string): Promise<Dialect> {
  if (dataDir === IN_MEMORY) return sqliteFileDialect(IN_MEMORY, 'WAL');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, SQLITE_FILE);
  closeToOthers(path);
  return sqliteFileDialect(path, 'WAL');
}

/** The dialect of one file, or of the bytes of one. What has the journal DELETE keeps nothing beside it once it is closed. */
export async function sqliteFileDialect(path: string | Buffer, journal: 'WAL' | 'DELETE'): Promise<Dialect> {
  const file = await openSqlite(path);
  file.pragma(`journal_mode = ${journal}`);
  // FULL: an acknowledged write survives a power cut.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('trusted_schema = OFF');
  // Whoever waits for a lock waits outside of SQLite (`ImmediateDriver`).
  file.pragma('busy_timeout = 0');

  return new ImmediateDialect(file);
}
