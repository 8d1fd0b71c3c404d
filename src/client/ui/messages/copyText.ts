import { showToast } from './toasts';

/** Puts the text on the clipboard; a toast says whether that was done. */
export async function copyText(text: string, said: { copied: string; copyFailed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: said.copied });
  } catch {
    // Not allowed, or not there on plain http.
    showToast({ kind: 'error', text: said.copyFailed });
  }
}
