import { useFormikContext } from 'formik';
import type { BoatModel } from '../../../../../shared/contract/boats';
import { offeredModels } from '../../../../../shared/domain/boatNumbers';
import { RATING_TYPES } from '../../../../../shared/contract/competitors';
import { RATING_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { useBoatModelsQuery } from '../../../../api/boats';
import { useAppSelector } from '../../../../state/rootState';
import { selectIsRecorder } from '../../../../state/session';
import { FormAutocomplete } from '../../../../ui/form/FormAutocomplete';
import { formatDecimal } from '../../../../ui/format';
import { ratingsOf, type CompetitorValues } from './competitorValues';
import { competitorTexts } from './texts';

const NO_MODELS: readonly BoatModel[] = [];

/** The boat models, and the one that is chosen in the form. Who records the evening has no list of them. */
export function useChosenModel() {
  const { values } = useFormikContext<CompetitorValues>();
  const isRecorder = useAppSelector(selectIsRecorder);
  const { data: models = NO_MODELS, isLoading, isError } = useBoatModelsQuery(undefined, { skip: isRecorder });
  return { isRecorder, models, chosen: models.find(({ id }) => id === values.boat_model), isLoading, isError };
}

/** "SRS 0,945 · SRS utan flygande segel 0,921 …" */
function fourNumbers(model: BoatModel): string {
  const numbers = RATING_TYPES.flatMap((kind) => {
    const number = kind === 'custom' ? null : model[kind];
    return number === null ? [] : `${RATING_TYPE_LABELS[kind]} ${formatDecimal(number)}`;
  });
  return competitorTexts.fourNumbers(numbers.join(' · '));
}

/** The boat's type; choosing one fills in its numbers. */
export function BoatModelField() {
  const { values, setFieldValue } = useFormikContext<CompetitorValues>();
  const { isRecorder, models, chosen, isLoading, isError } = useChosenModel();
  if (isRecorder) return null;

  const fill = (model: BoatModel | null) => {
    if (!model) return;
    for (const [field, number] of Object.entries(ratingsOf(model, values.rating_type)))
      void setFieldValue(field, number);
  };

  return (
    <FormAutocomplete
      name="boat_model"
      label={competitorTexts.boatModel}
      options={offeredModels(models, values.boat_model)}
      idOf={({ id }) => id}
      labelOf={({ name }) => name}
      onPick={fill}
      loading={isLoading}
      helperText={
        isError ? competitorTexts.boatModelsFailed : chosen ? fourNumbers(chosen) : competitorTexts.boatModelHint
      }
    />
  );
}
