import { useEffect, useMemo, useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { ObservationList } from '../../../../../shared/contract/finishObservations';
import { finishAt } from '../../../../../shared/domain/finishObservations';
import { useReadObservations } from '../../../../api/finishObservations';
import { selectLoose, startStamp, useObservations, type SeenBoat } from '../../../../changes/observations';
import { readSetting, removeSetting } from '../../../../lib/storage';
import { useAppDispatch, useAppSelector } from '../../../../state/rootState';

/** Somebody crossed the line then; who it was is said afterwards. */
export interface Stamp {
  /** The key of its observation. */
  id: string;
  /** The finish that it gives, in milliseconds: whole seconds. */
  at: number;
}

const SHORT_BUZZ_MS = 30;

/** Where earlier builds kept stamps, which nobody but this browser knows of. */
const earlierKeys = (user: string | null, sailing: Id): string[] => [
  `styrbord.stamps.${user ?? ''}.${sailing}`,
  `styrbord.stamps.${sailing}`,
];

function readEarlier(key: string): number[] {
  try {
    const kept: unknown = JSON.parse(readSetting(key) ?? '[]');
    return Array.isArray(kept)
      ? kept.map((stamp: { at?: unknown }) => Number(stamp.at)).filter((at) => Number.isFinite(at))
      : [];
  } catch {
    // What somebody else has put there is no stamp of ours.
    return [];
  }
}

/** Hands the stamps of an earlier build over to the others, once. */
function useEarlierStamps(sailing: Id): void {
  const user = useAppSelector(({ session }) => session.user);
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const key of earlierKeys(user, sailing)) {
      const times = readEarlier(key);
      removeSetting(key);
      for (const ms of times) dispatch(startStamp(sailing, { ms }));
    }
  }, [dispatch, user, sailing]);
}

export interface Stamps {
  /** Oldest first. */
  stamps: readonly Stamp[];
  /** The one that the next boat gets. */
  next: Stamp | null;
  /** At a moment of the monotonic clock, such as an event's; of a boat, where it is known already. */
  add: (moment: number, boat?: SeenBoat) => Stamp & { change: string };
  /** Says whose it was. Returns the id of the change; `replaces`: it counts, whatever the boat had. */
  assign: (stamp: Stamp, boat: SeenBoat, replaces?: boolean) => string | undefined;
  choose: (stamp: Stamp) => void;
  remove: (stamp: Stamp) => void;
  /** A finish that was taken back leaves its stamp. */
  putBack: (stamp: Stamp) => void;
}

/**
 * Times that were stamped and belong to no boat yet, by whomever of the club: what is stamped here is sent at once, kept
 * in this browser until it is, and shown to the others.
 */
export function useStamps(sailing: Id, list: ObservationList): Stamps {
  useReadObservations(sailing);
  useEarlierStamps(sailing);
  const loose = useAppSelector((state) => selectLoose(state, sailing, list));
  const { stamp, assign, undo, putBack } = useObservations(sailing);
  const [chosen, setChosen] = useState<string | null>(null);
  const stamps = useMemo(() => loose.map(({ id, ms }) => ({ id, at: finishAt(ms) })), [loose]);
  return {
    stamps,
    next: stamps.find(({ id }) => id === chosen) ?? stamps[0] ?? null,
    add: (moment, boat) => {
      navigator.vibrate?.(SHORT_BUZZ_MS);
      const { uuid, change, ms } = stamp(moment, list, boat);
      return { id: uuid, at: finishAt(ms), change };
    },
    assign: ({ id }, boat, replaces) => assign(id, boat, replaces),
    choose: ({ id }) => setChosen(id),
    remove: ({ id }) => undo(id),
    putBack: ({ id }) => putBack(id),
  };
}
