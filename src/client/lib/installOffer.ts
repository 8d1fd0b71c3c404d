/** The browser's offer to install the app. Chromium makes it; others have a menu of their own for it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function hold(next: InstallOffer | null): void {
  offer = next;
  listeners.forEach((tell) => tell());
}

// It is made once, early, and is gone when nobody holds it. Held, it waits in the app's menu, and no banner comes in
// between.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  hold(event as InstallOffer);
});
addEventListener('appinstalled', () => hold(null));

export const isInstallOffered = (): boolean => offer !== null;

export function onInstallOffer(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Shows the browser's question. An offer serves once. */
export function install(): void {
  void offer?.prompt();
  hold(null);
}
