import type { Sailing } from '../../../shared/contract/sailings';
import type { Actor } from '../../../shared/domain/permissions';
import { planOf, pursuitSchema } from '../../../shared/schemas/pursuit';
import { isEmpty, realChanges } from '../../db/changes';
import type { SailingChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { parse } from '../../http/parse';
import { applyPlan } from '../competitors/pursuitStarts';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { heldMovableSailing, sailingNow, visibilityIn, type SailingView } from '../../resources/sailings/access';
import { wholeSailing } from './readSailings';
import { changeSailing } from '../../resources/sailings/saveSailing';

async function replan(work: Work, actor: Actor, sailing: SailingView, columns: SailingChanges): Promise<Sailing> {
  const changes = realChanges(sailing, columns);
  const saved = isEmpty(changes) ? sailing : await changeSailing(work, sailing, changes, visibilityIn(sailing));
  await applyPlan(work, { sailing: saved, groups: await groupsOfSailing(work.tx, saved.id) });
  return wholeSailing(work.tx, actor, await sailingNow(work.tx, saved.id));
}

/**
 * Makes a pursuit start of the sailing: every boat with a number gets its own start by the plan, and so does one that
 * is entered later. Whether the finish or the corrected time decides is the sailing's `result_method`, which stays.
 */
export async function planPursuit(work: Work, actor: Actor, id: number, body: unknown): Promise<Sailing> {
  const sailing = await heldMovableSailing(work, actor, id);
  const plan = planOf(parse(pursuitSchema, body));
  return replan(work, actor, sailing, { start_type: 'individual', pursuit: JSON.stringify(plan) });
}

/** Takes plan and start times away. The boats' starts are then set by hand. */
export async function dropPursuit(work: Work, actor: Actor, id: number): Promise<Sailing> {
  const sailing = await heldMovableSailing(work, actor, id);
  return sailing.pursuit === null
    ? wholeSailing(work.tx, actor, sailing)
    : replan(work, actor, sailing, { pursuit: null });
}
