import type { SailwaveHandle } from './sailwaveFile';

/** A row of the file: a key, its value, and the handles of what it belongs to. */
export interface SailwaveRow {
  key: string;
  value: string;
  /** Of a boat or a scoring system. */
  a: SailwaveHandle | null;
  /** Of a race. */
  b: SailwaveHandle | null;
}

/** A whole number; null for anything else. */
export const handleOf = (text: string): SailwaveHandle | null => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null);

/** Rows by key and by the handle of one column, with 0 for rows of the series itself. */
export class KeyedRows {
  readonly #values = new Map<SailwaveHandle, Map<string, string[]>>();

  constructor(rows: readonly SailwaveRow[], handle?: 'a' | 'b') {
    for (const row of rows) {
      const at = handle ? row[handle] : 0;
      if (at === null) continue;
      const known = this.#values.get(at) ?? new Map<string, string[]>();
      const values = known.get(row.key);
      if (values) values.push(row.value);
      else known.set(row.key, [row.value]);
      this.#values.set(at, known);
    }
  }

  handles(): SailwaveHandle[] {
    return [...this.#values.keys()];
  }

  /** Every value of a key that repeats. */
  all(key: string, handle: SailwaveHandle = 0): readonly string[] {
    return this.#values.get(handle)?.get(key) ?? [];
  }

  /** The keys that a handle has. */
  keys(handle: SailwaveHandle): string[] {
    return [...(this.#values.get(handle)?.keys() ?? [])];
  }

  text(key: string, handle: SailwaveHandle = 0): string {
    return this.all(key, handle)[0] ?? '';
  }
}
