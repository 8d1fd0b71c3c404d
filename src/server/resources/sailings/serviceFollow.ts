import type { SailingChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { retimeEntries } from '../competitors/serviceSave';
import { logUnlocked, logVerified } from '../result-log/serviceWrite';
import { groupsOfSailing } from '../start-groups/serviceReads';
import { sailingNow, type SailingView } from './serviceAccess';

/** When the result was verified, where the changes verify or unlock it. */
export const verifiedAt = ({ verified_result: verified }: SailingChanges, now: string): Pick<SailingChanges, 'verified_at'> =>
  verified === undefined ? {} : { verified_at: verified === 1 ? now : null };

/**
 * What else a change of a sailing brings: the times of its boats follow the start, and the log is told who verified or unlocked the result.
 * Throws 400 when a boat would have finished before the new start. The sailing as it stands afterwards.
 */
export async function followChange(work: Work, sailing: SailingView, changes: SailingChanges): Promise<SailingView> {
  const { verified_result: verified, start_date: date, start_time: time } = changes;
  if (verified === 1) await logVerified(work, sailing.id);
  if (verified === 0) await logUnlocked(work, sailing.id);
  if (date === undefined && time === undefined) return sailing;
  await retimeEntries(work, { sailing, groups: await groupsOfSailing(work.tx, sailing.id) });
  return sailingNow(work.tx, sailing.id);
}
