import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { readHeads } from './eventLog';
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
}

export interface RoomKeeperDeps {
  db: Kysely<Database>;
  onFailure: (error: unknown) => void;
}

export function roomKeeper({ db, onFailure }: RoomKeeperDeps): RoomKeeper {
  const kept = new Map<number, { room: Room; users: number }>();
  // A room that could not be served is tried again by the next poll.
  const wakeRoom = (room: Room) => room.wake().catch(onFailure);

  return {
    open: (clubId) => {
      const held = kept.get(clubId) ?? { room: createRoom({ db, clubId }), users: 0 };
      held.users += 1;
      kept.set(clubId, held);
      return held.room;
    },
    release: (room) => {
      const held = kept.get(room.clubId);
      if (!held || held.room !== room) return;
      held.users -= 1;
      if (held.users === 0) kept.delete(room.clubId);
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
  };
}
