interface Made {
  id: string;
  madeAt: number;
}

/**
 * Puts changes that were made elsewhere among our own, by when they were made. Neither list changes its own order, also
 * when a clock was set back meanwhile: later changes build on earlier ones.
 */
export function inOrderMade<T extends Made>(own: readonly T[], adopted: readonly T[]): T[] {
  const known = new Set(own.map(({ id }) => id));
  const coming = adopted.filter(({ id }) => !known.has(id));
  const merged: T[] = [];
  for (const change of own) {
    while (coming[0] && coming[0].madeAt <= change.madeAt) merged.push(...coming.splice(0, 1));
    merged.push(change);
  }
  return [...merged, ...coming];
}
