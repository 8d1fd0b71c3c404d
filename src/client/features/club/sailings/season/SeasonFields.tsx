import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import type { Club } from '../../../../../shared/contract/clubs';
import { REGISTRATION_SCOPES, START_TYPES } from '../../../../../shared/contract/sailings';
import { WEEKDAYS } from '../../../../../shared/domain/calendar';
import { REGISTRATION_SCOPE_LABELS, START_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { useCourses } from '../../../../api/courses';
import { useSeries } from '../../../../api/series';
import { FormDateField } from '../../../../ui/form/FormDateField';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { FormTimeField } from '../../../../ui/form/FormTimeField';
import { NEW, NO_CHOICE, onWeekday, weekdayName, type SeasonValues } from './seasonValues';
import { texts } from './texts';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const WEEKDAY_OPTIONS = WEEKDAYS.map((weekday) => ({ value: String(weekday), label: weekdayName(String(weekday)) }));
const START_TYPE_OPTIONS = START_TYPES.map((value) => ({ value, label: START_TYPE_LABELS[value] }));
const SCOPE_OPTIONS = REGISTRATION_SCOPES.map((value) => ({ value, label: REGISTRATION_SCOPE_LABELS[value] }));

/** Which serie they stand in: one that there is, or one that is made with them. */
function SerieFields({ club }: { club: Club }) {
  const { series } = useSeries(club.id);
  const { values } = useFormikContext<SeasonValues>();
  const options = [
    { value: NO_CHOICE, label: texts.noSerie },
    { value: NEW, label: texts.newSerie },
    ...series.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <>
      <FormSelect name="serie" label={texts.serie} options={options} />
      {values.serie === NEW ? (
        <FormTextField
          name="new_serie"
          label={texts.newSerieName}
          helperText={texts.newSerieHint}
          required
          autoComplete="off"
        />
      ) : null}
    </>
  );
}

/** A club without courses is not asked. */
function CourseField({ club }: { club: Club }) {
  const { courses = [] } = useCourses(club.id);
  const choices = courses.filter(({ is_active }) => is_active);
  if (choices.length === 0) return null;
  const options = [
    { value: NO_CHOICE, label: texts.noCourse },
    ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return <FormSelect name="course" label={texts.course} options={options} />;
}

/** What the sailings of a season have in common, and on which days they are. */
export function SeasonFields({ club }: { club: Club }) {
  const { values, setValues } = useFormikContext<SeasonValues>();
  return (
    <>
      <Pair>
        <FormSelect
          name="weekday"
          label={texts.weekday}
          options={WEEKDAY_OPTIONS}
          onPick={(weekday) => void setValues(onWeekday(values, weekday))}
        />
        <FormTimeField name="start_time" label={texts.time} helperText={texts.timeHint} />
      </Pair>
      <Pair>
        <FormDateField name="from" label={texts.from} required />
        <FormDateField name="to" label={texts.to} required />
      </Pair>
      <FormTextField name="name" label={texts.name} helperText={texts.nameHint} required autoComplete="off" />
      <SerieFields club={club} />
      <Pair>
        <FormSelect name="start_type" label={texts.startType} options={START_TYPE_OPTIONS} />
        <FormSelect name="registration_scope" label={texts.scope} options={SCOPE_OPTIONS} />
      </Pair>
      <CourseField club={club} />
      <FormSwitch name="publish" label={texts.publish} helperText={texts.publishHint} />
    </>
  );
}
