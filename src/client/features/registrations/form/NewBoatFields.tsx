import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { BoatModel } from '../../../../shared/contract/boatModels';
import { FormAutocomplete } from '../../../ui/form/FormAutocomplete';
import { FormDateField } from '../../../ui/form/FormDateField';
import { FormTextField } from '../../../ui/form/FormTextField';
import { texts } from '../texts';
import { SRS_VARIANTS, typedNumbers } from './boatNumbers';
import type { EntryValues } from './entryValues';

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
const decimal = { htmlInput: { inputMode: 'decimal' } } as const;

const Numbers = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& legend': { padding: 0, marginBottom: theme.spacing(1.5) },
}));

export interface Models {
  models: readonly BoatModel[];
  areLoading: boolean;
  haveFailed: boolean;
}

/** A boat that is not among the own ones yet. Her type fills in the numbers; those of a certificate are written over them. */
export function NewBoatFields({ models, areLoading, haveFailed }: Models) {
  const { setFieldValue } = useFormikContext<EntryValues>();
  const hint = useId();
  const fill = (model: BoatModel | null) => {
    if (!model) return;
    const numbers = typedNumbers(model);
    for (const variant of SRS_VARIANTS) void setFieldValue(variant, numbers[variant]);
  };
  return (
    <>
      <Box sx={pair}>
        <FormTextField
          name="sail_number"
          label={texts.form.sailNumber}
          helperText={texts.form.sailNumberHint}
          required
          autoComplete="off"
          slotProps={{ htmlInput: { autoCapitalize: 'characters' } }}
        />
        <FormTextField name="boat_name" label={texts.form.boatName} autoComplete="off" />
      </Box>
      <FormAutocomplete
        name="boat_model"
        label={texts.form.boatModel}
        options={models}
        idOf={({ id }) => id}
        labelOf={({ name }) => name}
        onPick={fill}
        loading={areLoading}
        helperText={haveFailed ? texts.form.boatModelsFailed : texts.form.boatModelHint}
      />
      <Numbers aria-describedby={hint}>
        <Typography component="legend" sx={{ fontWeight: 'var(--weight-strong)' }}>
          {texts.form.numbers}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', alignItems: 'end' }}>
          {SRS_VARIANTS.map((variant) => (
            <FormTextField key={variant} name={variant} label={texts.form.variants[variant]} autoComplete="off" slotProps={decimal} />
          ))}
        </Box>
        <FormHelperText id={hint} sx={{ m: 0 }}>
          {texts.form.numbersHint}
        </FormHelperText>
      </Numbers>
      <Box sx={pair}>
        <FormTextField
          name="certificate_number"
          label={texts.form.certificate}
          helperText={texts.form.certificateHint}
          autoComplete="off"
        />
        <FormDateField name="certificate_valid_until" label={texts.form.validUntil} />
      </Box>
    </>
  );
}
