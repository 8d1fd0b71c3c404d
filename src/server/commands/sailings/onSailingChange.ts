import type { SailingChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { publishSailingBySelf } from '../publications/publishBySelf';
import { applyPlan } from '../competitors/pursuitStarts';
import { retimeEntries } from '../competitors/saveCompetitor';
import { endEvening, keepEveningOpen } from '../../resources/sailings/evening';
import { logUnlocked, logVerified } from '../../resources/result-log/writeResultLog';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { sailingNow, type SailingView } from '../../resources/sailings/access';

/** When the result was verified, where the changes verify or unlock it. */
export const verifiedAt = (
  { verified_result: verified }: SailingChanges,
  now: string,
): Pick<SailingChanges, 'verified_at'> => (verified === undefined ? {} : { verified_at: verified === 1 ? now : null });

/** A sailing whose boats no longer start individually has no pursuit plan. */
export const planAfter = ({ start_type: type }: SailingChanges): Pick<SailingChanges, 'pursuit'> =>
  type === undefined || type === 'individual' ? {} : { pursuit: null };

/**
 * What else a change of a sailing entails: the starts of a pursuit and the times of the boats follow it, and the log
 * records who verified or unlocked the result, and why it was unlocked. Throws 400 when a boat would have finished
 * before its new start. Returns the sailing as it stands afterwards.
 */
export async function followChange(
  work: Work,
  before: SailingView,
  saved: SailingView,
  reason?: string,
): Promise<SailingView> {
  if (saved.verified_result > before.verified_result) {
    await logVerified(work, saved.id);
    await endEvening(work, saved.id);
    await publishSailingBySelf(work, saved);
  }
  if (saved.verified_result < before.verified_result) await logUnlocked(work, saved.id, reason);

  const isOtherDate = saved.start_date !== before.start_date;
  const isOtherPlan = saved.pursuit !== before.pursuit || (saved.pursuit !== null && isOtherDate);
  if (!isOtherPlan && !isOtherDate && saved.start_time === before.start_time) return saved;
  const setting = { sailing: saved, groups: await groupsOfSailing(work.tx, saved.id) };
  await keepEveningOpen(work, setting);
  await (isOtherPlan ? applyPlan(work, setting) : retimeEntries(work, setting));
  return sailingNow(work.tx, saved.id);
}
