import type { Change } from '../../../shared/contract/push';
import { bit, definedOnly, isEmpty, realChanges } from '../../db/changes';
import type { CompetitorChanges, NewCompetitor } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { passOnObservations } from '../../resources/finish-observations/observations';
import { logRetimed } from '../../resources/result-log/writeResultLog';
import { touchSailing, visibilityIn } from '../../resources/sailings/access';
import { presentCompetitorFrame, type Setting } from '../../resources/competitors/present';
import {
  competitorById,
  competitorsIn,
  competitorsInClass,
  competitorsOf,
  deleteCompetitor,
  insertCompetitor,
  updateCompetitor,
  type CompetitorView,
} from '../../resources/competitors/repository';
import { retimings, type Retime } from '../../resources/competitors/times';

export type NewEntry = Omit<NewCompetitor, 'id' | 'version' | 'created_at' | 'updated_at'>;

const publishCompetitor = (work: Work, change: Change, entry: CompetitorView, setting: Setting): Promise<void> =>
  work.note({
    clubId: setting.sailing.club_id,
    version: entry.version,
    model: 'competitor',
    id: entry.id,
    change,
    data: change === 'deleted' ? null : presentCompetitorFrame(entry, setting),
    visibility: visibilityIn(setting.sailing),
    sailing: entry.sailing_id,
  });

/** The entry as it stands now, of a write that holds it. */
export async function reread(work: Work, id: number): Promise<CompetitorView> {
  const entry = await competitorById(work.tx, id);
  if (!entry) throw new Error(`Competitor ${id} vanished within its own transaction.`);
  return entry;
}

/** Each of these takes a number, publishes the change, and gives the sailing the same number. */
export async function addEntry(work: Work, columns: NewEntry, setting: Setting): Promise<CompetitorView> {
  const version = await work.nextVersion(setting.sailing.club_id);
  const id = await insertCompetitor(work.tx, { ...columns, version, created_at: work.now, updated_at: work.now });
  const entry = await reread(work, id);
  await publishCompetitor(work, 'created', entry, setting);
  await touchSailing(work, entry.sailing_id, version);
  return entry;
}

export async function changeEntry(
  work: Work,
  before: CompetitorView,
  changes: CompetitorChanges,
  setting: Setting,
): Promise<CompetitorView> {
  const version = await work.nextVersion(setting.sailing.club_id);
  const stamped = definedOnly<CompetitorChanges>({ ...changes, version, updated_at: work.now });
  await updateCompetitor(work.tx, before.id, stamped);
  // What a view shows of other rows follows these columns.
  const isOfOthers = 'sailor_id' in stamped || 'boat_model_id' in stamped || 'model_text' in stamped;
  const entry = isOfOthers ? await reread(work, before.id) : { ...before, ...stamped };
  await publishCompetitor(work, 'updated', entry, setting);
  await touchSailing(work, entry.sailing_id, version);
  return entry;
}

export async function removeEntry(work: Work, entry: CompetitorView, setting: Setting): Promise<void> {
  await passOnObservations(work, setting.sailing.club_id, entry.id, null);
  const version = await work.nextVersion(setting.sailing.club_id);
  await deleteCompetitor(work.tx, entry.id);
  await publishCompetitor(work, 'deleted', { ...entry, version }, setting);
  await touchSailing(work, entry.sailing_id, version);
}

/** New columns of a boat. */
export interface EntryChange {
  entry: CompetitorView;
  changes: CompetitorChanges;
}

/**
 * Saves changes that move boats about, in order; one that is there already takes no number and sends no frame. Times
 * follow the starts that boats get by it: throws 400 when a boat would then have finished before it starts, unless
 * `retime` refuses nothing.
 */
export async function rearrange(
  work: Work,
  moves: EntryChange[],
  setting: Setting,
  retime: Retime = retimings,
): Promise<CompetitorView[]> {
  const retimed = retime(
    moves.map(({ entry, changes }) => ({ ...entry, ...changes })),
    setting,
  );
  const saved: CompetitorView[] = [];
  let version = 0;
  for (const { entry, changes } of moves) {
    const columns = realChanges(entry, { ...changes, ...retimed.get(entry.id) });
    if (isEmpty(columns)) {
      saved.push(entry);
      continue;
    }
    version = await work.nextVersion(setting.sailing.club_id);
    const stamped = { ...columns, version, updated_at: work.now };
    await updateCompetitor(work.tx, entry.id, stamped);
    const moved = { ...entry, ...stamped };
    await publishCompetitor(work, 'updated', moved, setting);
    saved.push(moved);
  }
  if (version > 0) await touchSailing(work, setting.sailing.id, version);
  await logRetimed(work, setting.sailing.id, retimed.size);
  return saved;
}

const withAll = (entries: CompetitorView[], changes: CompetitorChanges): EntryChange[] =>
  entries.map((entry) => ({ entry, changes }));

/** Lets the times of a sailing's boats follow starts that have been changed; each is a change of its own. */
export async function retimeEntries(work: Work, setting: Setting): Promise<void> {
  await rearrange(work, withAll(await competitorsOf(work.tx, setting.sailing.id), {}), setting);
}

/** Takes every boat out of a group that goes away; that somebody chose it counts no more. */
export async function emptyGroup(work: Work, startGroupId: number, setting: Setting): Promise<void> {
  const boats = await competitorsIn(work.tx, startGroupId);
  await rearrange(work, withAll(boats, { start_group_id: null, group_chosen: bit(false) }), setting);
}

/** Takes every boat out of a race class. */
export async function emptyClass(work: Work, raceClassId: number, setting: Setting): Promise<void> {
  await rearrange(work, withAll(await competitorsInClass(work.tx, raceClassId), { race_class_id: null }), setting);
}
