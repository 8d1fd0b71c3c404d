import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { FormDateField } from '../../../ui/form/FormDateField';
import { FormSwitch } from '../../../ui/form/FormSwitch';
import { FormTextField } from '../../../ui/form/FormTextField';
import { FormTimeField } from '../../../ui/form/FormTimeField';
import type { GroupValues } from './groupValues';
import { texts } from './texts';

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: '1fr 1fr' } as const;
const decimal = { htmlInput: { inputMode: 'decimal' } } as const;

export function GroupFields() {
  const { values } = useFormikContext<GroupValues>();
  return (
    <>
      <FormTextField name="name" label={texts.name} autoComplete="off" autoFocus />
      <FormTimeField name="start_time" label={texts.startTime} helperText={texts.startTimeHint} />
      <Box sx={pair}>
        <FormTextField name="min_rating" label={texts.minRating} helperText={texts.ratingHint} autoComplete="off" slotProps={decimal} />
        <FormTextField name="max_rating" label={texts.maxRating} autoComplete="off" slotProps={decimal} />
      </Box>
      <FormSwitch name="has_own_start" label={texts.ownStart} helperText={texts.ownStartHint} />
      {values.has_own_start && (
        <Box sx={{ ...pair, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <FormDateField name="own_date" label={texts.ownDate} />
          <FormTimeField name="custom_start_datetime" label={texts.ownTime} />
        </Box>
      )}
    </>
  );
}
