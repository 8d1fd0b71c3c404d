import { useState } from 'react';
import type { Id, WireDate } from '../../../../../shared/contract/common';
import { SAILOR_CODES } from '../../../../../shared/domain/scoreDetails';
import { SCORE_CODE_LABELS } from '../../../../../shared/texts/labels';
import { useUpdateElapsedTimeMutation } from '../../../../api/competitors';
import { toFormErrors } from '../../../../api/formErrors';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { FinishFields } from '../dialogs/FinishFields';
import { finishValues, readFinishValues, type FinishValues } from '../dialogs/finishValues';
import { finishTexts as sheetTexts } from '../texts';
import { ownFinishTexts } from './texts';

const CODES = [
  { value: '', label: sheetTexts.noCode },
  ...SAILOR_CODES.map((value) => ({ value, label: sheetTexts.codeOption(value, SCORE_CODE_LABELS[value]) })),
];

interface OwnFinishDialogProps {
  row: FinishRow & { id: Id };
  date: WireDate;
  onClose: () => void;
}

/** A sailor's own report of when they finished, or that they did not. */
export function OwnFinishDialog({ row, date, onClose }: OwnFinishDialogProps) {
  const [update] = useUpdateElapsedTimeMutation();
  const [initialValues] = useState(() => finishValues(row.boat, 'clock'));
  const read = (values: FinishValues) => readFinishValues(values, { start: row.start, date, isUnknown: false });
  const save = async (values: FinishValues) => {
    const reading = read(values);
    if ('problems' in reading) return { fields: reading.problems };
    const { error } = await update({ id: row.id, finish: reading.finish });
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: ownFinishTexts.reported });
    return undefined;
  };
  return (
    <FormDialog
      open
      title={ownFinishTexts.report}
      submitLabel={ownFinishTexts.report}
      initialValues={initialValues}
      validate={(values): Record<string, string> => {
        const reading = read(values);
        return 'problems' in reading ? reading.problems : {};
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <FinishFields codes={CODES} />
    </FormDialog>
  );
}
