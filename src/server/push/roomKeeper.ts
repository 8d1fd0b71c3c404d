import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { readHeads } from './eventLog';
import { renderResults } from './frames';
import type { ResultsOf } from './audience';
import { resultsPulse, type ResultsPulse } from './resultsPulse';
import { createRoom, type Room } from './room';

/** Keeps one room per club for as long as somebody is connected to it. */
export interface RoomKeeper {
  open: (clubId: number) => Room;
  /** Gives back a room that was opened; the last one out closes it. */
  release: (room: Room) => void;
  /** The club's log has grown; null: any may have. */
  wake: (clubId: number | null) => void;
  /** Wakes every room whose club is further on than the room. */
  poll: () => Promise<void>;
  /** How many clubs are followed here. */
  size: () => number;
  /** How many changes of these clubs have not been served yet. */
  behind: () => Promise<number>;
  /** Publishes the results that are due. */
  beat: () => void;
  /** Publishes no more results. */
  stop: () => Promise<void>;
}

export interface RoomKeeperDeps {
  db: Kysely<Database>;
  resultsOf: ResultsOf;
  now: () => Date;
  clockMs: () => number;
  onFailure: (error: unknown) => void;
}

interface KeptRoom {
  room: Room;
  results: ResultsPulse;
  users: number;
}

export function roomKeeper({ db, resultsOf, now, clockMs, onFailure }: RoomKeeperDeps): RoomKeeper {
  const kept = new Map<number, KeptRoom>();
  // A room that could not be served is tried again by the next poll.
  const wakeRoom = (room: Room) => room.wake().catch(onFailure);

  function newRoom(clubId: number): KeptRoom {
    const room = createRoom({ db, clubId, onServed: (after, upTo) => results.changed(after, upTo) });
    const results = resultsPulse({
      clubId,
      resultsOf,
      hasListeners: () => !room.isEmpty(),
      tell: (news) => room.tell(renderResults(news, now())),
      clockMs,
      onFailure,
    });
    return { room, results, users: 0 };
  }

  return {
    open: (clubId) => {
      const held = kept.get(clubId) ?? newRoom(clubId);
      held.users += 1;
      kept.set(clubId, held);
      return held.room;
    },
    release: (room) => {
      const held = kept.get(room.clubId);
      if (!held || held.room !== room) return;
      held.users -= 1;
      if (held.users > 0) return;
      kept.delete(room.clubId);
      void held.results.stop();
    },
    wake: (clubId) => {
      const concerned = clubId === null ? [...kept.values()] : [kept.get(clubId)];
      for (const held of concerned) if (held) void wakeRoom(held.room);
    },
    poll: async () => {
      if (kept.size === 0) return;
      const heads = await readHeads(db, [...kept.keys()]);
      const behind = [...kept.values()].filter(({ room }) => {
        const served = room.servedUpTo();
        return served !== null && served < (heads.get(room.clubId) ?? 0);
      });
      await Promise.all(behind.map(({ room }) => wakeRoom(room)));
    },
    size: () => kept.size,
    behind: async () => {
      if (kept.size === 0) return 0;
      const heads = await readHeads(db, [...kept.keys()]);
      return [...kept.values()].reduce((sum, { room }) => {
        const head = heads.get(room.clubId) ?? 0;
        return sum + Math.max(0, head - (room.servedUpTo() ?? head));
      }, 0);
    },
    beat: () => kept.forEach(({ results }) => results.beat()),
    stop: async () => {
      await Promise.all([...kept.values()].map(({ results }) => results.stop()));
    },
  };
}
