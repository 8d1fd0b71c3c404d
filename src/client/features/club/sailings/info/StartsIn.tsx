import { useAppSelector } from '../../../../state/hooks';
import { selectNow } from '../../../../state/clock';
import { formatCountdown } from '../../../../ui/format';
import { sailingTexts } from '../texts';

const NEAR_S = 60 * 60;
const PAST_S = 5 * 60;

interface StartsInProps {
  /** The start, in milliseconds since 1970. */
  at: number;
}

/**
 * Time left to a start that is near, or since one that has just been. Reads the clock itself, so that only this redraws
 * each second.
 */
export function StartsIn({ at }: StartsInProps) {
  const left = useAppSelector((state) => {
    const seconds = Math.round((at - selectNow(state)) / 1000);
    return seconds <= NEAR_S && seconds >= -PAST_S ? seconds : null;
  });
  if (left === null) return null;
  return (
    <span role="timer">
      {left > 0 ? sailingTexts.info.startsIn(formatCountdown(left)) : sailingTexts.info.started(formatCountdown(-left))}
    </span>
  );
}
