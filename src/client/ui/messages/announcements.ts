const listeners = new Set<(text: string) => void>();

/** Says something to screen readers only, politely. Works also while a dialog is open. */
export function announce(text: string): void {
  listeners.forEach((tell) => tell(text));
}

export function onAnnouncement(tell: (text: string) => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
