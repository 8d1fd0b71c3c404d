import type { Kysely } from 'kysely';
import type { FieldErrors } from '../../../shared/contract/common';
import { validationTexts } from '../../../shared/texts/validation';
import type { Database } from '../../db/schema';
import { invalid } from '../../errors';
import { findBoatModel } from '../boat-models/boatModels';
import type { Sources } from './entry';
import { boatById, sailorById } from './repositoryEntrants';

type Id = number | null | undefined;

export interface SourceIds {
  sailor?: Id;
  boat?: Id;
  /** undefined: the boat's own type. */
  boatModel?: Id;
}

const fetch = <T>(id: Id, read: (id: number) => Promise<T | undefined>): Promise<T | undefined> | undefined =>
  id === null || id === undefined ? undefined : read(id);

/** Sailor, boat and type that an entry names. Throws 400 for each that does not exist. */
export async function sourcesOf(db: Kysely<Database>, ids: SourceIds): Promise<Sources> {
  const sailor = await fetch(ids.sailor, (id) => sailorById(db, id));
  const boat = await fetch(ids.boat, (id) => boatById(db, id));
  const model = await fetch(ids.boatModel === undefined ? boat?.boat_model_id : ids.boatModel, (id) =>
    findBoatModel(db, id),
  );

  const errors: FieldErrors = {};
  if (ids.sailor && !sailor) errors['sailor'] = [validationTexts.noSuchObject(ids.sailor)];
  if (ids.boat && !boat) errors['boat'] = [validationTexts.noSuchObject(ids.boat)];
  if (ids.boatModel && !model) errors['boat_model'] = [validationTexts.noSuchObject(ids.boatModel)];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { sailor, boat, model };
}
