import { useFormikContext } from 'formik';
import type { BoatModel } from '../../../../../shared/contract/boats';
import { useBoatModelsQuery } from '../../../../api/boatModels';
import type { CompetitorValues } from './competitorValues';

const NO_MODELS: readonly BoatModel[] = [];

/** The boat models, and the one that is chosen in the form. */
export function useChosenModel() {
  const { values } = useFormikContext<CompetitorValues>();
  const { data: models = NO_MODELS, isLoading, isError } = useBoatModelsQuery();
  return { models, chosen: models.find(({ id }) => id === values.boat_model), isLoading, isError };
}
