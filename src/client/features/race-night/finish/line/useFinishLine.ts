import type { FinishPayload } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { competitorStart } from '../../../../../shared/domain/effectiveStart';
import { wireDatetime } from '../../../../../shared/domain/time';
import type { WrittenFinish } from '../../../../changes/finishes';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { finishText } from '../../../../sailing-ui/finishText';
import type { Stamp } from '../stamps/useStamps';
import type { GivenStamp } from '../useWriting';
import { finishTexts } from '../texts';
import { nameOf, recordedText } from '../words';
import { matchCompetitors } from './matchCompetitors';
import { readFinish, readStamp, type Finisher, type FinishReading, type TimeMode } from '../readFinish';
import { useTypedLine, type Typed } from './useTypedLine';

export interface FinishLineOptions {
  sailing: SailingRow;
  rows: readonly FinishRow[];
  mode: TimeMode;
  /** The time that the next boat gets when none is typed. */
  stamp: Stamp | null;
  /** Writes it down; `label` is how to report it, `from` where its time came from. */
  onWrite: (finish: WrittenFinish, label: string, from: GivenStamp | null) => void;
}

const finisherOf = (row: FinishRow | null, sailing: SailingRow): Finisher => ({
  start: row ? row.start : competitorStart(null, null, sailing),
  date: sailing.start_date,
  isUnknown: row?.boat.is_unmatched ?? true,
});

/** The boat gets the stamp when neither time nor code is typed. */
const isUntimed = ({ time, code }: Typed): boolean => time.trim() === '' && code === '';

const codeAlone = ({ finish_time, elapsed_time, score_code }: FinishPayload) =>
  finish_time === undefined && elapsed_time === undefined ? (score_code ?? null) : null;

/**
 * One line of the finish sheet: what is typed, which boat it is, and what is wrong or must be asked before it is
 * written down.
 */
export function useFinishLine({ sailing, rows, mode, stamp, onWrite }: FinishLineOptions) {
  const { pick, clear, fail, ask, ...line } = useTypedLine();
  const { typed } = line;
  const match = matchCompetitors(rows, typed.number);
  const row = rows.find(({ key }) => key === line.chosen) ?? match.picked;
  const used = isUntimed(typed) ? stamp : null;

  function read(): FinishReading {
    const finisher = finisherOf(row, sailing);
    if (used) return readStamp(used.at, finisher);
    return readFinish({ time: typed.time, code: typed.code === '' ? null : typed.code, mode }, finisher);
  }

  function write(competitor: FinishRow | null, finish: FinishPayload, from: GivenStamp | null): void {
    const sail_number = competitor?.boat.sail_number ?? match.unknown ?? '';
    onWrite(
      { competitor: competitor?.id ?? null, sail_number, finish },
      finishTexts.saved(competitor ? nameOf(competitor.boat) : sail_number, finishText(finish)),
      from,
    );
  }

  function submit(): void {
    if (!row && match.unknown === null) {
      fail({ field: 'number', text: match.options.length > 1 ? finishTexts.severalBoats : finishTexts.noNumber });
      return;
    }
    const reading = read();
    if ('problem' in reading) {
      fail({ field: 'time', text: finishTexts.problems[reading.problem] });
      return;
    }
    const { finish } = reading;
    const held = row ? recordedText(row.boat) : '';
    const writeIt = () => {
      write(row, finish, used && { stamp: used, replaces: held !== '' });
      clear();
    };
    if (row && held !== '')
      ask({ boat: nameOf(row.boat), held, written: finishText(finish), addsCode: codeAlone(finish), write: writeIt });
    else writeIt();
  }

  const choose = ({ key, boat: competitor }: FinishRow) => pick(key, competitor.sail_number || nameOf(competitor));

  return {
    ...line,
    match,
    row,
    /** What the line comes to, as far as it has been typed. */
    reading: typed.time.trim() !== '' || (used && row) ? read() : null,
    /** The clock that the boat gets when no time is typed. */
    stamped: used && finishText({ finish_time: wireDatetime(used.at) }),
    submit,
    choose,
    clear,
    /** The boat that stands in the line with nothing else, while no stamp waits: the next stamp is its. */
    awaited: row && !stamp && isUntimed(typed) && recordedText(row.boat) === '' ? row : null,
    /** A boat that is out was tapped: it gets the stamp that waits at once, else it is put into the line. */
    take: (competitor: FinishRow) => {
      const given = stamp && readStamp(stamp.at, finisherOf(competitor, sailing));
      if (given && 'finish' in given) write(competitor, given.finish, { stamp, replaces: false });
      else choose(competitor);
    },
  };
}

export type FinishLineState = ReturnType<typeof useFinishLine>;
