import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { Serie } from '../../../../shared/contract/series';
import { formatDay, formatFullDay } from '../../../ui/format';
import { holidayName } from '../../../sailing-ui/holidayName';
import { toggledOut } from '../../../sailing-ui/plan/leftOut';
import { PlanList } from '../../../sailing-ui/plan/PlanList';
import { copiedDays, type CopyValues } from './copyValues';
import { serieCopyTexts } from './texts';

function noteOf(from: string, to: string): string {
  const holiday = holidayName(to);
  return [serieCopyTexts.was(formatDay(from)), ...(holiday === null ? [] : [holiday])].join(' · ');
}

/** Every sailing that will be made, with the day it was and the day it will be. */
export function CopyPreview({ serie }: { serie: Serie }) {
  const { values, setFieldValue } = useFormikContext<CopyValues>();
  const days = copiedDays(serie, values);
  return (
    <section aria-labelledby="copy-preview">
      <Typography variant="h3" component="h2" id="copy-preview">
        {serieCopyTexts.preview}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {days.length === 0 ? serieCopyTexts.noSailings : serieCopyTexts.previewLead}
      </Typography>
      {days.length === 0 ? null : (
        <PlanList
          label={serieCopyTexts.preview}
          planned={days.map(({ sailing, name, from, to, isOut }) => ({
            id: String(sailing),
            title: isOut ? serieCopyTexts.out(name) : name,
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
