import { useCallback, useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { FinishPayload } from '../../../../shared/contract/competitors';
import { wireDatetime } from '../../../../shared/domain/time';
import { useFinishes, type WrittenFinish } from '../../../changes/finishes';
import type { FinishRow } from '../../../changes/kinds/finishSheet';
import { finishText } from '../../../sailing-ui/finishText';
import type { Stamp, Stamps } from './stamps/useStamps';
import { finishTexts } from './texts';
import { nameOf } from './words';

/** A stamp that a boat is given. */
export interface GivenStamp {
  stamp: Stamp;
  /** Whatever the boat had before. */
  replaces: boolean;
}

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
    (finishes: readonly WrittenFinish[], label: string) => {
      // Boats that this creates are taken back in another way than times of boats that were there.
      const known = finishes.filter(({ competitor }) => competitor !== null);
      const unknown = finishes.filter(({ competitor }) => competitor === null);
      const ids = [known, unknown].flatMap((some) => (some.length === 0 ? [] : record(sailing, some)));
      if (ids.length > 0) setLast({ label, ids, stamp: null });
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
    if (last.stamp) stamps.putBack(last.stamp);
    else void undo(last.ids);
  };
  const writeLine = (finish: WrittenFinish, label: string, from: GivenStamp | null) => {
    if (!from) return write([finish], label);
    const { competitor, sail_number } = finish;
    const id = stamps.assign(from.stamp, { competitor, sail_number }, from.replaces);
    if (id !== undefined) setLast({ label, ids: [id], stamp: from.stamp });
  };
  const stampNow = (moment: number, row: FinishRow | null) => {
    if (!row) return void stamps.add(moment);
    const { id: competitor, boat } = row;
    const { change, ...stamp } = stamps.add(moment, { competitor, sail_number: boat.sail_number });
    const written = finishText({ finish_time: wireDatetime(stamp.at) });
    return setLast({ label: finishTexts.saved(nameOf(boat), written), ids: [change], stamp });
  };
  return { stampNow, write, writeRow, writeLine, last, takeBack };
}
