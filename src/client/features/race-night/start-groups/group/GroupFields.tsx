import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { FormDateField } from '../../../../ui/form/FormDateField';
import { FormRatingLimits } from '../../../../ui/form/FormRatingLimits';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { FormTimeField } from '../../../../ui/form/FormTimeField';
import type { GroupValues } from './groupValues';
import { texts } from './texts';

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

export function GroupFields() {
  const { values } = useFormikContext<GroupValues>();
  return (
    <>
      <FormTextField name="name" label={texts.name} autoComplete="off" autoFocus />
      <FormTimeField name="start_time" label={texts.startTime} helperText={texts.startTimeHint} />
      <FormRatingLimits minLabel={texts.minRating} maxLabel={texts.maxRating} hint={texts.ratingHint} />
      <FormSwitch name="has_own_start" label={texts.ownStart} helperText={texts.ownStartHint} />
      {values.has_own_start && (
        <Box sx={pair}>
          <FormDateField name="own_date" label={texts.ownDate} />
          <FormTimeField name="custom_start_datetime" label={texts.ownTime} />
        </Box>
      )}
    </>
  );
}
