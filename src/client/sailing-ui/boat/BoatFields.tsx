import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { BoatModel } from '../../../shared/contract/boats';
import type { Id } from '../../../shared/contract/common';
import { NO_NUMBERS, SRS_VARIANTS, withTypeNumbers, type TypedNumbers } from '../../../shared/domain/boatNumbers';
import { FormAutocomplete } from '../../ui/form/FormAutocomplete';
import { FormDateField } from '../../ui/form/FormDateField';
import { FormTextField } from '../../ui/form/FormTextField';
import { NumberFields, boatTexts } from './NumberFields';

/** The form values that the fields of a boat use; name, sail number and certificate are texts of the form too. */
export interface BoatFieldValues extends TypedNumbers {
  boat_model: Id | null;
}

/** The boat types that have been fetched. */
export interface BoatModels {
  models: readonly BoatModel[];
  areLoading: boolean;
  haveFailed: boolean;
}

interface BoatFieldsProps extends BoatModels {
  /** The form field of the boat's name, since a form may have other names too. */
  nameField?: string;
  /** True when these are the first fields of the form, so that they get the focus. */
  isFirst?: boolean;
}

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** The fields of a boat. Its type fills in the SRS numbers; the user types those of a certificate over them. */
export function BoatFields({ models, areLoading, haveFailed, nameField = 'name', isFirst = false }: BoatFieldsProps) {
  const { values, setFieldValue } = useFormikContext<BoatFieldValues>();
  const model = models.find(({ id }) => id === values.boat_model);
  const fill = (picked: BoatModel | null) => {
    const numbers = withTypeNumbers(values, model, picked ?? NO_NUMBERS);
    for (const variant of SRS_VARIANTS) void setFieldValue(variant, numbers[variant]);
  };
  return (
    <>
      <Box sx={pair}>
        <FormTextField
          name="sail_number"
          label={boatTexts.sailNumber}
          helperText={boatTexts.sailNumberHint}
          required
          autoComplete="off"
          autoFocus={isFirst}
          slotProps={{ htmlInput: { autoCapitalize: 'characters' } }}
        />
        <FormTextField name={nameField} label={boatTexts.boatName} autoComplete="off" />
      </Box>
      <FormAutocomplete
        name="boat_model"
        label={boatTexts.boatModel}
        options={models}
        idOf={({ id }) => id}
        labelOf={({ name }) => name}
        onPick={fill}
        loading={areLoading}
        helperText={haveFailed ? boatTexts.boatModelsFailed : boatTexts.boatModelHint}
      />
      <NumberFields typed={values} model={model} />
      <Box sx={pair}>
        <FormTextField
          name="certificate_number"
          label={boatTexts.certificate}
          helperText={boatTexts.certificateHint}
          autoComplete="off"
        />
        <FormDateField name="certificate_valid_until" label={boatTexts.validUntil} />
      </Box>
    </>
  );
}
