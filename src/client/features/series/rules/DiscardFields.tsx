import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextField } from '../../../ui/form/FormTextField';
import { useFormField } from '../../../ui/form/useFormField';
import { RowsField } from './RowsField';
import { DISCARD_CHOICES, type RuleValues } from './ruleValues';
import { serieRulesTexts } from './texts';

const CHOICES = DISCARD_CHOICES.map((value) => ({ value, label: serieRulesTexts.discardChoices[value] }));
const DIGITS = { htmlInput: { inputMode: 'numeric' } } as const;
const width = { width: 140 } as const;

/** So many more races than the last row says. */
const later = (rows: readonly { races: string }[], step: number): string =>
  String((Number(rows.at(-1)?.races ?? '0') || 0) + step);

function Thresholds() {
  return (
    <RowsField<RuleValues['discards'][number]>
      name="discards"
      label={serieRulesTexts.discards}
      addLabel={serieRulesTexts.addThreshold}
      fresh={(rows) => ({ races: later(rows, rows.length === 0 ? 2 : 4) })}
    >
      {(row, index) => (
        <FormTextField
          name={`${row}.races`}
          label={serieRulesTexts.threshold(index + 1)}
          sx={{ width: 240 }}
          slotProps={DIGITS}
        />
      )}
    </RowsField>
  );
}

function CountingTable() {
  return (
    <RowsField<RuleValues['counting_table'][number]>
      name="counting_table"
      label={serieRulesTexts.discardChoices.table}
      addLabel={serieRulesTexts.addStep}
      isTable
      fresh={(rows) => ({ races: later(rows, 1), counting: rows.at(-1)?.counting ?? '1' })}
    >
      {(row) => (
        <>
          <FormTextField name={`${row}.races`} label={serieRulesTexts.stepRaces} sx={width} slotProps={DIGITS} />
          <FormTextField name={`${row}.counting`} label={serieRulesTexts.stepCounting} sx={width} slotProps={DIGITS} />
        </>
      )}
    </RowsField>
  );
}

function Proportion() {
  const { problem } = useFormField('discard_proportion');
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <FormTextField
        name="discard_proportion.discards"
        label={serieRulesTexts.proportionDiscards}
        sx={{ width: 200 }}
        slotProps={DIGITS}
      />
      <FormTextField
        name="discard_proportion.of"
        label={serieRulesTexts.proportionOf}
        sx={{ width: 200 }}
        slotProps={DIGITS}
      />
      {typeof problem === 'string' ? <FormHelperText error>{problem}</FormHelperText> : null}
    </Stack>
  );
}

/** How many races are discarded, in the way that the club writes it. */
export function DiscardFields() {
  const { values, setFieldValue } = useFormikContext<RuleValues>();
  const { discard_choice } = values;
  const begin = (choice: string) => {
    if (choice === 'thresholds' && values.discards.length === 0) void setFieldValue('discards', [{ races: '2' }]);
    if (choice === 'table' && values.counting_table.length === 0)
      void setFieldValue('counting_table', [{ races: '4', counting: '3' }]);
  };
  return (
    <>
      <FormSelect name="discard_choice" label={serieRulesTexts.discardChoice} options={CHOICES} onPick={begin} />
      {discard_choice === 'thresholds' ? <Thresholds /> : null}
      {discard_choice === 'table' ? <CountingTable /> : null}
      {discard_choice === 'proportion' ? <Proportion /> : null}
      {discard_choice === 'none' ? <Typography variant="body2">{serieRulesTexts.noDiscards}</Typography> : null}
    </>
  );
}
