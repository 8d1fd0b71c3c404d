import type { Audience } from './audience';
import type { Connection } from './connection';
import { countFrames } from './textFrame';

/** What goes on at this node, and what has been written to its sockets since it started. */
export interface PushFigures {
  sockets: Readonly<Record<Audience, number>>;
  rooms: number;
  frames: number;
  bytes: number;
}

interface Counting {
  figures: () => PushFigures;
  /** Told of all frames that are written. */
  onWritten: (frames: Buffer) => void;
}

export function countPush(connections: ReadonlySet<Connection>, rooms: { size: () => number }): Counting {
  const written = { frames: 0, bytes: 0 };
  let last: Buffer | undefined;
  let framesOfLast = 0;

  return {
    figures: () => {
      const sockets = { club: 0, member: 0, none: 0 };
      for (const connection of connections) sockets[connection.audience()] += 1;
      return { ...written, sockets, rooms: rooms.size() };
    },
    onWritten: (frames) => {
      // All sockets of an audience get the same bytes one after the other.
      if (frames !== last) {
        last = frames;
        framesOfLast = countFrames(frames);
      }
      written.frames += framesOfLast;
      written.bytes += frames.length;
    },
  };
}
