/** Reads the ids that a plan leaves out from their form value: ids separated by blanks. */
export const leftOut = (ids: string): ReadonlySet<string> => new Set(ids.split(' ').filter((id) => id !== ''));

/** Adds an id to those left out, or removes it. */
export function toggledOut(ids: string, id: string): string {
  const out = new Set(leftOut(ids));
  if (!out.delete(id)) out.add(id);
  return [...out].sort().join(' ');
}
