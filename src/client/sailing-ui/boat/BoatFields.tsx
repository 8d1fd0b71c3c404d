import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { BoatModel } from '../../../shared/contract/boats';
import type { Id } from '../../../shared/contract/common';
import {
  NO_NUMBERS,
  offeredModels,
  SRS_VARIANTS,
  withTypeNumbers,
  type TypedNumbers,
} from '../../../shared/domain/boatNumbers';
import { FormAutocomplete } from '../../ui/form/FormAutocomplete';
import { FormDateField } from '../../ui/form/FormDateField';
import { FormTextField } from '../../ui/form/FormTextField';
import { modelOf } from './boatValues';
import { NumberFields, SrsField } from './NumberFields';
import { boatTexts } from './texts';

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

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** `isFirst`: it is the first field of the form, so that it gets the focus. */
function SailNumberField({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <FormTextField
      name="sail_number"
      label={boatTexts.sailNumber}
      helperText={boatTexts.sailNumberHint}
      required
      autoComplete="off"
      autoFocus={isFirst}
      slotProps={{ htmlInput: { autoCapitalize: 'characters' } }}
    />
  );
}

/** The type, which fills in the SRS numbers; the user types those of a certificate over them. */
function ModelField({ models, areLoading, haveFailed }: BoatModels) {
  const { values, setFieldValue } = useFormikContext<BoatFieldValues>();
  const fill = (picked: BoatModel | null) => {
    const numbers = withTypeNumbers(values, modelOf(values, models), picked ?? NO_NUMBERS);
    for (const variant of SRS_VARIANTS) void setFieldValue(variant, numbers[variant]);
  };
  return (
    <FormAutocomplete
      name="boat_model"
      label={boatTexts.boatModel}
      options={offeredModels(models, values.boat_model)}
      idOf={({ id }) => id}
      labelOf={({ name }) => name}
      onPick={fill}
      loading={areLoading}
      helperText={haveFailed ? boatTexts.boatModelsFailed : boatTexts.boatModelHint}
    />
  );
}

function CertificateFields() {
  return (
    <Box sx={pair}>
      <FormTextField
        name="certificate_number"
        label={boatTexts.certificate}
        helperText={boatTexts.certificateHint}
        autoComplete="off"
      />
      <FormDateField name="certificate_valid_until" label={boatTexts.validUntil} />
    </Box>
  );
}

/** The fields of a boat. */
export function BoatFields({ isFirst = false, ...models }: BoatModels & { isFirst?: boolean }) {
  const { values } = useFormikContext<BoatFieldValues>();
  return (
    <>
      <Box sx={pair}>
        <SailNumberField isFirst={isFirst} />
        <FormTextField name="name" label={boatTexts.boatName} autoComplete="off" />
      </Box>
      <ModelField {...models} />
      <NumberFields typed={values} model={modelOf(values, models.models)} />
      <CertificateFields />
    </>
  );
}

/** What tells a boat from others and rates it: number, type and SRS number. */
export function MainBoatFields(models: BoatModels) {
  const { values } = useFormikContext<BoatFieldValues>();
  return (
    <>
      <SailNumberField />
      <ModelField {...models} />
      <SrsField typed={values} model={modelOf(values, models.models)} />
    </>
  );
}

/** The other fields of a boat. `nameField`: the form field of its name, since a form may have other names too. */
export function FurtherBoatFields({ nameField, models }: BoatModels & { nameField: string }) {
  const { values } = useFormikContext<BoatFieldValues>();
  return (
    <>
      <FormTextField name={nameField} label={boatTexts.boatName} autoComplete="off" />
      <NumberFields typed={values} model={modelOf(values, models)} without="srs" />
      <CertificateFields />
    </>
  );
}
