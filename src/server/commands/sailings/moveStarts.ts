import type { StartGroupRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { invalid } from '../../errors';
import { competitorsOf } from '../../resources/competitors/repository';
import type { SailingView } from '../../resources/sailings/access';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { rearrange } from '../competitors/saveCompetitor';
import { movedGroup, movedInstant, type StartMove } from '../groups/movedStarts';
import { changeStartGroup } from '../groups/startGroups';

const SHALL_MOVE = 'Ska grupperna flyttas lika mycket?';

/** Whether something below the sailing has a start of its own, which does not follow the move by itself. */
async function hasOwnStarts(work: Work, sailing: SailingView, { ms }: StartMove): Promise<boolean> {
  const groups = await groupsOfSailing(work.tx, sailing.id);
  const isOwn = ({ start_time, custom_start_datetime: own }: StartGroupRecord) =>
    own !== null || (ms !== 0 && start_time !== null);
  if (groups.some(isOwn)) return true;
  // The plan of a pursuit says where its boats start.
  if (sailing.pursuit !== null) return false;
  return (await competitorsOf(work.tx, sailing.id)).some(({ start_at }) => start_at !== null);
}

/** Throws 400 unless the body says whether starts of groups and boats move along, where there are any. */
export async function assertSaysWhetherToMove(
  work: Work,
  sailing: SailingView,
  move: StartMove | null,
  answer: boolean | undefined,
): Promise<void> {
  if (move === null || answer !== undefined) return;
  if (await hasOwnStarts(work, sailing, move)) throw invalid({ move_groups: [SHALL_MOVE] });
}

/** Moves the starts that groups and boats of the sailing have of their own; `sailing` has moved already. */
export async function moveOwnStarts(work: Work, sailing: SailingView, move: StartMove): Promise<void> {
  for (const group of await groupsOfSailing(work.tx, sailing.id)) {
    const changes = movedGroup(group, sailing.start_date, move);
    if (Object.keys(changes).length > 0) await changeStartGroup(work, group, changes, sailing);
  }
  const setting = { sailing, groups: await groupsOfSailing(work.tx, sailing.id) };
  const boats = sailing.pursuit === null ? await competitorsOf(work.tx, sailing.id) : [];
  const moves = boats.map((entry) => ({
    entry,
    changes: entry.start_at === null ? {} : { start_at: movedInstant(entry.start_at, move) },
  }));
  await rearrange(work, moves, setting);
}
