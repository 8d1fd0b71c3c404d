import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { Id } from '../../../../../shared/contract/common';
import { RESULT_METHODS } from '../../../../../shared/contract/raceClasses';
import { REGISTRATION_SCOPES, START_TYPES, type SerieRef } from '../../../../../shared/contract/sailings';
import type { StartSequence } from '../../../../../shared/contract/startSequences';
import { RECALL_ORDERS } from '../../../../../shared/contract/startGroups';
import { REGISTRATION_SCOPE_LABELS, RESULT_METHOD_LABELS, START_TYPE_LABELS } from '../../../../../shared/texts/labels';
import { useCourses } from '../../../../api/courses';
import { FormDateField } from '../../../../ui/form/FormDateField';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { FormTimeField } from '../../../../ui/form/FormTimeField';
import { sailingTexts } from '../texts';
import { SeriePlaceFields } from './SeriePlaceFields';
import { NO_COURSE, NO_DEADLINE, type SailingValues } from './sailingValues';

interface CourseFieldProps {
  club: Id;
  /** The one that is chosen: a choice also when it rests. */
  course: Id | null;
}

/** Which of the club's courses is sailed. A club without courses is not asked. */
function CourseField({ club, course }: CourseFieldProps) {
  const { courses = [] } = useCourses(club);
  const choices = courses.filter(({ id, is_active }) => is_active || id === course);
  if (choices.length === 0) return null;
  const options = [
    { value: NO_COURSE, label: sailingTexts.form.noCourse },
    ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return <FormSelect name="course" label={sailingTexts.form.course} options={options} />;
}

const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const START_TYPE_OPTIONS = optionsOf(START_TYPES, START_TYPE_LABELS);
const RESULT_METHOD_OPTIONS = optionsOf(RESULT_METHODS, RESULT_METHOD_LABELS);
const SCOPE_OPTIONS = optionsOf(REGISTRATION_SCOPES, REGISTRATION_SCOPE_LABELS);

/** What the club has to choose from; also what is set, where the club no longer has it. */
const sequenceOptions = (sequences: readonly StartSequence[], set: string) => [
  ...sequences.map(({ key, name }) => ({ value: key, label: name })),
  ...(sequences.some(({ key }) => key === set) ? [] : [{ value: set, label: sailingTexts.form.goneSequence }]),
];
const RECALL_OPTIONS = optionsOf(RECALL_ORDERS, sailingTexts.form.recallOrders);

const INTERVALS = ['1', '2', '3', '4', '5', '6', '10', '15'];

/** Choices of minutes; what is set already is among them. */
const minuteOptions = (choices: readonly string[], set: string) =>
  [...new Set([...choices, set])]
    .sort((a, b) => Number(a) - Number(b))
    .map((value) => ({ value, label: sailingTexts.form.minutes(value) }));

const DEADLINES = ['15', '30', '60', '120', '240'];

const deadlineOptions = (set: string) => [
  { value: NO_DEADLINE, label: sailingTexts.form.noReportDeadline },
  ...minuteOptions(DEADLINES, set === NO_DEADLINE ? '60' : set),
];

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

interface SailingFieldsProps {
  club: Id;
  /** The start sequences of the club. */
  sequences: readonly StartSequence[];
  /** The course that is chosen. */
  course: Id | null;
  /** The serie that the sailing stands in. */
  serie: SerieRef | null;
  isSelfReported: boolean;
  isNew: boolean;
}

export function SailingFields({ club, sequences, course, serie, isSelfReported, isNew }: SailingFieldsProps) {
  const { form } = sailingTexts;
  const { values, initialValues } = useFormikContext<SailingValues>();
  const isMoved =
    !isNew && (values.start_time !== initialValues.start_time || values.start_date !== initialValues.start_date);
  return (
    <>
      <FormTextField name="name" label={form.name} helperText={form.nameHint} required autoComplete="off" autoFocus />
      <Box sx={pair}>
        <FormDateField name="start_date" label={form.date} required />
        <FormTimeField name="start_time" label={form.time} helperText={form.timeHint} />
      </Box>
      {isMoved && <FormSwitch name="move_groups" label={form.moveGroups} helperText={form.moveGroupsHint} />}
      <Box sx={pair}>
        <FormSelect name="start_type" label={form.startType} options={START_TYPE_OPTIONS} />
        <FormSelect name="result_method" label={form.resultMethod} options={RESULT_METHOD_OPTIONS} />
      </Box>
      <Box sx={pair}>
        <FormSelect
          name="start_sequence"
          label={form.sequence}
          options={sequenceOptions(sequences, initialValues.start_sequence)}
        />
        {values.start_type === 'groups' && (
          <FormSelect
            name="start_interval"
            label={form.interval}
            options={minuteOptions(INTERVALS, initialValues.start_interval)}
          />
        )}
      </Box>
      {values.start_type === 'groups' && (
        <>
          <FormSelect name="recall_order" label={form.recallOrder} options={RECALL_OPTIONS} />
          <FormSwitch name="auto_group" label={form.autoGroup} helperText={form.autoGroupHint} />
        </>
      )}
      <Box sx={pair}>
        <FormSelect name="registration_scope" label={form.scope} options={SCOPE_OPTIONS} />
        <Box sx={{ alignSelf: 'end' }}>
          <FormSwitch name="registration_open" label={form.registrationOpen} />
        </Box>
      </Box>
      {isSelfReported && (
        <FormSelect
          name="report_deadline_minutes"
          label={form.reportDeadline}
          helperText={form.reportDeadlineHint}
          options={deadlineOptions(initialValues.report_deadline_minutes)}
        />
      )}
      <CourseField club={club} course={course} />
      <SeriePlaceFields club={club} serie={serie} />
      <FormTextField
        name="description"
        label={form.description}
        helperText={form.descriptionHint}
        multiline
        minRows={3}
      />
    </>
  );
}
