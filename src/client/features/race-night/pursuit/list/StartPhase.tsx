import { useAppSelector } from '../../../../state/rootState';
import { selectNow } from '../../../../state/clock';
import { formatCountdown } from '../../../../ui/format';
import { visuallyHidden } from '../../../../ui/styles';
import { pursuitTexts } from '../texts';
import type { StartLine } from './startList';

/** Who starts first is next in turn for so long before. */
const FIRST_CALL_MS = 15 * 60_000;

/**
 * Where a boat stands while the starts run. The row draws itself by `data-phase`, so that only this reads the clock.
 */
export function StartPhase({ startsAt, previousAt }: Pick<StartLine, 'startsAt' | 'previousAt'>) {
  const phase = useAppSelector((state) => {
    const now = selectNow(state);
    if (now >= startsAt) return 'started';
    return now >= (previousAt ?? startsAt - FIRST_CALL_MS) ? 'next' : 'later';
  });
  if (phase === 'later') return null;
  return (
    <span data-phase={phase}>
      {phase === 'next' ? (
        <>
          {pursuitTexts.next} <Countdown at={startsAt} />
        </>
      ) : (
        <span style={visuallyHidden}>{pursuitTexts.started}</span>
      )}
    </span>
  );
}

/** Time left to a start. Reads the clock itself. */
export function Countdown({ at }: { at: number }) {
  const left = useAppSelector((state) => Math.ceil((at - selectNow(state)) / 1000));
  return <span role="timer">{pursuitTexts.startsIn(formatCountdown(left))}</span>;
}
