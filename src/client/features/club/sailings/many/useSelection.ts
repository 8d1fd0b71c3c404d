import { useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { SailingRow } from '../../../../../shared/contract/sailings';

export interface Selection {
  isOn: boolean;
  /** Those that are chosen and still there, by date. */
  chosen: SailingRow[];
  has: (id: Id) => boolean;
  toggle: (id: Id) => void;
  choose: (ids: readonly Id[]) => void;
  start: () => void;
  stop: () => void;
}

const byDate = (a: SailingRow, b: SailingRow): number =>
  a.start_date === b.start_date ? a.id - b.id : a.start_date < b.start_date ? -1 : 1;

/** Sailings that are chosen, to do the same to all of them. */
export function useSelection(sailings: readonly SailingRow[]): Selection {
  const [isOn, setOn] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set());
  const toggle = (id: Id) =>
    setIds((was) => {
      const next = new Set(was);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const stop = () => {
    setOn(false);
    setIds(new Set());
  };
  return {
    isOn,
    chosen: sailings.filter(({ id }) => ids.has(id)).sort(byDate),
    has: (id) => ids.has(id),
    toggle,
    choose: (next) => setIds(new Set(next)),
    start: () => setOn(true),
    stop,
  };
}
