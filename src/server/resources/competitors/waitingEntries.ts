import type { Kysely } from 'kysely';
import type { Competitor } from '../../../shared/contract/competitors';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import type { Database } from '../../db/schema';
import { forbidden, notFound } from '../../errors';
import { findClub } from '../clubs/clubs';
import { sailingNow } from '../sailings/access';
import { groupsOfSailing } from '../start-groups/startGroups';
import { presentCompetitor, type Setting } from './present';
import { waitingOfClub } from './repository';

type Db = Kysely<Database>;

/** The sailings of the entries, each once. */
async function settingsOf(db: Db, sailingIds: readonly number[]): Promise<Map<number, Setting>> {
  const settings = new Map<number, Setting>();
  for (const id of new Set(sailingIds))
    settings.set(id, { sailing: await sailingNow(db, id), groups: await groupsOfSailing(db, id) });
  return settings;
}

/** The entries that wait for the club's approval, oldest first. Throws 403 unless the actor runs the club. */
export async function listWaiting(db: Db, actor: Actor, club: string): Promise<Competitor[]> {
  const found = await findClub(db, club);
  if (!found) throw notFound();
  if (!mayEditClub(actor, found.id)) throw forbidden();
  const entries = await waitingOfClub(db, found.id);
  const settings = await settingsOf(
    db,
    entries.map(({ sailing_id }) => sailing_id),
  );
  return entries.flatMap((entry) => {
    const setting = settings.get(entry.sailing_id);
    return setting ? [presentCompetitor(entry, setting, actor)] : [];
  });
}
