import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { FormDateField } from '../../../../ui/form/FormDateField';
import { FormRatingLimits } from '../../../../ui/form/FormRatingLimits';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { FormTimeField } from '../../../../ui/form/FormTimeField';
import type { GroupValues } from './groupValues';
import { groupTexts } from './texts';

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

export function GroupFields() {
  const { values } = useFormikContext<GroupValues>();
  return (
    <>
      <FormTextField name="name" label={groupTexts.name} autoComplete="off" autoFocus />
      <FormTimeField name="start_time" label={groupTexts.startTime} helperText={groupTexts.startTimeHint} />
      <FormRatingLimits minLabel={groupTexts.minRating} maxLabel={groupTexts.maxRating} hint={groupTexts.ratingHint} />
      <FormSwitch name="has_own_start" label={groupTexts.ownStart} helperText={groupTexts.ownStartHint} />
      {values.has_own_start && (
        <Box sx={pair}>
          <FormDateField name="own_date" label={groupTexts.ownDate} />
          <FormTimeField name="custom_start_datetime" label={groupTexts.ownTime} />
        </Box>
      )}
    </>
  );
}
