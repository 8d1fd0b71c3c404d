import type { Actor } from '../../../shared/domain/permissions';
import { competitorLabel } from '../../../shared/domain/sailNumber';
import { entryImportTexts as texts } from '../../../shared/texts/entryImport';
import type { Work } from '../../db/unitOfWork';
import { HttpError, notFound } from '../../errors';
import { presentCompetitor } from '../../resources/competitors/present';
import { competitorsOf } from '../../resources/competitors/repository';
import { boatsOfImport, deleteImport } from '../../resources/competitors/repositoryImports';
import { hasResult } from '../../resources/competitors/times';
import { assertUnlocked, heldOwnSailing } from '../../resources/sailings/access';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { removeEntry } from '../competitors/saveCompetitor';

/**
 * Takes the boats of an import away again. Throws 409 with the first one that has a time or a code, or that somebody has
 * changed since. Groups and classes that it made stay.
 */
export async function undoEntryImport(work: Work, actor: Actor, sailingId: number, id: number): Promise<void> {
  const sailing = await heldOwnSailing(work, actor, sailingId);
  const versions = await boatsOfImport(work.tx, sailing.id, id);
  if (!versions) throw notFound();
  assertUnlocked(sailing);
  const setting = { sailing, groups: await groupsOfSailing(work.tx, sailing.id) };
  const boats = (await competitorsOf(work.tx, sailing.id)).filter((boat) => versions.has(boat.id));
  const changed = boats.find((boat) => hasResult(boat) || boat.version !== versions.get(boat.id));
  if (changed) {
    const detail = texts.cannotUndo(competitorLabel(changed));
    throw new HttpError(409, { detail, current: presentCompetitor(changed, setting, actor) });
  }
  for (const boat of boats) await removeEntry(work, boat, setting);
  await deleteImport(work.tx, id);
}
