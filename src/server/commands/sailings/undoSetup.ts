import type { RowVersion } from '../../../shared/contract/setups';
import type { Actor } from '../../../shared/domain/permissions';
import { competitorLabel } from '../../../shared/domain/sailNumber';
import { inStartOrder, startGroupName } from '../../../shared/domain/startGroups';
import { setupUndoSchema } from '../../../shared/schemas/setup';
import { setupTexts as texts } from '../../../shared/texts/setups';
import type { Work } from '../../db/unitOfWork';
import { HttpError } from '../../errors';
import { parse } from '../../http/parse';
import { presentCompetitor } from '../../resources/competitors/present';
import { competitorsOf } from '../../resources/competitors/repository';
import { hasResult } from '../../resources/competitors/times';
import { assertUnlocked, heldOwnSailing } from '../../resources/sailings/access';
import { groupsOfSailing, presentStartGroupFrame } from '../../resources/start-groups/startGroups';
import { removeEntry } from '../competitors/saveCompetitor';
import { deleteStartGroupOf } from '../groups/startGroups';

const versionsOf = (rows: readonly RowVersion[]) => new Map(rows.map(({ id, version }) => [id, version]));

const changedSince = (what: string, current: object) =>
  new HttpError(409, { detail: texts.changedSince(what), current });

/**
 * POST copy-setup/undo/: takes away the groups that were made and the boats that were entered; what is gone already is
 * left out. Throws 409 with the first row that has changed since, that has a time or a code, or that somebody has put
 * into one of the groups.
 */
export async function undoSetup(work: Work, actor: Actor, id: number, body: unknown): Promise<void> {
  const sailing = await heldOwnSailing(work, actor, id);
  const rows = parse(setupUndoSchema, body);
  assertUnlocked(sailing);
  const setting = { sailing, groups: await groupsOfSailing(work.tx, id) };
  const made = versionsOf(rows.start_groups);
  const entered = versionsOf(rows.entered);
  const known = versionsOf([...rows.entered, ...rows.placed]);

  const shown = inStartOrder(setting.groups.map((group) => presentStartGroupFrame(group, sailing, 0)));
  for (const [index, group] of shown.entries()) {
    const isChanged = made.has(group.id) && group.version !== made.get(group.id);
    if (isChanged) throw changedSince(startGroupName(group, index), group);
  }
  const boats = await competitorsOf(work.tx, id);
  const changed = boats.find((boat) => {
    const isOurs = known.has(boat.id) || made.has(boat.start_group_id ?? 0);
    return isOurs && (boat.version !== known.get(boat.id) || (entered.has(boat.id) && hasResult(boat)));
  });
  if (changed) throw changedSince(competitorLabel(changed), presentCompetitor(changed, setting, actor));

  for (const boat of boats) if (entered.has(boat.id)) await removeEntry(work, boat, setting);
  for (const group of setting.groups)
    if (made.has(group.id)) await deleteStartGroupOf(work, actor, group.id, undefined);
}
