import { mayDeleteOwnEntry, mayEditClub, type Asker } from '../../../shared/domain/permissions';
import type { Work } from '../../db/unitOfWork';
import { forbidden } from '../../errors';
import { logResult } from '../../resources/result-log/writeResultLog';
import { assertUnlocked, assertVersion, rulesOf } from '../../resources/sailings/access';
import { presentCompetitor, startOf } from '../../resources/competitors/present';
import { tellIfDeclined } from './approvalMails';
import { heldEntry } from '../../resources/competitors/checks';
import { removeEntry } from './saveCompetitor';
import { hasResult } from '../../resources/competitors/times';

/** Takes an entry away: the club until the result is verified, a sailor his own while he could still make it. */
export async function deleteCompetitor(
  work: Work,
  asker: Asker,
  id: number,
  expected: number | undefined,
): Promise<void> {
  const held = await heldEntry(work, asker, id);
  const { entry, setting } = held;
  const isClub = mayEditClub(asker, setting.sailing.club_id);
  if (isClub) {
    assertUnlocked(setting.sailing);
  } else {
    const own = { sailor: entry.sailor_id, startsAt: startOf(entry, setting) };
    if (!mayDeleteOwnEntry(asker, own, rulesOf(setting.sailing), Date.parse(work.now))) throw forbidden();
  }
  assertVersion(entry, expected, () => presentCompetitor(entry, setting, asker));
  await removeEntry(work, entry, setting);
  if (isClub) await tellIfDeclined(work, held);
  if (hasResult(entry)) await logResult(work, { action: 'result', before: entry, after: null });
}
