import { useFormikContext } from 'formik';
import { useState } from 'react';
import { REDRESS_AVERAGES, SCORE_CODES, type FinishPayload } from '../../../../shared/contract/competitors';
import type { WireDate } from '../../../../shared/contract/common';
import { SCORE_CODE_LABELS } from '../../../../shared/texts/labels';
import type { FinishRow } from '../../../state/entities/finishes';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextField } from '../../../ui/form/FormTextField';
import { TIME_MODES, type TimeMode } from '../line/readFinish';
import { texts as sheetTexts } from '../texts';
import { nameOf } from '../words';
import { finishValues, hasPercent, hasPoints, readFinishValues, type FinishValues } from './finishValues';
import { texts } from './texts';

const MODES = TIME_MODES.map((value) => ({ value, label: sheetTexts.timeModes[value] }));
const CODES = [
  { value: '', label: sheetTexts.noCode },
  ...SCORE_CODES.map((value) => ({ value, label: sheetTexts.codeOption(value, SCORE_CODE_LABELS[value]) })),
];
const AVERAGES = REDRESS_AVERAGES.map((value) => ({ value, label: texts.redressChoices[value] }));

interface EditFinishDialogProps {
  row: FinishRow;
  date: WireDate;
  mode: TimeMode;
  onWrite: (finish: FinishPayload) => void;
  onClose: () => void;
}

/** All of one boat's finish: also codes that need points, which a line of the sheet has no room for. */
export function EditFinishDialog({ row, date, mode, onWrite, onClose }: EditFinishDialogProps) {
  const [initialValues] = useState(() => finishValues(row.boat, mode));
  const finisher = { start: row.start, date, isUnknown: row.boat.is_unmatched };
  const validate = (values: FinishValues) => {
    const reading = readFinishValues(values, finisher);
    return 'problems' in reading ? reading.problems : {};
  };
  const save = async (values: FinishValues) => {
    const reading = readFinishValues(values, finisher);
    if ('problems' in reading) return { fields: reading.problems };
    onWrite(reading.finish);
    return undefined;
  };
  return (
    <FormDialog
      open
      title={texts.editTitle(nameOf(row.boat))}
      submitLabel={texts.save}
      initialValues={initialValues}
      validate={validate}
      onSubmit={save}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}

function Fields() {
  const { mode, code } = useFormikContext<FinishValues>().values;
  return (
    <>
      <FormSelect name="mode" label={texts.timeMode} options={MODES} />
      <FormTextField
        name="time"
        label={sheetTexts[mode]}
        autoComplete="off"
        placeholder={mode === 'clock' ? sheetTexts.clockExample : sheetTexts.elapsedExample}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
      />
      <FormSelect name="code" label={sheetTexts.code} options={CODES} />
      {hasPoints(code) && (
        <FormTextField
          name="points"
          label={texts.points}
          helperText={texts.pointsHelp[code]}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
      {code === 'RDG' && <FormSelect name="redress" label={texts.redress} options={AVERAGES} />}
      {hasPercent(code) && (
        <>
          <FormTextField
            name="percent"
            label={texts.percent}
            helperText={texts.percentHelp}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <FormTextField name="times" label={texts.times} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
        </>
      )}
    </>
  );
}
