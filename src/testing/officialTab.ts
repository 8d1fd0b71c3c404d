import type { Id } from '../shared/contract/common';
import { aClub, aClubAccount, TEST_PASSWORD } from './accounts';
import { startClientApp, type ClientApp } from './clientApp';
import { callsOver, type Call } from './servedCalls';
import { EVENING } from './testClock';
import { aBrowser, logIn, watchCalls, type SentCall, type Store } from './tabs';

export type Intervention = (call: SentCall, send: () => Promise<Response>) => Promise<Response>;

export const passOn: Intervention = (_, send) => send();

/** A tab in which the official of a club has logged in, without a page. */
export interface OfficialTab {
  app: ClientApp;
  club: Id;
  account: { email: string };
  store: Store;
  /** The same person's calls past the tab. */
  official: Call;
  /** The calls of the tab that are watched, in order. */
  sent: () => SentCall[];
  /** What comes of those calls; they are passed on at first. */
  intervene: Intervention;
  close: () => Promise<void>;
}

/** The real server with an empty club on it, in the evening. All calls of the tab are watched unless it is said which. */
export async function anOfficialTab(isWatched: (call: SentCall) => boolean = () => true): Promise<OfficialTab> {
  const app = await startClientApp();
  app.clock.set(EVENING);
  const { id: club } = await aClub(app);
  const account = await aClubAccount(app, { id: club });
  const { call: official } = await callsOver(app.url, { email: account.email, password: TEST_PASSWORD });
  const watch = watchCalls((call, send) => (isWatched(call) ? tab.intervene(call, send) : send()));
  const browser = aBrowser();
  const store = browser.openTab();
  const tab: OfficialTab = {
    ...{ app, club, account, store, official, intervene: passOn },
    sent: () => watch.calls.filter(isWatched),
    close: async () => {
      browser.closeTabs();
      watch.stop();
      await app.close();
    },
  };
  await logIn(store, account);
  return tab;
}
