import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { domRoot } from '../domRoots';
import { visuallyHidden } from '../styles';

const listeners = new Set<(text: string) => void>();

/** Announces a text politely to screen readers, also while a dialog is open. */
export function announce(text: string): void {
  listeners.forEach((tell) => tell(text));
}

function onAnnouncement(tell: (text: string) => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * The live region, rendered once and never removed: screen readers often skip a region that appears together with its
 * text.
 */
export function LiveRegion() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useEffect(() => onAnnouncement((text) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))), []);
  // The key makes the same sentence twice in a row two announcements.
  return createPortal(
    <div role="status" aria-live="polite" style={visuallyHidden}>
      <span key={said.turn}>{said.text}</span>
    </div>,
    domRoot('toasts'),
  );
}
