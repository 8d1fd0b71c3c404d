import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { formatFullDay } from '../../../../ui/format';
import { holidayName } from '../../../../sailing-ui/holidayName';
import { toggledOut } from '../../../../sailing-ui/plan/leftOut';
import { PlanList } from '../../../../sailing-ui/plan/PlanList';
import { plannedDays, type SeasonValues } from './seasonValues';
import { seasonTexts } from './texts';

/** Every sailing that will be made, with its day. */
export function SeasonPreview() {
  const { values, setFieldValue } = useFormikContext<SeasonValues>();
  const days = plannedDays(values);
  return (
    <section aria-labelledby="season-preview">
      <Typography variant="h2" id="season-preview">
        {seasonTexts.preview}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {days.length === 0 ? seasonTexts.noDates : seasonTexts.previewLead}
      </Typography>
      {days.length === 0 ? null : (
        <PlanList
          label={seasonTexts.preview}
          planned={days.map(({ date, name }) => ({
            id: date,
            title: name ?? seasonTexts.out,
            when: formatFullDay(date),
            note: holidayName(date) ?? undefined,
            isOut: name === null,
          }))}
          onToggle={(date) => void setFieldValue('left_out', toggledOut(values.left_out, date))}
        />
      )}
    </section>
  );
}
