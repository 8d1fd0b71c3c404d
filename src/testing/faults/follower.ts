import WebSocket from 'ws';
import { backOffMs } from '../../client/push/backOff';
import type { Competitor } from '../../shared/contract/competitors';
import {
  clubGroup,
  notificationsPath,
  type PushMessage,
  type ServerFrame,
  type SubscribedFrame,
} from '../../shared/contract/push';

/**
 * A socket that follows a club through everything: it comes back, to another node if need be, and goes on where it was.
 */
export interface Follower {
  /** The number of every changed object that was reported to it, in order of arrival. */
  versions: number[];
  /** What it knows of the boats of the club. */
  boats: Map<number, Competitor>;
  /** The number that it began after; null before the first subscription. */
  beganAt(): number | null;
  /** The last number that was reported to it, or that it began after. */
  head(): number;
  isSubscribed(): boolean;
  /** When each of its sockets opened, in milliseconds of `performance.now`. */
  openedAt: readonly number[];
  /** How often the server still had the missed frames, and how often it did not. */
  resumed(): number;
  reloads(): number;
  /** Breaks the line; it stays broken until `mend`. */
  cut(): void;
  mend(): void;
  /** Reads nothing more of what comes, as a phone in a pocket does, until `wake`. */
  stall(): void;
  wake(): void;
  close(): void;
}

export interface FollowerOptions {
  /** The nodes, one after the other at each try. */
  urls: readonly string[];
  club: number;
  token: string;
  /** The cursor was too old: everything must be read over HTTP. */
  onReload?: (follower: Follower) => void;
}

const OPENS_WITHIN_MS = 15_000;
const numberOf = (cursor: string): number => Number(cursor.split('.')[1]);

/** A row is taken if it is newer than the one held: as in the browser, what comes twice changes nothing. */
export function takeBoat(boats: Map<number, Competitor>, boat: Competitor): void {
  if ((boats.get(boat.id)?.version ?? 0) < boat.version) boats.set(boat.id, boat);
}

export function startFollower({ urls, club, token, onReload }: FollowerOptions): Follower {
  const versions: number[] = [];
  const boats = new Map<number, Competitor>();
  const openedAt: number[] = [];
  let socket: WebSocket | null = null;
  let timer: NodeJS.Timeout | undefined;
  let cursor: string | undefined;
  let beganAt: number | null = null;
  let isSubscribed = false;
  let isWanted = true;
  const counts = { tries: 0, failures: 0, resumed: 0, reloads: 0 };

  function welcomed(answer: SubscribedFrame): void {
    const isFirst = cursor === undefined;
    isSubscribed = true;
    counts.failures = 0;
    if (answer.resumed) counts.resumed += 1;
    else cursor = answer.cursor;
    if (isFirst) beganAt = numberOf(answer.cursor);
    if (isFirst || answer.resumed) return;
    counts.reloads += 1;
    onReload?.(follower);
  }

  function told(message: PushMessage): void {
    if (message.change === 'results_updated') return;
    versions.push(message.version);
    cursor = message.cursor;
    if (message.model !== 'competitor') return;
    if (message.change === 'deleted') boats.delete(message.id);
    else if (message.data) takeBoat(boats, message.data);
  }

  function connect(): void {
    const url = urls[counts.tries % urls.length] ?? '';
    counts.tries += 1;
    const opened = new WebSocket(`${url.replace('http', 'ws')}${notificationsPath(club)}`, {
      handshakeTimeout: OPENS_WITHIN_MS,
      perMessageDeflate: false,
    });
    socket = opened;
    opened.on('open', () => {
      openedAt.push(performance.now());
      opened.send(JSON.stringify({ type: 'subscribe', group: clubGroup(club), token, cursor }));
    });
    opened.on('message', (bytes: Buffer) => {
      const frame = JSON.parse(bytes.toString()) as ServerFrame;
      if (frame.type === 'subscribed') welcomed(frame);
      if (frame.type === 'notification') told(frame);
    });
    // Followed by `close`, which is where it is dealt with.
    opened.on('error', () => {});
    opened.on('close', () => {
      if (socket === opened) comeBack();
    });
  }

  function comeBack(): void {
    isSubscribed = false;
    if (!isWanted) return;
    timer = setTimeout(connect, backOffMs(counts.failures, Math.random()));
    counts.failures += 1;
  }

  function cut(): void {
    isWanted = false;
    isSubscribed = false;
    clearTimeout(timer);
    socket?.terminate();
  }

  const follower: Follower = {
    versions,
    boats,
    openedAt,
    beganAt: () => beganAt,
    head: () => (cursor === undefined ? 0 : numberOf(cursor)),
    isSubscribed: () => isSubscribed,
    resumed: () => counts.resumed,
    reloads: () => counts.reloads,
    cut,
    mend: () => {
      isWanted = true;
      connect();
    },
    stall: () => socket?.pause(),
    wake: () => socket?.resume(),
    close: cut,
  };
  connect();
  return follower;
}

/**
 * What is wrong with what a follower received, up to a number of the club: numbers that never came, and numbers that
 * came twice or too late.
 */
export function sequenceFaults({ versions, beganAt }: Follower, upTo: number): { gaps: number; duplicates: number } {
  const seen = new Set(versions);
  const wanted = Array.from(
    { length: Math.max(0, upTo - (beganAt() ?? 0)) },
    (_, index) => (beganAt() ?? 0) + 1 + index,
  );
  const isRising = (version: number, index: number) => version > (versions[index - 1] ?? 0);
  return {
    gaps: wanted.filter((version) => !seen.has(version)).length,
    duplicates: versions.filter((version, index) => !isRising(version, index)).length,
  };
}
