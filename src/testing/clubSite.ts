import type { ClubRecord, UserRecord } from '../server/db/schema';
import { aClub, aClubAccount, aSailorAccount, type NewSailorAccount } from './accounts';
import { startClientApp, type ClientApp } from './clientApp';
import { openApp, type OpenedApp } from './openApp';

/** The real server with one club on it, and the page that a test has open. */
export interface ClubSite {
  readonly server: ClientApp;
  readonly club: ClubRecord;
  readonly page: OpenedApp;
  /** A new account of the club. */
  official: () => Promise<UserRecord>;
  /** A new sailor of the club: a member, unless otherwise said. */
  sailor: (names?: Omit<NewSailorAccount, 'club'>) => ReturnType<typeof aSailorAccount>;
  /** Opens the client at an address, as somebody who has logged in or as nobody. */
  open: (path: string, as?: { email: string }) => Promise<void>;
}

function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what} outside a test that has opened one.`);
  return value;
}

/**
 * Gives each test of a file the club "Exempel Segelsällskap" on a server of its own, and leaves page and server after
 * it.
 */
export function clubSite(values: Partial<Omit<ClubRecord, 'id'>> = {}): ClubSite {
  let server: ClientApp | undefined;
  let club: ClubRecord | undefined;
  let page: OpenedApp | undefined;

  beforeEach(async () => {
    server = await startClientApp();
    // Rows that were there before anything is asked for have lower numbers than the club's next change.
    club = await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss', counter: 1, ...values });
  });
  afterEach(async () => {
    page?.leave();
    await server?.close();
    [server, club, page] = [undefined, undefined, undefined];
  });

  const site: ClubSite = {
    get server() {
      return present(server, 'server');
    },
    get club() {
      return present(club, 'club');
    },
    get page() {
      return present(page, 'page');
    },
    official: () => aClubAccount(site.server, site.club),
    sailor: (names) => aSailorAccount(site.server, { club: site.club, ...names }),
    open: async (path, as) => {
      page = await openApp(path, as && { as });
    },
  };
  return site;
}
