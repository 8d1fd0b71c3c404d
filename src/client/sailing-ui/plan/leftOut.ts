/** What a planned list leaves out, as a form holds it: ids with blanks between. */
export const leftOut = (ids: string): ReadonlySet<string> => new Set(ids.split(' ').filter((id) => id !== ''));

/** Leaves one more out, or takes it back. */
export function toggledOut(ids: string, id: string): string {
  const out = new Set(leftOut(ids));
  if (!out.delete(id)) out.add(id);
  return [...out].sort().join(' ');
}
