import type { CompetitorChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { putInOutbox } from '../../mail/outbox';
import { findClub } from '../clubs/service';
import type { HeldEntry } from './serviceChecks';

/** A sailor whose entry has waited for the club is written to when the club approves it. */
export async function tellIfApproved(work: Work, { entry, setting: { sailing } }: HeldEntry, changes: CompetitorChanges): Promise<void> {
  const isApproved = entry.approved === 0 && changes.approved === 1;
  const club = isApproved && entry.account_email !== null ? await findClub(work.tx, String(sailing.club_id)) : undefined;
  if (!club || entry.account_email === null) return;
  await putInOutbox(work, {
    kind: 'entry_approved',
    email: entry.account_email,
    club: club.name,
    slug: club.slug,
    sailing: { id: sailing.id, name: sailing.name, start_date: sailing.start_date, start_time: sailing.start_time },
    sailNumber: changes.sail_number ?? entry.sail_number,
  });
}
