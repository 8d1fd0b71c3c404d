import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import type { Club } from '../../../../../shared/contract/clubs';
import { REGISTRATION_SCOPES, START_TYPES } from '../../../../../shared/contract/sailings';
import { WEEKDAYS } from '../../../../../shared/domain/calendar';
import { clubSequences } from '../../../../../shared/domain/race-day/sequences';
import { REGISTRATION_SCOPE_LABELS, START_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { useCourses } from '../../../../api/courses';
import { useSeries } from '../../../../api/series';
import { useEarlierSetupsQuery } from '../../../../api/setups';
import { SameGroupsField } from '../../../../sailing-ui/plan/SameGroupsField';
import { FormDateField } from '../../../../ui/form/FormDateField';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { FormTimeField } from '../../../../ui/form/FormTimeField';
import { NEW, NO_CHOICE, onWeekday, setupAsked, weekdayName, type SeasonValues } from './seasonValues';
import { seasonTexts } from './texts';

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
    { value: NO_CHOICE, label: seasonTexts.noSerie },
    { value: NEW, label: seasonTexts.newSerie },
    ...series.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <>
      <FormSelect name="serie" label={seasonTexts.serie} options={options} />
      {values.serie === NEW ? (
        <FormTextField
          name="new_serie"
          label={seasonTexts.newSerieName}
          helperText={seasonTexts.newSerieHint}
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
    { value: NO_CHOICE, label: seasonTexts.noCourse },
    ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return <FormSelect name="course" label={seasonTexts.course} options={options} />;
}

const sequenceOptions = (club: Club) => clubSequences(club).map(({ key, name }) => ({ value: key, label: name }));

/** What the sailings of a season have in common, and on which days they are. */
export function SeasonFields({ club }: { club: Club }) {
  const { values, setValues } = useFormikContext<SeasonValues>();
  const { currentData } = useEarlierSetupsQuery(setupAsked(values, club));
  return (
    <>
      <Pair>
        <FormSelect
          name="weekday"
          label={seasonTexts.weekday}
          options={WEEKDAY_OPTIONS}
          onPick={(weekday) => void setValues(onWeekday(values, weekday))}
        />
        <FormTimeField name="start_time" label={seasonTexts.time} helperText={seasonTexts.timeHint} />
      </Pair>
      <Pair>
        <FormDateField name="from" label={seasonTexts.from} required />
        <FormDateField name="to" label={seasonTexts.to} required />
      </Pair>
      <FormTextField
        name="name"
        label={seasonTexts.name}
        helperText={seasonTexts.nameHint}
        required
        autoComplete="off"
      />
      <SerieFields club={club} />
      <Pair>
        <FormSelect name="start_type" label={seasonTexts.startType} options={START_TYPE_OPTIONS} />
        <FormSelect name="registration_scope" label={seasonTexts.scope} options={SCOPE_OPTIONS} />
      </Pair>
      <FormSelect name="start_sequence" label={seasonTexts.sequence} options={sequenceOptions(club)} />
      <CourseField club={club} />
      <SameGroupsField setup={currentData?.groups} who="each" />
      <FormSwitch name="publish" label={seasonTexts.publish} helperText={seasonTexts.publishHint} />
    </>
  );
}
