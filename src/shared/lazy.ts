/**
 * Returns a function that creates its value on the first call and returns the same value afterwards. Use it for values
 * that are slow to create and not needed on every page.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
