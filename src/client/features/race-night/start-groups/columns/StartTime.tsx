import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { groupStart } from '../../../../../shared/domain/effectiveStart';
import { selectNow } from '../../../../state/clock';
import { selectSailing } from '../../../../state/rowSelectors';
import { useAppSelector } from '../../../../state/hooks';
import { formatClock, formatCountdown } from '../../../../ui/format';
import { boardTexts } from '../texts';

/** From here on the seconds matter. */
const NEAR_S = 30 * 60;
const RECENT_S = 15 * 60;

/** When the group starts, and how long there is left when it is near. */
export function StartTime({ group }: { group: StartGroupRow }) {
  const start = useAppSelector((state) => {
    const sailing = selectSailing(state, group.sailing);
    return sailing ? groupStart(group, sailing) : null;
  });
  if (start === null) return <span>{boardTexts.noStartTime}</span>;
  return (
    <span>
      {boardTexts.startsAt(formatClock(start))} <Countdown to={start} />
    </span>
  );
}

/** The only part of the board that is drawn every second, and only near a start. Not read aloud. */
function Countdown({ to }: { to: number }) {
  const left = useAppSelector((state) => {
    const seconds = Math.ceil((to - selectNow(state)) / 1000);
    return seconds > NEAR_S || seconds < -RECENT_S ? null : Math.max(seconds, 0);
  });
  if (left === null) return null;
  return (
    <b role="timer" aria-live="off">
      {left === 0 ? boardTexts.started : boardTexts.startsIn(formatCountdown(left))}
    </b>
  );
}
