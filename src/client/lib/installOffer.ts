/** The browser's offer to install the app. Chromium sends it; other browsers have a menu for it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function hold(next: InstallOffer | null): void {
  offer = next;
  listeners.forEach((tell) => tell());
}

// The event is sent once, early, and is lost unless it is stored. Stored, it waits in the app's menu, and the browser
// shows no banner.
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

/** Shows the browser's install prompt. An offer can be used once. */
export function install(): void {
  void offer?.prompt();
  hold(null);
}
