/** What was done together with own changes and is not among them, by the change: it is taken back with it. */
const others = new Map<string, () => void>();

export function undoWith(change: string, takeBack: () => void): void {
  others.set(change, takeBack);
}

export function takeBackOthers(changes: readonly string[]): void {
  for (const change of changes) {
    others.get(change)?.();
    others.delete(change);
  }
}
