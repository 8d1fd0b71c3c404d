import type { SailingRow } from '../../../../shared/contract/sailings';
import { PREP_FLAGS, type PrepFlag } from '../../../../shared/contract/startGroups';
import { readTypedTime } from '../../../../shared/domain/calendar';
import { typedInstant } from '../../../../shared/domain/effectiveStart';
import { wireDatetime } from '../../../../shared/domain/time';
import type { StartActs } from '../../../changes/startActs';
import { prepName } from '../../../sailing-ui/race-mode/startActText';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextField } from '../../../ui/form/FormTextField';
import { FormTimeField } from '../../../ui/form/FormTimeField';
import type { ConsoleRow } from './consoleView';
import { consoleTexts } from './texts';

/** What is written down by hand, each in a small form. */
export type ActForm = 'forgotten' | 'correct' | 'shift' | 'prep' | 'shorten' | 'course' | 'wind' | 'note';

interface ActValues {
  what: string;
  group: string;
  clock: string;
  minutes: string;
  prep: string;
  text: string;
  direction: string;
  speed: string;
}

const EMPTY: ActValues = {
  what: 'ap_up',
  group: '',
  clock: '',
  minutes: '10',
  prep: 'P',
  text: '',
  direction: '',
  speed: '',
};

const TITLES: Readonly<Record<ActForm, string>> = {
  forgotten: consoleTexts.forgotten,
  correct: consoleTexts.moveOrCorrect,
  shift: consoleTexts.shiftText,
  prep: consoleTexts.changePrep,
  shorten: consoleTexts.shorten,
  course: consoleTexts.course,
  wind: consoleTexts.wind,
  note: consoleTexts.note,
};

/** What may have been forgotten at the time, and is told afterwards with its clock. */
const FORGOTTEN = [
  { value: 'ap_up', label: 'AP upp' },
  { value: 'ap_down', label: 'AP ned' },
  { value: 'x_up', label: 'Enskild återkallelse' },
  { value: 'recall_up', label: 'Allmän återkallelse' },
  { value: 'recall_down', label: 'Likhetstecknet ned' },
] as const;

const SHIFTS = [-10, -5, -1, 1, 5, 10, 15, 30].map((minutes) => ({
  value: String(minutes),
  label: consoleTexts.changed(minutes),
}));

const WIND = { direction: { min: 0, max: 359 }, speed: { min: 0, max: 99 } } as const;

const numberIn = (typed: string): number => Number(typed.trim().replace(',', '.'));
const isOutside = (typed: string, { min, max }: { min: number; max: number }): boolean =>
  typed.trim() !== '' && !(numberIn(typed) >= min && numberIn(typed) <= max);

function problemsOf(form: ActForm, values: ActValues): Partial<Record<keyof ActValues, string>> {
  const needsClock = form === 'forgotten' || form === 'correct';
  const needsText = form === 'note' || form === 'course';
  return {
    ...(needsClock && readTypedTime(values.clock) === null && { clock: consoleTexts.badClock }),
    ...(needsText && values.text.trim() === '' && { text: consoleTexts.required }),
    ...(form === 'wind' &&
      isOutside(values.direction, WIND.direction) && {
        direction: consoleTexts.outOfRange(WIND.direction.min, WIND.direction.max),
      }),
    ...(form === 'wind' &&
      isOutside(values.speed, WIND.speed) && { speed: consoleTexts.outOfRange(WIND.speed.min, WIND.speed.max) }),
  };
}

const orNull = (typed: string): number | null => (typed.trim() === '' ? null : numberIn(typed));

const instantOf = (typed: string, sailing: SailingRow): number =>
  typedInstant(readTypedTime(typed) ?? '00:00:00', sailing);

type Saving = { sailing: SailingRow; acts: StartActs };

function saveForgotten({ what, ...values }: ActValues, { sailing, acts }: Saving): void {
  const group = values.group === '' ? null : Number(values.group);
  const at = instantOf(values.clock, sailing);
  const groups = group === null ? null : [group];
  if (what === 'ap_up') acts.act('ap_up', { at, payload: { with: null, groups } });
  if (what === 'ap_down') acts.act('ap_down', { at, payload: { first_warning: null, groups } });
  if (what === 'x_up') acts.act('x_up', { at, group, payload: { competitors: [] } });
  if (what === 'recall_up') acts.act('recall_up', { at, group, payload: {} });
  if (what === 'recall_down') {
    acts.act('recall_down', { at, group, payload: { order: null, prep: null, first_warning: null } });
  }
}

