import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { Club } from '../../../../../shared/contract/clubs';
import type { StartSequence } from '../../../../../shared/contract/startSequences';
import { clubSequences } from '../../../../../shared/domain/race-day/sequences';
import { useUpdateClubMutation } from '../../../../api/clubs';
import { toListFormErrors } from '../../../../api/formErrors';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormTextField } from '../../../../ui/form/FormTextField';
import type { FormProblems } from '../../../../ui/form/problems';
import { useSubmit } from '../../../../ui/form/useSubmit';
import {
  checkedSequence,
  keyOf,
  readableSteps,
  stepValues,
  typedSequence,
  type SequenceValues,
} from './sequenceValues';
import { StepLines } from './StepLines';
import { StepsField } from './StepsField';
import { sequenceTexts } from './texts';

const { form } = sequenceTexts;

/** Which one a new sequence begins as: its steps take the place of those in the form. */
function FromField({ sequences }: { sequences: readonly StartSequence[] }) {
  const { setFieldValue } = useFormikContext<SequenceValues>();
  const take = (key: string) => {
    const chosen = sequences.find((sequence) => sequence.key === key);
    if (chosen) void setFieldValue('steps', stepValues(chosen));
  };
  const options = sequences.map(({ key, name }) => ({ value: key, label: name }));
  return <FormSelect name="from" label={form.from} options={options} onPick={take} />;
}

function Preview() {
  const { values } = useFormikContext<SequenceValues>();
  return (
    <Box sx={{ pt: 1 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {form.preview}
      </Typography>
      <StepLines label={form.preview} steps={readableSteps(values)} />
    </Box>
  );
}

/** What the server says of the sequence at its index in the list, below its fields. */
function sequenceProblems(error: unknown, index: number): FormProblems {
  const { fields, ...whole } = toListFormErrors(error, 'start_sequences');
  const prefix = `start_sequences.${index}.`;
  const nameOf = (path: string): string => (path.startsWith(prefix) ? path.slice(prefix.length) : path);
  const named = Object.entries(fields).map(([path, text]): [string, string] => [nameOf(path), text]);
  return { ...whole, fields: Object.fromEntries(named) };
}

interface SequenceDialogProps {
  club: Club;
  /** The club's own, as they are. */
  own: readonly StartSequence[];
  /** Left out: a new one. */
  sequence?: StartSequence;
  onClose: () => void;
}

/** A start sequence of the club's own as a form. */
export function SequenceDialog({ club, own, sequence, onClose }: SequenceDialogProps) {
  const all = clubSequences(club);
  const index = sequence ? own.indexOf(sequence) : own.length;
  const save = useSubmit(useUpdateClubMutation, {
    errors: (error) => sequenceProblems(error, index),
    toast: sequence ? sequenceTexts.saved : sequenceTexts.created,
  });
  const [first] = all;
  // As it was when the form was opened: news of the club must not wipe out what is being written.
  const [initialValues] = useState<SequenceValues>(() => ({
    from: first?.key ?? '',
    name: sequence?.name ?? '',
    steps: sequence ? stepValues(sequence) : first ? stepValues(first) : [],
  }));
  const send = (values: SequenceValues) => {
    const taken = all.map(({ key }) => key);
    const typed = typedSequence(values, sequence?.key ?? keyOf(values.name, taken));
    const start_sequences = sequence ? own.map((one) => (one === sequence ? typed : one)) : [...own, typed];
    return save({ club: club.slug, changes: { start_sequences } });
  };
  return (
    <FormDialog
      open
      title={sequence ? form.editTitle : form.createTitle}
      submitLabel={sequence ? form.save : form.create}
      initialValues={initialValues}
      validate={checkedSequence}
      notice={sequence ? <Alert severity="info">{form.editNotice}</Alert> : undefined}
      onSubmit={send}
      onClose={onClose}
    >
      {/* The profile below the dialog has a field of that name too. */}
      <FormTextField
        name="name"
        id="sequence-name"
        label={form.name}
        helperText={form.nameHint}
        required
        autoComplete="off"
        autoFocus
      />
      {sequence ? null : <FromField sequences={all} />}
      <StepsField />
      <Preview />
    </FormDialog>
  );
}
