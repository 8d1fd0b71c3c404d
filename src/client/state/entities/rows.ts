import type { EntityState } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';

export interface LiveRow {
  id: Id;
  version: number;
}

/**
 * Rows of one kind, kept true by "newer wins" (docs/decisions/0001). Rows live in a scope that is read as a whole: a
 * club's sailings, a sailing's groups and competitors.
 *
 * Order of arrival proves nothing, since answers, pushes and lists overtake each other; only versions do. So every
 * function here gives the same rows in whatever order the news come. All are pure, and give back the same object when
 * there is no news. (The adapter's own setters cost fifty times as much at 2,000 rows.)
 */
export interface LiveRows<T extends LiveRow> extends EntityState<T, Id> {
  /**
   * Per scope: the club's number at the newest read of the whole. A row that is not held and not newer than this is
   * gone.
   */
  snapshotVersions: Record<Id, number>;
  /**
   * Deleted rows and the number that the deletion took. Only a row with a higher number comes back (a sailing published
   * again).
   */
  deleted: Record<Id, number>;
}

export interface Snapshot<T extends LiveRow> {
  scope: Id;
  /** The club's number at the time of the read. */
  clubVersion: number;
  rows: readonly T[];
}

/** Something that went away. Without the number that the deletion took it is gone for good. */
export interface Deletion {
  id: Id;
  version?: number;
}

/** The scope that a row lives in. */
type ScopeOf<T> = (row: T) => Id;

/** What to keep of a row that is held (or not) and one that has come; undefined: neither. */
type Choice<T> = (held: T | undefined, row: T) => T | undefined;

const FOR_GOOD = Number.MAX_SAFE_INTEGER;

/** What an adapter's initial state needs besides its rows. */
export const emptyScopes = (): Pick<LiveRows<LiveRow>, 'snapshotVersions' | 'deleted'> => ({
  snapshotVersions: {},
  deleted: {},
});

const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/**
 * Keys that a frame leaves out are unchanged, never empty. Nothing new leaves the held object as it is, so nobody
 * redraws.
 */
function merged<T extends LiveRow>(held: T, row: T): T {
  const isNews = Object.entries(row).some(([key, value]) => !isSame(Reflect.get(held, key), value));
  return isNews ? { ...held, ...row } : held;
}

function choose<T extends LiveRow>(rows: LiveRows<T>, come: readonly T[], choice: Choice<T>): LiveRows<T> {
  const fresh = new Map<Id, T>();
  for (const row of come) {
    // Ids from outside become keys: anything but a whole number is no row of ours (spec section 5).
    if (!Number.isInteger(row.id)) continue;
    const held = fresh.get(row.id) ?? rows.entities[row.id];
    const chosen = choice(held, row);
    if (chosen && chosen !== held) fresh.set(row.id, chosen);
  }
  if (fresh.size === 0) return rows;
  const added = [...fresh.keys()].filter((id) => !(id in rows.entities));
  return {
    ...rows,
    ids: added.length === 0 ? rows.ids : rows.ids.concat(added),
    entities: { ...rows.entities, ...Object.fromEntries(fresh) },
  };
}

function removeWhere<T extends LiveRow>(rows: LiveRows<T>, isGone: (row: T) => boolean): LiveRows<T> {
  const gone = rows.ids.filter((id) => rows.entities[id] && isGone(rows.entities[id]));
  if (gone.length === 0) return rows;
  const entities = { ...rows.entities };
  for (const id of gone) delete entities[id];
  return { ...rows, ids: rows.ids.filter((id) => id in entities), entities };
}

function raised(numbers: Record<Id, number>, id: Id, version: number): Record<Id, number> {
  // A club that has changed nothing yet is at number 0, and a read of it is a read.
  return version > (numbers[id] ?? -1) ? { ...numbers, [id]: version } : numbers;
}

/** Rows that came alone: answers to writes, and frames. */
export function takeRows<T extends LiveRow>(rows: LiveRows<T>, come: readonly T[], scopeOf: ScopeOf<T>): LiveRows<T> {
  return choose(rows, come, (held, row) => {
    if (held) return row.version > held.version ? merged(held, row) : held;
    const lastWord = Math.max(rows.snapshotVersions[scopeOf(row)] ?? 0, rows.deleted[row.id] ?? 0);
    return row.version > lastWord ? row : undefined;
  });
}

/**
 * Rows of a read made at `clubVersion`. When no newer read of their scope is known, the read proves that they exist,
 * and may fill in what takes no number: keys that frames leave out, and what is derived from other rows.
 */
export function takeReadRows<T extends LiveRow>(
  rows: LiveRows<T>,
  { scope, clubVersion, rows: read }: Snapshot<T>,
): LiveRows<T> {
  const isNewestRead = clubVersion >= (rows.snapshotVersions[scope] ?? 0);
  return choose(rows, read, (held, row) => {
    if (!held) return isNewestRead && clubVersion >= (rows.deleted[row.id] ?? 0) ? row : undefined;
    return row.version > held.version || (isNewestRead && row.version === held.version) ? merged(held, row) : held;
  });
}

/** A whole scope as it was read. Rows that it lacks are gone, unless they are newer than the read. */
export function takeSnapshot<T extends LiveRow>(
  rows: LiveRows<T>,
  snapshot: Snapshot<T>,
  scopeOf: ScopeOf<T>,
): LiveRows<T> {
  const { scope, clubVersion } = snapshot;
  const read = new Set(snapshot.rows.map(({ id }) => id));
  const kept = removeWhere(
    rows,
    (held) => scopeOf(held) === scope && held.version <= clubVersion && !read.has(held.id),
  );
  return { ...takeReadRows(kept, snapshot), snapshotVersions: raised(rows.snapshotVersions, scope, clubVersion) };
}

/** A row that is newer than its deletion stays: it was published again since. */
export function dropRows<T extends LiveRow>(rows: LiveRows<T>, deletions: readonly Deletion[]): LiveRows<T> {
  if (deletions.length === 0) return rows;
  let { deleted } = rows;
  for (const { id, version = FOR_GOOD } of deletions) deleted = raised(deleted, id, version);
  const named = new Set(deletions.map(({ id }) => id));
  return removeWhere({ ...rows, deleted }, ({ id, version }) => named.has(id) && version <= (deleted[id] ?? 0));
}

/** What the rows of these scopes belonged to went away, and they with it. A scope that has been read since is back. */
export function dropScopes<T extends LiveRow>(
  rows: LiveRows<T>,
  deletions: readonly Deletion[],
  scopeOf: ScopeOf<T>,
): LiveRows<T> {
  let { snapshotVersions } = rows;
  const gone = new Set<Id>();
  for (const { id, version = FOR_GOOD } of deletions) {
    if (version <= (snapshotVersions[id] ?? 0)) continue;
    snapshotVersions = raised(snapshotVersions, id, version);
    gone.add(id);
  }
  if (gone.size === 0) return rows;
  return removeWhere(
    { ...rows, snapshotVersions },
    (held) => gone.has(scopeOf(held)) && held.version <= (snapshotVersions[scopeOf(held)] ?? 0),
  );
}