function save(form: ActForm, values: ActValues, { sailing, acts }: Saving): void {
  const group = values.group === '' ? null : Number(values.group);
  const text = values.text.trim();
  switch (form) {
    case 'forgotten':
      return saveForgotten(values, { sailing, acts });
    case 'correct': {
      const start = wireDatetime(instantOf(values.clock, sailing));
      return void acts.act('start_set', { group, payload: { start } });
    }
    case 'shift':
      return void acts.act('shift', {
        payload: { minutes: Number(values.minutes), groups: group === null ? null : [group] },
      });
    case 'prep':
      return void acts.act('prep_set', { group, payload: { flag: values.prep as PrepFlag } });
    case 'shorten':
      return void acts.act('shortened', { group, payload: { mark: text === '' ? null : text } });
    case 'course':
      return void acts.act('course_changed', { group, payload: { course: null, text } });
    case 'wind':
      return void acts.act('wind', { payload: { direction: orNull(values.direction), speed: orNull(values.speed) } });
    case 'note':
      return void acts.act('note', { payload: { text } });
  }
}

function GroupField({ rows, all }: { rows: readonly ConsoleRow[]; all: boolean }) {
  const named = rows.flatMap(({ id, name }) => (id === null ? [] : [{ value: String(id), label: name }]));
  if (named.length === 0) return null;
  const options = all ? [{ value: '', label: consoleTexts.allGroups }, ...named] : named;
  return <FormSelect name="group" label={consoleTexts.which} options={options} />;
}

function Fields({ form, rows }: { form: ActForm; rows: readonly ConsoleRow[] }) {
  const clock = <FormTimeField name="clock" label={consoleTexts.clock} helperText={consoleTexts.clockHelp} autoFocus />;
  switch (form) {
    case 'forgotten':
      return (
        <>
          <FormSelect name="what" label={consoleTexts.what} options={FORGOTTEN} />
          <GroupField rows={rows} all />
          {clock}
        </>
      );
    case 'correct':
      return (
        <>
          <GroupField rows={rows} all={false} />
          {clock}
        </>
      );
    case 'shift':
      return (
        <>
          <GroupField rows={rows} all />
          <FormSelect name="minutes" label={consoleTexts.shiftText} options={SHIFTS} />
        </>
      );
    case 'prep':
      return (
        <>
          <GroupField rows={rows} all />
          <FormSelect
            name="prep"
            label={consoleTexts.prep}
            options={PREP_FLAGS.map((value) => ({ value, label: prepName(value) }))}
          />
        </>
      );
    case 'shorten':
      return (
        <>
          <GroupField rows={rows} all />
          <FormTextField name="text" label={consoleTexts.mark} slotProps={{ htmlInput: { maxLength: 50 } }} />
        </>
      );
    case 'wind':
      return (
        <>
          <FormTextField
            name="direction"
            label={consoleTexts.direction}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          />
          <FormTextField
            name="speed"
            label={consoleTexts.speed}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 4 } }}
          />
        </>
      );
    default:
      return (
        <FormTextField
          name="text"
          label={form === 'note' ? consoleTexts.noteText : consoleTexts.courseText}
          autoFocus
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      );
  }
}

interface ActDialogProps {
  form: ActForm;
  sailing: SailingRow;
  rows: readonly ConsoleRow[];
  acts: StartActs;
  onClose: () => void;
}

/** An act that is written by hand: what was forgotten, corrected or only to be remembered. */
export function ActDialog({ form, sailing, rows, acts, onClose }: ActDialogProps) {
  const first = form === 'correct' ? String(rows[0]?.id ?? '') : '';
  return (
    <FormDialog
      open
      title={TITLES[form]}
      submitLabel={consoleTexts.save}
      initialValues={{ ...EMPTY, group: first }}
      validate={(values) => problemsOf(form, values)}
      onSubmit={(values) => {
        save(form, values, { sailing, acts });
        return Promise.resolve(undefined);
      }}
      onClose={onClose}
    >
      <Fields form={form} rows={rows} />
    </FormDialog>
  );
}
