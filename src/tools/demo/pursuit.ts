import type { WireTime } from '../../shared/contract/common';
import type { PursuitBasis } from '../../shared/contract/startGroups';
import type { PursuitPlan } from '../../shared/contract/sailings';
import { fromScaled } from '../../shared/domain/decimals';
import { pursuitStarts } from '../../shared/domain/scoring/pursuitStarts';
import { startClock } from '../../shared/domain/scoring/pursuitScores';
import { localDateOf } from '../../shared/domain/time';
import { likelyElapsedS, whoCame } from './chance';
import type { DemoBoat } from './fleet';
import type { Random } from './random';
import { anEntry, lastWeekday, SATURDAY, type DemoEntry, type DemoSailing } from './sailing';

export interface PursuitChoice {
  basis: PursuitBasis;
  firstStart: WireTime;
  unitSeconds: number;
  recalculatePercent: number | null;
}

type Pursuit = Pick<DemoSailing, 'startTime' | 'startType' | 'resultMethod' | 'pursuit' | 'entries'>;

/** The slowest boat is the reference and starts first; each of the others has its own start. */
export function pursuitStart(entries: readonly DemoEntry[], choice: PursuitChoice): Pursuit {
  const slowest = Math.min(...entries.map(({ boat }) => boat.rating));
  const plan: PursuitPlan = {
    basis: choice.basis,
    reference_rating: fromScaled(slowest, 3),
    rounding: { unit_seconds: choice.unitSeconds, mode: 'half-up' },
    first_start: choice.firstStart,
    recalculate_percent: choice.recalculatePercent,
  };
  const starts = pursuitStarts(
    plan,
    entries.map((entry) => ({ entry, ratingThousandths: entry.boat.rating })),
  );
  return {
    startTime: choice.firstStart,
    startType: 'individual',
    resultMethod: 'finish_order',
    pursuit: plan,
    entries: starts.map(({ boat: { entry }, offsetS }) => ({
      ...entry,
      start: startClock(choice.firstStart, offsetS),
    })),
  };
}

const ATTENDANCE_PERCENT = 70;
/** The planned and the actual elapsed time of a boat of number 1.000. */
const PLANNED_CORRECTED = '01:50:00';
const CORRECTED_S = 114 * 60;

/** A completed pursuit race, whose two lists, over the line and corrected, differ. */
export function pursuitRace(fleet: readonly DemoBoat[], random: Random, now: number): DemoSailing {
  const boats = whoCame(fleet, random, ATTENDANCE_PERCENT);
  const entries = boats.map((boat, index) =>
    index === 0
      ? anEntry(boat, { scoreCode: 'DNF' })
      : anEntry(boat, { elapsedS: likelyElapsedS(boat, CORRECTED_S, random) }),
  );
  return {
    name: 'Lillöjakten',
    description: 'Jaktstart runt Lillön. Först över linjen vinner, om inte segeltiden missas med mer än tio procent.',
    date: lastWeekday(localDateOf(now), SATURDAY),
    status: 'finished',
    isVerified: true,
    course: 'Lillön runt',
    groups: [],
    classes: [],
    ...pursuitStart(entries, {
      basis: { expected_corrected: PLANNED_CORRECTED },
      firstStart: '11:00:00',
      unitSeconds: 30,
      recalculatePercent: 10,
    }),
  };
}
