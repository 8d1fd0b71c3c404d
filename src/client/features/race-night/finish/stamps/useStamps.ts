import { useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { serverNow } from '../../../../lib/serverClock';
import { readSetting, removeSetting, writeSetting } from '../../../../lib/storage';
import { useAppSelector } from '../../../../state/rootState';

/** Somebody crossed the line then; who it was is said afterwards. */
export interface Stamp {
  id: number;
  /** Instant in milliseconds, whole seconds. */
  at: number;
}

const SECOND_MS = 1000;
const SHORT_BUZZ_MS = 30;

/** Whose stamps they are, and of which sailing. */
type Owner = [user: string | null, sailing: Id];

const keyOf = ([user, sailing]: Owner): string => `styrbord.stamps.${user ?? ''}.${sailing}`;
/** Where earlier builds kept them, without an owner. */
const earlierKeyOf = ([, sailing]: Owner): string => `styrbord.stamps.${sailing}`;

const isStamp = (value: unknown): value is Stamp =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'at' in value &&
  Number.isInteger(value.id) &&
  Number.isInteger(value.at);

function readStamps(owner: Owner): Stamp[] {
  try {
    const kept: unknown = JSON.parse(readSetting(keyOf(owner)) ?? readSetting(earlierKeyOf(owner)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isStamp) : [];
  } catch {
    // What somebody else has put there is no stamp of ours.
    return [];
  }
}

/** Times are counted in whole seconds. */
export const wholeSecond = (ms: number): number => Math.round(ms / SECOND_MS) * SECOND_MS;

export interface Stamps {
  /** Oldest first. */
  stamps: readonly Stamp[];
  /** The one that the next boat gets. */
  next: Stamp | null;
  /** At a moment of the monotonic clock, such as an event's. */
  add: (at: number) => void;
  choose: (stamp: Stamp) => void;
  remove: (stamp: Stamp) => void;
  /** A finish that was taken back leaves its stamp. */
  putBack: (stamp: Stamp) => void;
}

/**
 * Times that were stamped and belong to no boat yet. They are kept in this browser for the one who stamped them: a reload
 * or a call in the midst of it loses none.
 */
export function useStamps(sailing: Id): Stamps {
  const owner: Owner = [useAppSelector(({ session }) => session.user), sailing];
  const [stamps, setStamps] = useState(() => readStamps(owner));
  const [chosen, setChosen] = useState<number | null>(null);
  const keep = (change: (before: Stamp[]) => Stamp[]) =>
    setStamps((before) => {
      const after = change(before);
      writeSetting(keyOf(owner), JSON.stringify(after));
      removeSetting(earlierKeyOf(owner));
      return after;
    });
  return {
    stamps,
    next: stamps.find(({ id }) => id === chosen) ?? stamps[0] ?? null,
    add: (moment) => {
      navigator.vibrate?.(SHORT_BUZZ_MS);
      const at = wholeSecond(serverNow(moment));
      keep((before) => [...before, { id: Math.max(0, ...before.map(({ id }) => id)) + 1, at }]);
    },
    choose: ({ id }) => setChosen(id),
    remove: ({ id }) => keep((before) => before.filter((stamp) => stamp.id !== id)),
    putBack: (stamp) => keep((before) => [...before, stamp].sort((a, b) => a.at - b.at || a.id - b.id)),
  };
}
