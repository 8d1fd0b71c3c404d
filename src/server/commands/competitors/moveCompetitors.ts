import type { Competitor, CompetitorMove, MoveAnswer } from '../../../shared/contract/competitors';
import type { Actor } from '../../../shared/domain/permissions';
import { moveSchema } from '../../../shared/schemas/move';
import { bit } from '../../db/changes';
import type { Work } from '../../db/unitOfWork';
import { conflict, refused } from '../../errors';
import { parse } from '../../http/parse';
import { heldMovableSailing } from '../../resources/sailings/access';
import { findStartGroup, groupsOfSailing } from '../../resources/start-groups/startGroups';
import { presentCompetitor, type Setting } from '../../resources/competitors/present';
import { competitorsByIds, type CompetitorView } from '../../resources/competitors/repository';
import { isElsewhere, competitorTexts } from '../../resources/competitors/checks';
import { rearrange } from './saveCompetitor';

/** Throws 400 for a group that is gone or stands in another sailing. */
async function assertGroups(work: Work, moves: CompetitorMove[], setting: Setting): Promise<void> {
  const own = new Set(setting.groups.map(({ id }) => id));
  for (const { start_group } of moves) {
    if (start_group === null || own.has(start_group)) continue;
    const isKnown = await isElsewhere(work, await findStartGroup(work.tx, start_group), setting);
    throw refused(isKnown ? competitorTexts.groupElsewhere : competitorTexts.groupGone);
  }
}

async function entriesOf(work: Work, moves: CompetitorMove[], { sailing }: Setting): Promise<CompetitorView[]> {
  const ids = moves.map(({ competitor }) => competitor);
  const found = new Map((await competitorsByIds(work.tx, sailing.id, ids)).map((entry) => [entry.id, entry]));
  return ids.map((id) => {
    const entry = found.get(id);
    if (!entry) throw refused(competitorTexts.competitorGone);
    return entry;
  });
}

/**
 * Moves boats between the groups of a sailing: all of them or none. Throws 409 with the rows as they stand when one of
 * them has changed since the version that its move names.
 */
export async function moveCompetitors(work: Work, actor: Actor, sailingId: number, body: unknown): Promise<MoveAnswer> {
  const sailing = await heldMovableSailing(work, actor, sailingId);
  const { moves } = parse(moveSchema, body);
  const setting = { sailing, groups: await groupsOfSailing(work.tx, sailingId) };

  const entries = await entriesOf(work, moves, setting);
  await assertGroups(work, moves, setting);
  const present = (rows: CompetitorView[]): Competitor[] =>
    rows.map((entry) => presentCompetitor(entry, setting, actor));

  const isBehind = moves.some(
    ({ version }, index) => version !== undefined && (entries[index]?.version ?? 0) > version,
  );
  if (isBehind) throw conflict(present(entries));

  const changes = entries.map((entry, index) => ({
    entry,
    changes: { start_group_id: moves[index]?.start_group ?? null, group_chosen: bit(true) },
  }));
  return { competitors: present(await rearrange(work, changes, setting)) };
}
