import { errorCode } from '../errorCode';

/** A rule of the database that a statement broke. */
export interface BrokenConstraint {
  kind: 'unique' | 'foreign_key' | 'check';
  /** The columns of the rule, in its order. Empty where the engine does not tell (SQLite: foreign keys and checks). */
  columns: string[];
}

const SQLITE_KINDS: Record<string, BrokenConstraint['kind']> = {
  SQLITE_CONSTRAINT_UNIQUE: 'unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unique',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'foreign_key',
  SQLITE_CONSTRAINT_TRIGGER: 'foreign_key',
  SQLITE_CONSTRAINT_CHECK: 'check',
};

const POSTGRES_KINDS: Record<string, BrokenConstraint['kind']> = {
  '23505': 'unique',
  '23503': 'foreign_key',
  '23001': 'foreign_key',
  '23514': 'check',
};

/** Reads either engine's error; undefined when it is about something else. */
export function constraintOf(error: unknown): BrokenConstraint | undefined {
  const code = errorCode(error);

  const sqliteKind = SQLITE_KINDS[code];
  if (sqliteKind)
    return { kind: sqliteKind, columns: sqliteKind === 'unique' ? sqliteColumns(textOf(error, 'message')) : [] };

  const postgresKind = POSTGRES_KINDS[code];
  return postgresKind && { kind: postgresKind, columns: postgresColumns(textOf(error, 'detail')) };
}

function textOf(error: unknown, property: 'message' | 'detail'): string {
  const text: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, property) : undefined;
  return typeof text === 'string' ? text : '';
}

/** "UNIQUE constraint failed: competitors.sailing_id, competitors.sailor_id" */
function sqliteColumns(message: string): string[] {
  const list = message.split(': ')[1] ?? '';
  return list.split(', ').map((column) => column.split('.')[1] ?? column);
}

/** "Key (sailing_id, sailor_id)=(5, 31) already exists." */
function postgresColumns(detail: string): string[] {
  const list = /^Key \((.+?)\)=/.exec(detail)?.[1];
  return list?.split(', ').map((column) => column.replaceAll('"', '')) ?? [];
}
