import type { BoatModel } from '../../../../../shared/contract/boats';
import type { Id } from '../../../../../shared/contract/common';

export const modelOf = (boat: { boat_model: Id | null }, models: readonly BoatModel[]): BoatModel | undefined =>
  models.find(({ id }) => id === boat.boat_model);
