import type { PursuitPlan } from '../../../shared/contract/sailings';
import { pursuitStarts } from '../../../shared/domain/scoring/pursuitStarts';
import { startInstant, storedInstant } from '../../../shared/domain/time';
import type { CompetitorChanges, CompetitorRecord, SailingRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import type { Setting } from '../../resources/competitors/present';
import { competitorsOf } from '../../resources/competitors/repository';
import { rearrange } from './saveCompetitor';

const SECOND_MS = 1000;

type Starter = Partial<Pick<CompetitorRecord, 'rating_thousandths' | 'is_unmatched'>>;

const planOfSailing = ({ pursuit }: SailingRecord): PursuitPlan | null =>
  pursuit === null ? null : (JSON.parse(pursuit) as PursuitPlan);

/** When the boat starts by the plan; null for one without a number, and for one that nobody knows. */
function plannedStart(
  plan: PursuitPlan,
  date: string,
  { rating_thousandths: rating, is_unmatched }: Starter,
): string | null {
  if (rating == null || is_unmatched === 1) return null;
  const [start] = pursuitStarts(plan, [{ ratingThousandths: rating }]);
  return start ? storedInstant(startInstant(date, plan.first_start) + start.offsetS * SECOND_MS) : null;
}

/**
 * The start of a boat that is entered, or gets another number, after the start list of a pursuit was made; nothing in
 * other sailings.
 */
export function startByPlan(sailing: SailingRecord, boat: Starter): Pick<CompetitorChanges, 'start_at'> {
  const plan = planOfSailing(sailing);
  return plan ? { start_at: plannedStart(plan, sailing.start_date, boat) } : {};
}

/**
 * Gives every boat its start by the sailing's plan, or takes the starts away where there is none: each is a change of
 * its own.
 */
export async function applyPlan(work: Work, setting: Setting): Promise<void> {
  const { sailing } = setting;
  const plan = planOfSailing(sailing);
  const entries = await competitorsOf(work.tx, sailing.id);
  const moves = entries.map((entry) => ({
    entry,
    changes: { start_at: plan && plannedStart(plan, sailing.start_date, entry) },
  }));
  await rearrange(work, moves, setting);
}
