import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { currentViewers, type TokenClaims } from './accounts';
import type { Viewer } from './audience';
import type { Connection } from './connection';

export interface ViewersDeps {
  db: Kysely<Database>;
  /** The claims of a valid access token; null for anything else. */
  readToken: (token: string) => TokenClaims | null;
  connections: ReadonlySet<Connection>;
  connectionsPerUser: number;
}

export interface Viewers {
  identify(token: unknown): Promise<Viewer | null>;
  /** May this user have one more socket here? */
  admits(viewer: Viewer, newcomer: Connection): boolean;
  /** Asks the database about everyone who is connected: rights follow, and who is gone or has logged out is let go. */
  recheck(): Promise<void>;
  /** Lets go of the sockets of a user. */
  disconnect(userId: number): void;
}

/** Who is behind the sockets of this node. */
export function viewersOf({ db, readToken, connections, connectionsPerUser }: ViewersDeps): Viewers {
  return {
    identify: async (token) => {
      const claims = typeof token === 'string' ? readToken(token) : null;
      const [viewer] = claims ? await currentViewers(db, [claims]) : [];
      return viewer ?? null;
    },
    admits: ({ userId }, newcomer) => {
      let others = 0;
      for (const connection of connections)
        if (connection !== newcomer && connection.viewer()?.userId === userId) others += 1;
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
        known.map(({ viewer }) => viewer),
      );
      known.forEach(({ connection, viewer }, index) => {
        // A socket that logged in anew meanwhile is not judged by its old token.
        if (connection.viewer() === viewer) connection.renewViewer(present[index] ?? null);
      });
    },
  };
}
