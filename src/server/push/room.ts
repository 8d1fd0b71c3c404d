import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Kysely } from 'kysely';
import type { Database, EventRecord } from '../db/schema';
import type { Audience } from './audience';
import type { Cursor } from './cursor';
import { oldestKept, readEpoch, readEvents, readHeads } from './eventLog';
import { renderFrames } from './frames';

const PAGE_EVENTS = 500;
/**
 * A room rests after serving, so that frames that arrive meanwhile are written together: a write to a socket costs more
 * than its content.
 */
const REST_MS = 5;

/** A socket that has subscribed. */
export interface RoomMember {
  audience: () => Audience;
  isOpen: () => boolean;
  /**
   * Sends encoded frames. Resolves once they have left this process.
   */
  send: (frames: Buffer) => Promise<void>;
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
   * Adds a socket. `welcome` is called first; then come the events after `resumeFrom`, if the log still has all of
   * them, and then the live ones: in order, each exactly once.
   */
  join(member: RoomMember, resumeFrom: Cursor | null, welcome: (answer: Welcome) => void): Promise<void>;
  leave(member: RoomMember): void;
  /** True while the room has members. */
  isEmpty(): boolean;
  /**
   * Sends frames that are not in the log to all members. `framesFor` receives the number up to which they are served.
   */
  tell(framesFor: (audience: Audience, cursor: Cursor) => Buffer): void;
  /** Serves the events after the last one served. Calls made while one is waiting are the same call. */
  wake(): Promise<void>;
}

export interface RoomDeps {
  db: Kysely<Database>;
  clubId: number;
  pageEvents?: number;
  /** Members have been served changes after this number. */
  onServed?: (after: number, upTo: number) => void;
}

export function createRoom({ db, clubId, pageEvents = PAGE_EVENTS, onServed }: RoomDeps): Room {
  // One task at a time: two drains never overlap, and no member joins in the middle of one.
  const queue = new PQueue({ concurrency: 1 });
  const members = new Set<RoomMember>();
  let served: Cursor | null = null;

  const read = (after: number, upTo: number, limit = pageEvents) => readEvents(db, { clubId, after, upTo, limit });
  const enter = (member: RoomMember) => {
    if (member.isOpen()) members.add(member);
  };

  async function drain(): Promise<Cursor> {
    const head = (await readHeads(db, [clubId])).get(clubId) ?? 0;
    served ??= { epoch: await readEpoch(db), number: head };
    const before = served.number;
    while (served.number < head) {
      const events: EventRecord[] = await read(served.number, head);
      deliver(members, events, served.epoch);
      const last = events.at(-1);
      served = { epoch: served.epoch, number: last && events.length === pageEvents ? last.version : head };
    }
    if (served.number > before && members.size > 0) onServed?.(before, served.number);
    return served;
  }

  async function welcomeIn(
    member: RoomMember,
    resumeFrom: Cursor | null,
    welcome: (answer: Welcome) => void,
  ): Promise<Cursor | null> {
    const present = await drain();
    const isResumable = resumeFrom !== null && (await hasAllSince(db, clubId, { resumeFrom, present }));
    welcome({ cursor: present, resumed: isResumable });
    if (isResumable) return resumeFrom;
    enter(member);
    return null;
  }

  /** What the room has served while the member was catching up; after this it is served with the others. */
  async function goLive(member: RoomMember, { epoch, number }: Cursor): Promise<void> {
    const upTo = served?.number ?? number;
    const events = upTo > number ? await read(number, upTo, upTo - number) : [];
    deliver([member], events, epoch);
    enter(member);
  }

  return {
    clubId,
    servedUpTo: () => served?.number ?? null,
    join: async (member, resumeFrom, welcome) => {
      const from = await queue.add(() => welcomeIn(member, resumeFrom, welcome));
      if (!from) return;
      const servedUpTo = () => served?.number ?? from.number;
      const number = await catchUp(member, from, { servedUpTo, read, pageEvents });
      await queue.add(() => goLive(member, { epoch: from.epoch, number }));
    },
    leave: (member) => void members.delete(member),
    isEmpty: () => members.size === 0,
    tell: (framesFor) => publishToMembers(members, served, framesFor),
    wake: onceWaiting(queue, drain),
  };
}

interface CatchUpDeps {
  servedUpTo: () => number;
  /** The first page of the events after one number and up to another. */
  read: (after: number, upTo: number) => Promise<EventRecord[]>;
  pageEvents: number;
}

/**
 * Sends the events after the cursor in pages, each after the last has left: a long absence is not held in memory.
 * Returns how far the member has come, at most one page behind the room unless its socket has closed.
 */
async function catchUp(
  member: RoomMember,
  { epoch, number }: Cursor,
  { servedUpTo, read, pageEvents }: CatchUpDeps,
): Promise<number> {
  let at = number;
  // Numbers without an event are skipped, but not those of events that come while a page is under way.
  for (let upTo = servedUpTo(); upTo - at > pageEvents && member.isOpen(); upTo = servedUpTo()) {
    const events = await read(at, upTo);
    await member.send(renderFrames(events, epoch)(member.audience()));
    at = events.length < pageEvents ? upTo : (events.at(-1)?.version ?? upTo);
  }
  return at;
}

/** Puts the work in the queue, unless it is there and has not begun. */
function onceWaiting(queue: PQueue, work: () => Promise<unknown>): () => Promise<void> {
  let waiting: Promise<void> | null = null;
  return () => {
    // A turn later, since an idle queue would begin before `waiting` is set.
    waiting ??= Promise.resolve().then(() =>
      queue.add(async () => {
        waiting = null;
        await work();
        await wait(REST_MS);
      }),
    );
    return waiting;
  };
}

/** Never waits for a slow reader: its socket buffers, or disconnects it. */
function deliver(members: Iterable<RoomMember>, events: EventRecord[], epoch: string): void {
  const framesFor = renderFrames(events, epoch);
  for (const member of members) void member.send(framesFor(member.audience()));
}

function publishToMembers(
  members: Iterable<RoomMember>,
  cursor: Cursor | null,
  framesFor: Parameters<Room['tell']>[0],
): void {
  if (cursor) for (const member of members) void member.send(framesFor(member.audience(), cursor));
}

/** True if the log still has every event after `resumeFrom`. */
async function hasAllSince(
  db: Kysely<Database>,
  clubId: number,
  { resumeFrom, present }: { resumeFrom: Cursor; present: Cursor },
): Promise<boolean> {
  if (resumeFrom.epoch !== present.epoch || resumeFrom.number > present.number) return false;
  if (resumeFrom.number === present.number) return true;
  const oldest = await oldestKept(db, clubId);
  return oldest !== null && oldest <= resumeFrom.number + 1;
}
