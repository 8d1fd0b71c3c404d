import { mayDeleteOwnEntry, mayEditClub, type Actor } from '../../../shared/domain/permissions';
import type { Work } from '../../db/unitOfWork';
import { forbidden } from '../../errors';
import { logResult } from '../../resources/result-log/writeResultLog';
import { assertUnlocked, assertVersion, rulesOf } from '../../resources/sailings/access';
import { presentCompetitor, startOf } from '../../resources/competitors/present';
import { mailIfDeclined } from './approvalMails';
import { heldEntry } from '../../resources/competitors/checks';
import { removeEntry } from './saveCompetitor';
import { hasResult } from '../../resources/competitors/times';

/** Deletes an entry: a club until the result is verified, a sailor their own while they could still make it. */
export async function deleteCompetitor(
  work: Work,
  actor: Actor,
  id: number,
  expected: number | undefined,
): Promise<void> {
  const held = await heldEntry(work, actor, id);
  const { entry, setting } = held;
  const isClub = mayEditClub(actor, setting.sailing.club_id);
  if (isClub) {
    assertUnlocked(setting.sailing);
  } else {
    const own = { sailor: entry.sailor_id, startsAt: startOf(entry, setting) };
    if (!mayDeleteOwnEntry(actor, own, rulesOf(setting.sailing), Date.parse(work.now))) throw forbidden();
  }
  assertVersion(entry, expected, () => presentCompetitor(entry, setting, actor));
  await removeEntry(work, entry, setting);
  if (isClub) await mailIfDeclined(work, held);
  if (hasResult(entry)) await logResult(work, { action: 'result', before: entry, after: null });
}
