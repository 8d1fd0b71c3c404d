import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { Serie } from '../../../../shared/contract/series';
import { formatDay, formatFullDay } from '../../../ui/format';
import { holidayName } from '../../../sailing-ui/holidayName';
import { toggledOut } from '../../../sailing-ui/plan/leftOut';
import { PlanList } from '../../../sailing-ui/plan/PlanList';
import { copiedDays, type CopyValues } from './copyValues';
import { texts } from './texts';

function noteOf(from: string, to: string): string {
  const holiday = holidayName(to);
  return [texts.was(formatDay(from)), ...(holiday === null ? [] : [holiday])].join(' · ');
}

/** Every sailing that will be made, with the day it was and the day it will be. */
export function CopyPreview({ serie }: { serie: Serie }) {
  const { values, setFieldValue } = useFormikContext<CopyValues>();
  const days = copiedDays(serie, values);
  return (
    <section aria-labelledby="copy-preview">
      <Typography variant="h3" component="h2" id="copy-preview">
        {texts.preview}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {days.length === 0 ? texts.noSailings : texts.previewLead}
      </Typography>
      {days.length === 0 ? null : (
        <PlanList
          label={texts.preview}
          planned={days.map(({ sailing, name, from, to, isOut }) => ({
            id: String(sailing),
            title: isOut ? texts.out(name) : name,
            when: formatFullDay(to),
            note: noteOf(from, to),
            isOut,
          }))}
          onToggle={(id) => void setFieldValue('left_out', toggledOut(values.left_out, id))}
        />
      )}
    </section>
  );
}
