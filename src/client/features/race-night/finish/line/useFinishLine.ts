import { wireDatetime } from '../../../../../shared/domain/time';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { finishText } from '../../../../sailing-ui/finishText';
import { finishTexts } from '../texts';
import { nameOf, recordedText } from '../words';
import { matchCompetitors } from './matchCompetitors';
import { giveStamp, readLine, submitFor, type FinishLineOptions, type LineState } from './submitLine';
import { useTypedLine, type Typed } from './useTypedLine';

/** The boat gets the stamp when neither time nor code is typed. */
const isUntimed = ({ time, code }: Typed): boolean => time.trim() === '' && code === '';

/**
 * One line of the finish sheet: what is typed, which boat it is, and what is wrong or must be asked before it is
 * written down.
 */
export function useFinishLine(options: FinishLineOptions) {
  const { rows, stamp } = options;
  const line = useTypedLine();
  const { typed, ask, fail, pick } = line;
  const match = matchCompetitors(rows, typed.number);
  const row = rows.find(({ key }) => key === line.chosen) ?? match.picked;
  const used = isUntimed(typed) ? stamp : null;
  const state: LineState = { ...options, line, match, row, used };

  const choose = ({ key, boat }: FinishRow) => pick(key, boat.sail_number || nameOf(boat));
  const isAmbiguous = !row && match.equals.length > 1;
  const askWhich = (then: (boat: FinishRow) => void) =>
    ask({ kind: 'boat', number: typed.number.trim(), boats: match.equals, choose: then });

  function submit(): void {
    if (row || match.unknown !== null) submitFor(state, row);
    else if (isAmbiguous)
      askWhich((boat) => {
        choose(boat);
        submitFor(state, boat);
      });
    else fail({ field: 'number', text: finishTexts.noNumber });
  }

  return {
    ...line,
    match,
    row,
    /** What the line comes to, as far as it has been typed. */
    reading: typed.time.trim() !== '' || (used && row) ? readLine(state, row) : null,
    /** The clock that the boat gets when no time is typed. */
    stamped: used && finishText({ finish_time: wireDatetime(used.at) }),
    submit,
    choose,
    /** Enter at the number: on to the time, once it is clear which boat it is. */
    numberDone: () => {
      if (isAmbiguous) askWhich(choose);
      else line.timeField.current?.focus();
    },
    /** The boat that stands in the line with nothing else, while no stamp waits: the next stamp is its. */
    awaited: row && !stamp && isUntimed(typed) && recordedText(row.boat) === '' ? row : null,
    /** A boat that is out was tapped: it gets the stamp that waits at once, else it is put into the line. */
    take: (boat: FinishRow) => {
      if (!stamp || !giveStamp(state, boat, stamp)) choose(boat);
    },
  };
}

export type FinishLineState = ReturnType<typeof useFinishLine>;
