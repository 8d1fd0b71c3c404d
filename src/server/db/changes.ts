/** The columns that have been given a value, null included. */
export function definedOnly<T extends object>(columns: T): T {
  const kept = { ...columns };
  for (const column in kept) if (kept[column] === undefined) delete kept[column];
  return kept;
}

/** What of `changes` is not so already in the row: a write that changes nothing takes no number. */
export function realChanges<T extends object>(row: object, changes: T): T {
  const kept = { ...changes };
  for (const column in kept) if (Reflect.get(row, column) === kept[column]) delete kept[column];
  return kept;
}

export const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;

/** A flag as both databases hold it. */
export const bit = (flag: boolean | undefined): 0 | 1 | undefined => (flag === undefined ? undefined : flag ? 1 : 0);
