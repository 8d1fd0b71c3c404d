import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { currentViewers, type TokenClaims } from './accounts';
import type { Viewer } from './audience';
import type { Connection } from './connection';

export interface ViewersDeps {
  db: Kysely<Database>;
  now: () => Date;
  /** The claims of a valid access token; null for anything else. */
  readToken: (token: string) => TokenClaims | null;
  connections: ReadonlySet<Connection>;
  connectionsPerUser: number;
}

export interface Viewers {
  identify(token: unknown): Promise<Viewer | null>;
  /** True while this user may have one more socket on this node. */
  admits(viewer: Viewer, newcomer: Connection): boolean;
  /** Reads the users of all connections again: rights are updated, and users who are gone or logged out are disconnected. */
  recheck(): Promise<void>;
  /** Disconnects the sockets of a user. */
  disconnect(userId: number): void;
}

/** People who came by an evening link have no account: their sockets are counted by session. */
const isSameHolder = (one: Viewer | null, { userId, recorder, sessionId }: Viewer): boolean =>
  one !== null && (recorder ? one.sessionId === sessionId : one.recorder === null && one.userId === userId);

/** The users of the sockets of this node. */
export function viewersOf({ db, now, readToken, connections, connectionsPerUser }: ViewersDeps): Viewers {
  return {
    identify: async (token) => {
      const claims = typeof token === 'string' ? readToken(token) : null;
      const [viewer] = claims ? await currentViewers(db, [claims], now()) : [];
      return viewer ?? null;
    },
    admits: (viewer, newcomer) => {
      let others = 0;
      for (const connection of connections)
        if (connection !== newcomer && isSameHolder(connection.viewer(), viewer)) others += 1;
      return others < connectionsPerUser;
    },
    disconnect: (userId) => {
      for (const connection of connections) if (connection.viewer()?.userId === userId) connection.renewViewer(null);
    },
    recheck: async () => {
      const known = [...connections].flatMap((connection) => {
        const viewer = connection.viewer();
        return viewer && connection.isOpen() ? [{ connection, viewer }] : [];
      });
      const present = await currentViewers(
        db,
        known.map(({ viewer }) => ({ ...viewer, link: viewer.recorder?.link ?? null })),
        now(),
      );
      known.forEach(({ connection, viewer }, index) => {
        // A socket that has logged in again meanwhile does not depend on its old token.
        if (connection.viewer() === viewer) connection.renewViewer(present[index] ?? null);
      });
    },
  };
}
