import { useCallback, useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { FinishPayload } from '../../../../shared/contract/competitors';
import { useFinishes, type WrittenFinish } from '../../../changes/finishes';
import type { FinishRow } from '../../../changes/kinds/finishSheet';
import { finishText } from '../../../sailing-ui/finishText';
import type { Stamp, Stamps } from './stamps/useStamps';
import { finishTexts } from './texts';
import { nameOf } from './words';

interface Saved {
  label: string;
  ids: readonly string[];
  /** Where its time came from. */
  stamp: Stamp | null;
}

/** Writes finishes down, and remembers the last for the line that reports it. */
export function useWriting(sailing: Id, undo: (ids: readonly string[]) => Promise<void>, stamps: Stamps) {
  const { record } = useFinishes();
  const [last, setLast] = useState<Saved | null>(null);

  const write = useCallback(
    (finishes: readonly WrittenFinish[], label: string, stamp: Stamp | null = null) => {
      // Boats that this creates are taken back in another way than times of boats that were there.
      const known = finishes.filter(({ competitor }) => competitor !== null);
      const unknown = finishes.filter(({ competitor }) => competitor === null);
      const ids = [known, unknown].flatMap((some) => (some.length === 0 ? [] : record(sailing, some)));
      if (ids.length > 0) setLast({ label, ids, stamp });
    },
    [record, sailing],
  );
  const writeRow = useCallback(
    (
      { id, boat: competitor }: FinishRow,
      finish: FinishPayload,
      label = finishTexts.saved(nameOf(competitor), finishText(finish)),
    ) => write([{ competitor: id, sail_number: competitor.sail_number, finish }], label),
    [write],
  );
  const takeBack = () => {
    if (last === null) return;
    setLast(null);
    void undo(last.ids);
    if (last.stamp) stamps.putBack(last.stamp);
  };
  const writeLine = (finish: WrittenFinish, label: string, stamp: Stamp | null) => {
    write([finish], label, stamp);
    if (stamp) stamps.remove(stamp);
  };
  return { write, writeRow, writeLine, last, takeBack };
}
