import type { Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import type { ChangeNames, Step } from '../kinds/changeKind';
import { definitionOf, type PlannedChange } from '../kinds/registry';
import { temporaryId } from '../kinds/entry';

/** What happens to waiting and remembered changes when the server has answered another one. All change in place. */

export const stepsOf = (change: PlannedChange): Step[] => definitionOf(change).steps(change);

/** The temporary id of the competitor that the change creates; undefined when it creates none. */
export const createdId = (change: PlannedChange & { id: string }): Id | undefined =>
  definitionOf(change).createdCompetitor && temporaryId(change.id);

/** Own later changes of a row build on what has just been saved, so that a chain of offline changes does not conflict. */
export function rebase(changes: readonly PlannedChange[], saved: readonly Pick<Competitor, 'id' | 'version'>[]): void {
  const versions = new Map<Id | null, number>(saved.map(({ id, version }) => [id, version]));
  for (const step of changes.flatMap(stepsOf)) {
    const version = versions.get(step.competitor);
    if (version !== undefined) step.base = Math.max(step.base ?? 0, version);
  }
}

/** The server has given a created competitor its id: from now on all changes use it. */
export function replaceId(
  changes: readonly (PlannedChange & { names?: ChangeNames | undefined })[],
  temporary: Id,
  id: Id,
): void {
  for (const { names } of changes) {
    const label = names?.boats[temporary];
    if (names && label !== undefined) names.boats[id] = label;
  }
  for (const step of changes.flatMap(stepsOf)) if (step.competitor === temporary) step.competitor = id;
}

/** The changes that are left when a competitor was never created. */
export const withoutCompetitor = <T extends PlannedChange>(changes: readonly T[], competitor: Id): T[] =>
  changes.filter((change) => definitionOf(change).withoutCompetitor(change, competitor));
