const held = new Set<symbol>();

/** Says that something is written that a reload would take away. Returns what says that it is so no more. */
export function holdUnsaved(): () => void {
  const text = Symbol('unsaved');
  held.add(text);
  return () => void held.delete(text);
}

/** Somebody has written something that is not saved, anywhere in the app. */
export const hasUnsaved = (): boolean => held.size > 0;
