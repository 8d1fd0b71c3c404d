/** The columns that have been given a value, null included. */
export function definedOnly<T extends object>(columns: T): T {
  const kept: Partial<T> = {};
  for (const column in columns) if (columns[column] !== undefined) kept[column] = columns[column];
  // A column that may be undefined may be left out.
  return kept as T;
}

/** What of `changes` is not so already in the row: a write that changes nothing takes no number. */
export function realChanges<T extends object>(row: object, changes: T): T {
  const kept: Partial<T> = {};
  for (const column in changes) if (Reflect.get(row, column) !== changes[column]) kept[column] = changes[column];
  // As above.
  return kept as T;
}

export const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;

/** A flag as both databases hold it. */
export const bit = (flag: boolean | undefined): 0 | 1 | undefined => (flag === undefined ? undefined : flag ? 1 : 0);
