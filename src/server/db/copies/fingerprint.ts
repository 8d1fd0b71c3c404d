import { createHash } from 'node:crypto';
import { readRows, valuesOf, type Side, type Value } from './readRows';
import type { CopiedTable } from './tables';

/**
 * What a table holds: how many rows, and a hash over all of them in the order of their key, the same on both engines.
 */
export interface Fingerprint {
  table: string;
  rows: number;
  /** SHA-256, hexadecimal. */
  hash: string;
}

/** Numbers and texts as JSON; bytes by their own hash. */
const canonical = (value: Value): Exclude<Value, Buffer> | { sha256: string } =>
  value instanceof Uint8Array ? { sha256: createHash('sha256').update(value).digest('hex') } : value;

async function fingerprintOf(side: Side, table: CopiedTable): Promise<Fingerprint> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of readRows(side, table)) {
    count += rows.length;
    for (const row of rows) hash.update(`${JSON.stringify(valuesOf(row, table.columns).map(canonical))}\n`);
  }
  return { table: table.name, rows: count, hash: hash.digest('hex') };
}

/** Of every table, by name. */
export async function fingerprints(side: Side, tables: readonly CopiedTable[]): Promise<Fingerprint[]> {
  const all: Fingerprint[] = [];
  for (const table of tables) all.push(await fingerprintOf(side, table));
  return all.sort((one, other) => (one.table < other.table ? -1 : 1));
}

/** The tables that differ. */
export function differences(from: readonly Fingerprint[], to: readonly Fingerprint[]): string[] {
  const held = new Map(to.map(({ table, rows, hash }) => [table, `${rows} ${hash}`]));
  return from.filter(({ table, rows, hash }) => held.get(table) !== `${rows} ${hash}`).map(({ table }) => table);
}
