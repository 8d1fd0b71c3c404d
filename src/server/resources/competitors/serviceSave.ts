import type { Change } from '../../../shared/contract/push';
import type { CompetitorChanges, NewCompetitor } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { touchSailing, visibilityIn } from '../sailings/serviceAccess';
import { presentCompetitorFrame, type Setting } from './present';
import { competitorById, competitorsIn, deleteCompetitor, insertCompetitor, updateCompetitor, type CompetitorView } from './repository';

export type NewEntry = Omit<NewCompetitor, 'id' | 'version' | 'created_at' | 'updated_at'>;

const noteEntry = (work: Work, change: Change, entry: CompetitorView, setting: Setting): Promise<void> =>
  work.note({
    clubId: setting.sailing.club_id,
    version: entry.version,
    model: 'competitor',
    id: entry.id,
    change,
    data: change === 'deleted' ? null : presentCompetitorFrame(entry, setting),
    visibility: visibilityIn(setting.sailing),
  });

async function reread(work: Work, id: number): Promise<CompetitorView> {
  const entry = await competitorById(work.tx, id);
  if (!entry) throw new Error(`Competitor ${id} vanished within its own transaction.`);
  return entry;
}

/** Each of these takes a number, tells of it, and lets the sailing take it too. */
export async function addEntry(work: Work, columns: NewEntry, setting: Setting): Promise<CompetitorView> {
  const version = await work.nextVersion(setting.sailing.club_id);
  const id = await insertCompetitor(work.tx, { ...columns, version, created_at: work.now, updated_at: work.now });
  const entry = await reread(work, id);
  await noteEntry(work, 'created', entry, setting);
  await touchSailing(work, entry.sailing_id, version);
  return entry;
}

export async function changeEntry(work: Work, id: number, changes: CompetitorChanges, setting: Setting): Promise<CompetitorView> {
  const version = await work.nextVersion(setting.sailing.club_id);
  await updateCompetitor(work.tx, id, { ...changes, version, updated_at: work.now });
  const entry = await reread(work, id);
  await noteEntry(work, 'updated', entry, setting);
  await touchSailing(work, entry.sailing_id, version);
  return entry;
}

export async function removeEntry(work: Work, entry: CompetitorView, setting: Setting): Promise<void> {
  const version = await work.nextVersion(setting.sailing.club_id);
  await deleteCompetitor(work.tx, entry.id);
  await noteEntry(work, 'deleted', { ...entry, version }, setting);
  await touchSailing(work, entry.sailing_id, version);
}

export interface Regrouping {
  entry: CompetitorView;
  startGroupId: number | null;
}

/** Puts boats into groups, in order; one that is there already takes no number and sends no frame. */
export async function regroup(work: Work, regroupings: Regrouping[], setting: Setting): Promise<CompetitorView[]> {
  const { sailing } = setting;
  const saved: CompetitorView[] = [];
  let version = 0;
  for (const { entry, startGroupId } of regroupings) {
    if (entry.start_group_id === startGroupId) {
      saved.push(entry);
      continue;
    }
    version = await work.nextVersion(sailing.club_id);
    const changes = { start_group_id: startGroupId, version, updated_at: work.now };
    await updateCompetitor(work.tx, entry.id, changes);
    const moved = { ...entry, ...changes };
    await noteEntry(work, 'updated', moved, setting);
    saved.push(moved);
  }
  if (version > 0) await touchSailing(work, sailing.id, version);
  return saved;
}

/** Takes every boat out of a group. */
export async function emptyGroup(work: Work, startGroupId: number, setting: Setting): Promise<void> {
  const entries = await competitorsIn(work.tx, startGroupId);
  const regroupings = entries.map((entry) => ({ entry, startGroupId: null }));
  await regroup(work, regroupings, setting);
}
