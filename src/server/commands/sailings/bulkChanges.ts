import type { SailingsAnswer } from '../../../shared/contract/seasons';
import type { Actor } from '../../../shared/domain/permissions';
import { sailingChangesSchema, sailingRemovalsSchema } from '../../../shared/schemas/season';
import type { Work } from '../../db/unitOfWork';
import { parse } from '../../http/parse';
import type { SailingView } from '../../resources/sailings/repository';
import { removeSailing, updateSailing } from './updateSailing';
import { heldOwnSailing, sailingNow } from '../../resources/sailings/access';
import { presentFor } from './readSailings';

/** POST changes/: several sailings change their status or their serie, all or none. Each is a change of its own. */
export async function changeSailings(work: Work, actor: Actor, body: unknown): Promise<SailingsAnswer> {
  const { changes } = parse(sailingChangesSchema, body);
  for (const { sailing } of changes) await heldOwnSailing(work, actor, sailing);
  const changed: SailingView[] = [];
  for (const { sailing: id, version: expected, ...body } of changes) {
    await updateSailing(work, actor, { id, body, partial: true, expected });
    changed.push(await sailingNow(work.tx, id));
  }
  return { sailings: await presentFor(work.tx, actor, changed) };
}

/** POST removals/: several sailings go with all that lies below them, all or none. */
export async function removeSailings(work: Work, actor: Actor, body: unknown): Promise<void> {
  const { sailings } = parse(sailingRemovalsSchema, body);
  for (const id of sailings) await heldOwnSailing(work, actor, id);
  for (const id of sailings) await removeSailing(work, actor, id, undefined);
}
