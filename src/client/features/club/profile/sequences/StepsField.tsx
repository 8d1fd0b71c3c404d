import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { FieldArray, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { SEQUENCE_FLAGS, SIGNAL_SOUNDS } from '../../../../../shared/contract/startSequences';
import { MAX_SEQUENCE_STEPS } from '../../../../../shared/limits';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { useFormField } from '../../../../ui/form/useFormField';
import { Delete } from '../../../../ui/icons';
import { announce } from '../../../../ui/messages/LiveRegion';
import { newStep, type SequenceValues, type StepValues } from './sequenceValues';
import { sequenceTexts } from './texts';

const { form } = sequenceTexts;

const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const FLAG_OPTIONS = optionsOf(SEQUENCE_FLAGS, sequenceTexts.flags);
const DIRECTION_OPTIONS = optionsOf(['up', 'down'] as const, sequenceTexts.directions);
const SOUND_OPTIONS = optionsOf(SIGNAL_SOUNDS, sequenceTexts.sounds);

const Ground = styled('fieldset')(({ theme }) => ({
  margin: 0,
  minWidth: 0,
  padding: theme.spacing(1, 0, 2),
  border: 0,
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
}));

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 });
const Legend = styled('span')({ fontWeight: 'var(--weight-strong)' });

const digits = { htmlInput: { inputMode: 'numeric', maxLength: 4 } } as const;
const pair = { display: 'grid', gap: 1.5, mb: 1.5, gridTemplateColumns: '1fr 1fr' } as const;
const flagAndMore = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: '1.6fr 1fr 1fr' } } as const;

interface StepFieldsProps {
  index: number;
  onRemove: () => void;
}

/** One step: when it happens, which flag moves, and how it sounds. */
function StepFields({ index, onRemove }: StepFieldsProps) {
  const field = (name: keyof StepValues) => `steps.${index}.${name}`;
  const number = index + 1;
  return (
    <Ground aria-label={form.step(number)}>
      <Head>
        <Legend aria-hidden="true">{form.step(number)}</Legend>
        <IconButton aria-label={form.removeStep(number)} onClick={onRemove}>
          <Delete />
        </IconButton>
      </Head>
      <Box sx={pair}>
        <FormTextField name={field('minutes')} label={form.minutes} autoComplete="off" slotProps={digits} />
        <FormTextField name={field('seconds')} label={form.seconds} autoComplete="off" slotProps={digits} />
      </Box>
      <Box sx={flagAndMore}>
        <FormSelect
          name={field('flag')}
          label={form.flag}
          options={FLAG_OPTIONS}
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        />
        <FormSelect name={field('direction')} label={form.direction} options={DIRECTION_OPTIONS} />
        <FormSelect name={field('sound')} label={form.sound} options={SOUND_OPTIONS} />
      </Box>
    </Ground>
  );
}

/** The focus goes to the time of a step that was added, and to the button that adds one when a step is gone. */
function useStepFocus() {
  const ground = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (target) ground.current?.querySelector<HTMLElement>(target.selector)?.focus();
  }, [target]);
  return {
    ground,
    toStep: (index: number) => setTarget({ selector: `[name="steps.${index}.minutes"]` }),
    toAdding: () => setTarget({ selector: '[data-add]' }),
  };
}

/** A draft that is read again has the keys of its steps. */
function newKey(steps: readonly StepValues[]): string {
  let number = steps.length;
  while (steps.some(({ key }) => key === `new-${number}`)) number += 1;
  return `new-${number}`;
}

/** The steps of a sequence, in any order. */
export function StepsField() {
  const { values } = useFormikContext<SequenceValues>();
  const { problem } = useFormField<StepValues[]>('steps');
  const { ground, toStep, toAdding } = useStepFocus();
  const { steps } = values;
  return (
    <FieldArray name="steps">
      {({ push, remove }) => (
        <div ref={ground} role="group" aria-label={form.steps}>
          <Typography variant="h3">{form.steps}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {form.stepsHint}
          </Typography>
          {steps.map(({ key }, index) => (
            <StepFields
              key={key}
              index={index}
              onRemove={() => {
                remove(index);
                announce(form.stepRemoved(index + 1));
                toAdding();
              }}
            />
          ))}
          <Button
            variant="outlined"
            data-add=""
            data-invalid={typeof problem === 'string' ? '' : undefined}
            aria-describedby={typeof problem === 'string' ? 'field-steps-problem' : undefined}
            aria-disabled={steps.length >= MAX_SEQUENCE_STEPS || undefined}
            onClick={() => {
              if (steps.length >= MAX_SEQUENCE_STEPS) return;
              push(newStep(newKey(steps)));
              toStep(steps.length);
            }}
          >
            {form.addStep}
          </Button>
          {typeof problem === 'string' ? (
            <FormHelperText id="field-steps-problem" error role="alert">
              {problem}
            </FormHelperText>
          ) : null}
        </div>
      )}
    </FieldArray>
  );
}
