import Autocomplete from '@mui/material/Autocomplete';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import type { BoatModel } from '../../../../../shared/contract/boats';
import { offeredModels } from '../../../../../shared/domain/boatNumbers';
import { RATING_TYPES } from '../../../../../shared/contract/competitors';
import { modelsByKey, modelNamed } from '../../../../../shared/domain/entryList/nameKeys';
import { RATING_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { useBoatModelsQuery } from '../../../../api/boats';
import { useAppSelector } from '../../../../state/rootState';
import { selectIsRecorder } from '../../../../state/session';
import { TextField } from '../../../../ui/fields/TextField';
import { useFormField } from '../../../../ui/form/useFormField';
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

/** The boat's type: one of the table, which fills in its numbers, or any other in words. */
export function BoatModelField() {
  const { values, setFieldValue } = useFormikContext<CompetitorValues>();
  const { isRecorder, models, chosen, isLoading, isError } = useChosenModel();
  const model = useFormField<number | null>('boat_model');
  const words = useFormField<string>('boat_model_name');
  const isTyped = useRef(false);
  if (isRecorder) return null;

  const write = (text: string) => {
    model.setValue(null);
    words.setValue(text);
  };
  const choose = (picked: BoatModel) => {
    model.setValue(picked.id);
    words.setValue('');
    for (const [field, number] of Object.entries(ratingsOf(picked, values.rating_type)))
      void setFieldValue(field, number);
  };
  /** What is written in full is the type of the table, however it is spelled: "IF" is the IF-båt. */
  const settle = (text: string) => {
    const named = modelNamed(text, modelsByKey(models));
    if (named) choose(named);
    else write(text.trim());
  };

  const problem = model.problem ?? words.problem;
  const hint = isError
    ? competitorTexts.boatModelsFailed
    : chosen
      ? fourNumbers(chosen)
      : competitorTexts.boatModelHint;
  return (
    <Autocomplete<BoatModel, false, false, true>
      id="field-boat_model"
      freeSolo
      options={offeredModels(models, values.boat_model)}
      value={chosen ?? null}
      inputValue={chosen?.name ?? values.boat_model_name}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      isOptionEqualToValue={({ id }, picked) => typeof picked !== 'string' && id === picked.id}
      loading={isLoading}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input' && reason !== 'clear') return;
        isTyped.current = true;
        write(text);
      }}
      onChange={(_, picked) => {
        if (typeof picked === 'string') settle(picked);
        else if (picked) choose(picked);
      }}
      onBlur={() => {
        if (isTyped.current && !chosen) settle(values.boat_model_name);
        isTyped.current = false;
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={competitorTexts.boatModel}
          error={problem !== undefined}
          helperText={problem ?? hint}
        />
      )}
    />
  );
}
