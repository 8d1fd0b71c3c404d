import PQueue from 'p-queue';
import type { Kysely } from 'kysely';
import type { Database, EventRecord } from '../db/schema';
import type { Audience } from './audience';
import type { Cursor } from './cursor';
import { oldestKept, readEpoch, readEvents, readHeads } from './eventLog';
import { renderFrames } from './frames';

const PAGE_EVENTS = 500;

/** A socket that has subscribed. */
export interface RoomMember {
  audience(): Audience;
  isOpen(): boolean;
  /** Sends frames in one go. The promise is kept once they have left this process, for those who want to wait. */
  send(frames: Buffer[]): Promise<void>;
}

export interface Welcome {
  cursor: Cursor;
  resumed: boolean;
}

/** The sockets of one club, and how far in the club's event log they have been served. */
export interface Room {
  clubId: number;
  /** The number up to which members have been served; null before the first reader. */
  servedUpTo(): number | null;
  /**
   * Lets a socket in. `welcome` is called first; then come the events after `wish`, if the log still has them all, and then
   * the live ones: in order, none twice, none left out.
   */
  join(member: RoomMember, wish: Cursor | null, welcome: (answer: Welcome) => void): Promise<void>;
  leave(member: RoomMember): void;
  /** Serves what the log holds beyond the last event served. Calls made while one is waiting are the same call. */
  wake(): Promise<void>;
}

export interface RoomDeps {
  db: Kysely<Database>;
  clubId: number;
  pageEvents?: number;
}

export function createRoom({ db, clubId, pageEvents = PAGE_EVENTS }: RoomDeps): Room {
  // One thing at a time: a drain never meets another drain, and nobody is let in halfway through one.
  const queue = new PQueue({ concurrency: 1 });
  const members = new Set<RoomMember>();
  let served: Cursor | null = null;
  let waking: Promise<void> | null = null;

  const page = (after: number, upTo: number) => readEvents(db, { clubId, after, upTo, limit: pageEvents });
  const readHead = async () => (await readHeads(db, [clubId])).get(clubId) ?? 0;

  function deliver(events: EventRecord[], epoch: string): void {
    const framesFor = renderFrames(events, epoch);
    for (const member of members) {
      const frames = framesFor(member.audience());
      if (frames.length > 0) void member.send(frames);
    }
  }

  async function drain(): Promise<Cursor> {
    const head = await readHead();
    served ??= { epoch: await readEpoch(db), number: head };
    while (served.number < head) {
      const events: EventRecord[] = await page(served.number, head);
      deliver(events, served.epoch);
      const last = events.at(-1);
      served = { epoch: served.epoch, number: last && events.length === pageEvents ? last.version : head };
    }
    return served;
  }

  async function canResume(wish: Cursor | null, present: Cursor): Promise<boolean> {
    if (!wish || wish.epoch !== present.epoch || wish.number > present.number) return false;
    if (wish.number === present.number) return true;
    const oldest = await oldestKept(db, clubId);
    return oldest !== null && oldest <= wish.number + 1;
  }

  function enter(member: RoomMember): void {
    if (member.isOpen()) members.add(member);
  }

  /** Sends the member everything up to where the room is, in pages, each after the last has left: a long absence is not held in memory. */
  async function catchUp(member: RoomMember, from: Cursor): Promise<number> {
    let at = from.number;
    while (served && served.number - at > pageEvents && member.isOpen()) {
      const events = await page(at, served.number);
      await member.send(renderFrames(events, from.epoch)(member.audience()));
      at = events.at(-1)?.version ?? served.number;
    }
    return at;
  }

  return {
    clubId,
    servedUpTo: () => served?.number ?? null,

    join: async (member, wish, welcome) => {
      const resumedFrom = await queue.add(async () => {
        const present = await drain();
        const resumed = await canResume(wish, present);
        welcome({ cursor: present, resumed });
        if (resumed) return wish;
        enter(member);
        return null;
      });
      if (!resumedFrom) return;
      const at = await catchUp(member, resumedFrom);
      await queue.add(async () => {
        // What the room has served while the member was catching up; after this it is served with the others.
        const { number, epoch } = served ?? resumedFrom;
        const events = number > at ? await readEvents(db, { clubId, after: at, upTo: number, limit: number - at }) : [];
        void member.send(renderFrames(events, epoch)(member.audience()));
        enter(member);
      });
    },

    leave: (member) => {
      members.delete(member);
    },

    wake: () => {
      // A turn later, since an idle queue would begin before `waking` is set.
      waking ??= Promise.resolve().then(() =>
        queue.add(async () => {
          waking = null;
          await drain();
        }),
      );
      return waking;
    },
  };
}
