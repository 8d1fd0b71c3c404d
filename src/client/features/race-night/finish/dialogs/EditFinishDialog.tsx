import { useState } from 'react';
import { SCORE_CODES, type FinishPayload } from '../../../../../shared/contract/competitors';
import type { WireDate } from '../../../../../shared/contract/common';
import { SCORE_CODE_LABELS } from '../../../../../shared/texts/labels';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { FormDialog } from '../../../../ui/form/FormDialog';
import type { TimeMode } from '../readFinish';
import { finishTexts as sheetTexts } from '../texts';
import { nameOf } from '../words';
import { FinishFields } from './FinishFields';
import { finishValues, readFinishValues, type FinishValues } from './finishValues';
import { finishDialogTexts } from './texts';

const CODES = [
  { value: '', label: sheetTexts.noCode },
  ...SCORE_CODES.map((value) => ({ value, label: sheetTexts.codeOption(value, SCORE_CODE_LABELS[value]) })),
];
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
      title={finishDialogTexts.editTitle(nameOf(row.boat))}
      submitLabel={finishDialogTexts.save}
      initialValues={initialValues}
      validate={validate}
      onSubmit={save}
      onClose={onClose}
    >
      <FinishFields codes={CODES} />
    </FormDialog>
  );
}
