import type { CompetitorChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import type { EntryDecision } from '../../mail/mail';
import { putInOutbox } from '../../mail/repository';
import { findClub } from '../../resources/clubs/clubs';
import type { HeldEntry } from '../../resources/competitors/checks';

/** Writes to the sailor of an entry, if there is an account to write to. */
async function mailDecision(
  work: Work,
  kind: EntryDecision['kind'],
  { entry, setting: { sailing } }: HeldEntry,
): Promise<void> {
  const club = entry.account_email === null ? undefined : await findClub(work.tx, String(sailing.club_id));
  if (!club || entry.account_email === null) return;
  await putInOutbox(work, {
    kind,
    email: entry.account_email,
    club: club.name,
    slug: club.slug,
    sailing: { id: sailing.id, name: sailing.name, start_date: sailing.start_date, start_time: sailing.start_time },
    sailNumber: entry.sail_number,
  });
}

/** A sailor whose entry waited for the club gets a mail when the club approves it. */
export async function mailIfApproved(
  work: Work,
  { entry, setting }: HeldEntry,
  changes: CompetitorChanges,
): Promise<void> {
  if (entry.approved === 0 && changes.approved === 1)
    await mailDecision(work, 'entry_approved', { entry: { ...entry, ...changes }, setting });
}

/** A sailor's own entry in a sailing without approval is approved at once. */
export async function mailIfEntered(work: Work, held: HeldEntry): Promise<void> {
  if (held.entry.entered_by === 'sailor' && held.entry.approved === 1) await mailDecision(work, 'entry_approved', held);
}

/** A waiting entry that the club deletes has been declined. */
export async function mailIfDeclined(work: Work, held: HeldEntry): Promise<void> {
  if (held.entry.approved === 0) await mailDecision(work, 'entry_declined', held);
}
