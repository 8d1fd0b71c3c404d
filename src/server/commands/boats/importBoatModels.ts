import { matchKey } from '../../../shared/domain/entryList/nameKeys';
import { isEmpty, realChanges } from '../../db/changes';
import type { BoatModelRecord, NewBoatModel } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { republishEntriesOfModel } from '../competitors/republishEntries';
import { allBoatModels, insertBoatModel, updateBoatModel } from '../../resources/boat-models/repository';

export interface ImportedModels {
  created: number;
  updated: number;
  unchanged: number;
}

/** The type of exactly that name, else one whose name differs only in case, spaces or punctuation. */
function heldModel(held: readonly BoatModelRecord[], name: string): BoatModelRecord | undefined {
  return held.find((model) => model.name === name) ?? held.find((model) => matchKey(model.name) === matchKey(name));
}

/**
 * Takes over a table of boat models: types that are there already get the new numbers, and the spelling of the table;
 * the others are added. A new spelling is a change of every entry that shows it, so all clubs with such entries are
 * notified, boat by boat.
 */
export async function importBoatModels(work: Work, models: readonly NewBoatModel[]): Promise<ImportedModels> {
  const held = await allBoatModels(work.tx);
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const renamed: number[] = [];
  for (const model of models) {
    const present = heldModel(held, model.name);
    if (!present) {
      await insertBoatModel(work.tx, model);
      counts.created += 1;
      continue;
    }
    const changes = realChanges(present, model);
    if (isEmpty(changes)) {
      counts.unchanged += 1;
      continue;
    }
    await updateBoatModel(work.tx, present.id, changes);
    counts.updated += 1;
    if (changes.name !== undefined) renamed.push(present.id);
  }
  if (renamed.length > 0) await republishEntriesOfModel(work, renamed);
  return counts;
}
