import type { SetupAnswer } from '../../../shared/contract/setups';
import { entryAgain } from '../../../shared/domain/entryAgain';
import type { Actor } from '../../../shared/domain/permissions';
import { inStartOrder, startGroupName } from '../../../shared/domain/startGroups';
import { setupSchema } from '../../../shared/schemas/setup';
import { setupTexts as texts } from '../../../shared/texts/setups';
import { validationTexts } from '../../../shared/texts/validation';
import type { CompetitorRecord, StartGroupRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { invalid, refused } from '../../errors';
import { parse } from '../../http/parse';
import { listBoatModels } from '../../resources/boat-models/boatModels';
import { presentCompetitor, presentCompetitorFrame, type Setting } from '../../resources/competitors/present';
import { competitorsOf, type CompetitorView } from '../../resources/competitors/repository';
import { presentedClasses } from '../../resources/race-classes/raceClasses';
import { assertUnlocked, heldOwnSailing, sailingNow, type SailingView } from '../../resources/sailings/access';
import { sailingById } from '../../resources/sailings/repository';
import { groupsOfSailing, presentStartGroupFrame } from '../../resources/start-groups/startGroups';
import { countIn } from '../../resources/start-groups/repository';
import { createCompetitor } from '../competitors/createCompetitor';
import { placedByNumber } from '../competitors/groupPlacing';
import { rearrange } from '../competitors/saveCompetitor';
import { copyGroups } from '../groups/startGroups';
import { boatsToEnter, earlierThan, latestSetup, setupRef } from './earlierSetups';

interface Wanted {
  from?: number | null | undefined;
  boats: boolean;
  /** Whether groups are to be made. */
  groups: boolean;
}

/** The sailing to set up like: the one that is named, else the latest that fits. Throws 400 where there is none. */
async function sourceOf(work: Work, sailing: SailingView, { from: id, boats, groups }: Wanted): Promise<SailingView> {
  if (id == null) {
    const found = await latestSetup(work.tx, earlierThan(sailing, boats));
    if (!found) throw refused(boats ? texts.noBoats : texts.noneEarlier);
    return found;
  }
  const from = await sailingById(work.tx, id);
  if (from?.club_id !== sailing.club_id || id === sailing.id)
    throw invalid({ from: [validationTexts.noSuchObject(id)] });
  if (groups && (await groupsOfSailing(work.tx, id)).length === 0) throw invalid({ from: [texts.noGroups] });
  return from;
}

/** Puts the boats that are there already in the new groups that fit their numbers. */
async function placeEntered(work: Work, setting: Setting): Promise<CompetitorView[]> {
  const moves = (await competitorsOf(work.tx, setting.sailing.id)).flatMap((entry) => {
    const changes = placedByNumber(work, entry, setting);
    return changes.start_group_id === undefined ? [] : [{ entry, changes }];
  });
  return rearrange(work, moves, setting);
}

/** The groups by the names that the board shows. */
const byName = ({ sailing, groups }: Setting) =>
  inStartOrder(groups.map((group) => presentStartGroupFrame(group, sailing, 0))).map(
    (group, index) => [startGroupName(group, index), group.id] as const,
  );

/** The group that is called as the one that the boat was in. */
function sameGroup(before: Setting, now: Setting): (boat: CompetitorRecord) => number | null {
  const names = new Map(byName(before).map(([name, id]) => [id, name]));
  const ids = new Map(byName(now).toReversed());
  return ({ start_group_id: id }) => (id === null ? null : (ids.get(names.get(id) ?? '') ?? null));
}

/**
 * Enters boats as they were entered before. Their numbers decide the groups; a boat that no number places goes into the
 * group that it was in then.
 */
async function enterAgain(work: Work, actor: Actor, from: SailingView, setting: Setting<SailingView>) {
  const { sailing } = setting;
  const earlier = await boatsToEnter(work.tx, from, sailing);
  const before = { sailing: from, groups: await groupsOfSailing(work.tx, from.id) };
  const models = new Map((await listBoatModels(work.tx)).map((model) => [model.id, model]));
  const classes = await presentedClasses(work.tx, sailing.id);
  const entered = new Map<number, CompetitorView>();
  for (const boat of earlier) {
    const model = boat.boat_model_id === null ? undefined : models.get(boat.boat_model_id);
    const again = { sailing, classes, sailed: from.start_date, model };
    const payload = entryAgain(presentCompetitorFrame(boat, before), again);
    const { id } = await createCompetitor(work, actor, { ...payload, anyway: true });
    entered.set(id, boat);
  }
  const groupOf = sameGroup(before, setting);
  const rows = (await competitorsOf(work.tx, sailing.id)).filter(({ id }) => entered.has(id));
  const moves = rows.map((entry) => {
    const boat = entered.get(entry.id);
    const group = boat && entry.start_group_id === null ? groupOf(boat) : null;
    return { entry, changes: group === null ? {} : { start_group_id: group, group_chosen: boat?.group_chosen ?? 0 } };
  });
  return rearrange(work, moves, setting);
}

/**
 * POST copy-setup/: gives a sailing the start groups of an earlier one, and with `boats` its boats too, all or nothing.
 * Groups that there are stay as they are, and then none are made.
 */
export async function copySetup(work: Work, actor: Actor, id: number, body: unknown): Promise<SetupAnswer> {
  const sailing = await heldOwnSailing(work, actor, id);
  const { from: wanted, boats = false } = parse(setupSchema, body);
  assertUnlocked(sailing);
  const held = await groupsOfSailing(work.tx, id);
  if (held.length > 0 && !boats) throw refused(texts.hasGroups);
  const from = await sourceOf(work, sailing, { from: wanted, boats, groups: held.length === 0 });

  const made: StartGroupRecord[] = held.length > 0 ? [] : await copyGroups(work, from, sailing);
  const setting = { sailing: await sailingNow(work.tx, id), groups: held.length > 0 ? held : made };
  const placed = made.length > 0 ? await placeEntered(work, setting) : [];
  const entered = boats ? await enterAgain(work, actor, from, setting) : [];
  if (made.length === 0 && entered.length === 0) throw refused(texts.noBoats);
  const counts = await Promise.all(made.map((group) => countIn(work.tx, group.id)));
  return {
    from: setupRef(from),
    start_groups: made.map((group, index) => presentStartGroupFrame(group, setting.sailing, counts[index] ?? 0)),
    entered: entered.map((entry) => presentCompetitor(entry, setting, actor)),
    placed: placed.map((entry) => presentCompetitor(entry, setting, actor)),
  };
}
