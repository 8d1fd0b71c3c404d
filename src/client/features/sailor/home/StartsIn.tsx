import { styled } from '@mui/material/styles';
import { daysBetween } from '../../../../shared/domain/calendar';
import { localDateOf } from '../../../../shared/domain/time';
import { selectNow } from '../../../state/clock';
import { useAppSelector } from '../../../state/hooks';
import { formatCountdown } from '../../../ui/format';
import { sailorHomeTexts } from './texts';

/** Nearer than this the seconds are counted. */
const NEAR_S = 12 * 60 * 60;

const Left = styled('p')(({ theme }) => ({ ...theme.typography.h1, margin: 0, fontVariantNumeric: 'tabular-nums' }));

/** How far away the start is, in words; the seconds when it is near. */
function leftText(at: number, now: number): string {
  const seconds = Math.ceil((at - now) / 1000);
  if (seconds <= 0) return sailorHomeTexts.started;
  if (seconds <= NEAR_S) return sailorHomeTexts.startsIn(formatCountdown(seconds));
  const days = daysBetween(localDateOf(now), localDateOf(at));
  return days === 0 ? sailorHomeTexts.today : sailorHomeTexts.inDays(days);
}

/** Time left to the own start. Reads the clock itself, so that only this redraws each second. */
export function StartsIn({ at }: { at: number }) {
  const text = useAppSelector((state) => leftText(at, selectNow(state)));
  return (
    <Left role="timer" aria-live="off">
      {text}
    </Left>
  );
}
