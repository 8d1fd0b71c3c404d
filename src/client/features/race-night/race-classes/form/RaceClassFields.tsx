import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { RACE_CLASS_KINDS, RESULT_METHODS } from '../../../../../shared/contract/raceClasses';
import { offeredModels } from '../../../../../shared/domain/boatNumbers';
import { RESULT_METHOD_LABELS } from '../../../../../shared/texts/labels';
import { useBoatModelsQuery } from '../../../../api/boats';
import { FormAutocomplete } from '../../../../ui/form/FormAutocomplete';
import { FormRatingLimits } from '../../../../ui/form/FormRatingLimits';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { raceClassTexts } from '../texts';
import type { RaceClassValues } from './raceClassValues';

const { form } = raceClassTexts;

const KIND_OPTIONS = RACE_CLASS_KINDS.map((value) => ({ value, label: form.kinds[value] }));
const METHOD_OPTIONS = [
  { value: '', label: form.sameMethod },
  ...RESULT_METHODS.map((value) => ({ value, label: RESULT_METHOD_LABELS[value] })),
];

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: '1fr 8rem' } as const;
const numeric = { htmlInput: { inputMode: 'numeric' } } as const;

function ModelField() {
  const { values } = useFormikContext<RaceClassValues>();
  const { data: models = [], isLoading, isError } = useBoatModelsQuery();
  return (
    <FormAutocomplete
      name="boat_model"
      label={form.model}
      options={offeredModels(models, values.boat_model)}
      idOf={({ id }) => id}
      labelOf={({ name }) => name}
      loading={isLoading}
      helperText={isError ? form.modelsFailed : undefined}
    />
  );
}

export function RaceClassFields() {
  const { values } = useFormikContext<RaceClassValues>();
  return (
    <>
      <FormTextField name="name" label={form.name} helperText={form.nameHint} required autoComplete="off" autoFocus />
      <FormSelect name="kind" label={form.kind} options={KIND_OPTIONS} />
      {values.kind === 'one_design' ? (
        <ModelField />
      ) : (
        <FormRatingLimits minLabel={form.minRating} maxLabel={form.maxRating} hint={form.ratingHint} />
      )}
      <Box sx={pair}>
        <FormSelect name="result_method" label={form.method} options={METHOD_OPTIONS} />
        <FormTextField
          name="order"
          label={form.order}
          helperText={form.orderHint}
          autoComplete="off"
          slotProps={numeric}
        />
      </Box>
    </>
  );
}
