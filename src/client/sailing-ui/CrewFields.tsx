import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useState, type FormEvent } from 'react';
import { peopleAboard } from '../../shared/domain/crew';
import { FormTextField } from '../ui/form/FormTextField';

const texts = {
  crew: 'Besättning',
  crewHint: 'Valfritt. Namn med komma emellan.',
  crewCount: 'Antal ombord',
};

/** The values of an entry's form that say who is aboard besides the helm. */
interface CrewValues {
  crew_names: string;
  crew_count: string;
}

const isCounted = ({ crew_names, crew_count }: CrewValues): boolean =>
  crew_count.trim() === '' || Number(crew_count) === peopleAboard(crew_names);

type Typed = FormEvent<HTMLInputElement | HTMLTextAreaElement>;

/**
 * Who sails with the helm. The number aboard follows the names, until somebody has said another one; it follows them
 * again when the field has been emptied.
 */
export function CrewFields() {
  const { values, setFieldValue } = useFormikContext<CrewValues>();
  const [isByHand, setByHand] = useState(() => !isCounted(values));
  const count = ({ currentTarget }: Typed) => {
    if (!isByHand) void setFieldValue('crew_count', String(peopleAboard(currentTarget.value)));
  };
  const keep = ({ currentTarget }: Typed) => setByHand(currentTarget.value.trim() !== '');
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: '1fr 8rem' }}>
      <FormTextField
        name="crew_names"
        label={texts.crew}
        helperText={texts.crewHint}
        autoComplete="off"
        slotProps={{ htmlInput: { onInput: count } }}
      />
      <FormTextField
        name="crew_count"
        label={texts.crewCount}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric', onInput: keep } }}
      />
    </Box>
  );
}
