import { useFormikContext } from 'formik';
import { REDRESS_AVERAGES } from '../../../../../shared/contract/competitors';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { TIME_MODES } from '../readFinish';
import { finishTexts as sheetTexts } from '../texts';
import { hasPercent, hasPoints, type FinishValues } from './finishValues';
import { finishDialogTexts } from './texts';

const MODES = TIME_MODES.map((value) => ({ value, label: sheetTexts.timeModes[value] }));
const AVERAGES = REDRESS_AVERAGES.map((value) => ({ value, label: finishDialogTexts.redressChoices[value] }));

/** Time, code, and what the code needs besides. */
export function FinishFields({ codes }: { codes: readonly { value: string; label: string }[] }) {
  const { mode, code } = useFormikContext<FinishValues>().values;
  return (
    <>
      <FormSelect name="mode" label={finishDialogTexts.timeMode} options={MODES} />
      <FormTextField
        name="time"
        label={sheetTexts[mode]}
        autoComplete="off"
        placeholder={mode === 'clock' ? sheetTexts.clockExample : sheetTexts.elapsedExample}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
      />
      <FormSelect name="code" label={sheetTexts.code} options={codes} />
      {hasPoints(code) && (
        <FormTextField
          name="points"
          label={finishDialogTexts.points}
          helperText={finishDialogTexts.pointsHelp[code]}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
      {code === 'RDG' && <FormSelect name="redress" label={finishDialogTexts.redress} options={AVERAGES} />}
      {hasPercent(code) && (
        <>
          <FormTextField
            name="percent"
            label={finishDialogTexts.percent}
            helperText={finishDialogTexts.percentHelp}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <FormTextField
            name="times"
            label={finishDialogTexts.times}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </>
      )}
    </>
  );
}
