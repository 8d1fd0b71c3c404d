import type { Change } from '../../../shared/contract/push';
import type { EventVisibility, NewSailing, SailingChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { tellOfChange } from '../../webhooks/tell';
import { presentSailingFrame } from './present';
import { sailingNow, visibilityIn } from './access';
import { insertSailing, sailingsOfSerie, updateSailing, type SailingView } from './repository';

/** Publishes a change of the sailing itself, whose row has taken its number. */
const publishSailing = (work: Work, change: Change, sailing: SailingView, visibility: EventVisibility): Promise<void> =>
  work.note({
    clubId: sailing.club_id,
    version: sailing.version,
    model: 'sailing',
    id: sailing.id,
    change,
    data: presentSailingFrame(sailing),
    visibility,
  });

/** Saves a new sailing under the club's next number, and publishes it. */
export async function addSailing(
  work: Work,
  columns: Omit<NewSailing, 'version' | 'created_at' | 'updated_at'>,
): Promise<SailingView> {
  const version = await work.nextVersion(columns.club_id);
  const id = await insertSailing(work.tx, { ...columns, version, created_at: work.now, updated_at: work.now });
  const saved = await sailingNow(work.tx, id);
  await publishSailing(work, 'created', saved, visibilityIn(saved));
  return saved;
}

/** Saves the changes under the club's next number, publishes it, and tells webhooks of what is cancelled or moved. */
export async function changeSailing(
  work: Work,
  before: SailingView,
  changes: SailingChanges,
  visibility: EventVisibility,
): Promise<SailingView> {
  const { id, club_id } = before;
  const version = await work.nextVersion(club_id);
  await updateSailing(work.tx, id, { ...changes, version, updated_at: work.now });
  const saved = await sailingNow(work.tx, id);
  await publishSailing(work, 'updated', saved, visibility);
  await tellOfChange(work, before, saved);
  return saved;
}

/** The same change to every sailing of a serie, each under a number of its own. */
export async function changeSailingsOf(work: Work, serieId: number, changes: SailingChanges): Promise<void> {
  for (const sailing of await sailingsOfSerie(work.tx, serieId))
    await changeSailing(work, sailing, changes, visibilityIn(sailing));
}
