const listeners = new Set<(text: string) => void>();

/** Announces a text politely to screen readers, also while a dialog is open. */
export function announce(text: string): void {
  listeners.forEach((tell) => tell(text));
}

export function onAnnouncement(tell: (text: string) => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
