/**
 * Makes something when it is first asked for, and gives the same one ever after. For what takes its time and is not
 * needed by every page.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
