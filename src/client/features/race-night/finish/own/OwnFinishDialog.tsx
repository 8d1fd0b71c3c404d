import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { ReportPayload } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { SAILOR_CODES } from '../../../../../shared/domain/scoreDetails';
import type { Crossing } from '../../../../../shared/domain/track/crossings';
import { SCORE_CODE_LABELS } from '../../../../../shared/texts/labels';
import { useUpdateElapsedTimeMutation } from '../../../../api/competitors';
import { toFormErrors } from '../../../../api/formErrors';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { formatClockSeconds } from '../../../../ui/format';
import { showToast } from '../../../../ui/messages/toasts';
import { FinishFields } from '../dialogs/FinishFields';
import { finishValues, readFinishValues, type FinishValues } from '../dialogs/finishValues';
import { finishTexts as sheetTexts } from '../texts';
import { nameOf } from '../words';
import type { TrackFinisher } from './track/TrackCrossings';
import { TrackPart } from './track/TrackPart';
import { trackTexts } from './track/texts';
import { ownFinishTexts } from './texts';

const CODES = [
  { value: '', label: sheetTexts.noCode },
  ...SAILOR_CODES.map((value) => ({ value, label: sheetTexts.codeOption(value, SCORE_CODE_LABELS[value]) })),
];

interface OwnFinishDialogProps {
  row: FinishRow & { id: Id };
  /** All boats of the sailing. */
  rows: readonly FinishRow[];
  sailing: SailingRow;
  onClose: () => void;
}

const isStillPicked = ({ mode, time }: FinishValues, { at }: Crossing): boolean =>
  mode === 'clock' && time === formatClockSeconds(at);

/** How well the time is known, and from what, where it is that of a track. */
const proofOf = (values: FinishValues, picked: Crossing | null): ReportPayload =>
  picked && isStillPicked(values, picked)
    ? { uncertainty_ms: picked.errorS * 1000, note: trackTexts.note(picked) }
    : {};

const finisherOf = (row: FinishRow, rows: readonly FinishRow[]): TrackFinisher => ({
  start: row.start,
  others: rows.flatMap(({ key, boat }) =>
    key === row.key || boat.finish_time === null ? [] : [{ name: nameOf(boat), finish: Date.parse(boat.finish_time) }],
  ),
});

interface OwnTrackProps extends Omit<OwnFinishDialogProps, 'onClose'> {
  picked: Crossing | null;
  onPick: (crossing: Crossing | null) => void;
}

/** The crossing that is picked becomes the time of the form. */
function OwnTrack({ row, rows, sailing, picked, onPick }: OwnTrackProps) {
  const { values, setValues } = useFormikContext<FinishValues>();
  const pick = (crossing: Crossing | null) => {
    onPick(crossing);
    if (crossing) void setValues({ ...values, mode: 'clock', time: formatClockSeconds(crossing.at) });
  };
  const shown = picked && isStillPicked(values, picked) ? picked : null;
  return <TrackPart course={sailing.course} finisher={finisherOf(row, rows)} picked={shown} onPick={pick} />;
}

/** A sailor's own report of when they finished, or that they did not. */
export function OwnFinishDialog({ row, rows, sailing, onClose }: OwnFinishDialogProps) {
  const [update] = useUpdateElapsedTimeMutation();
  const [initialValues] = useState(() => finishValues(row.boat, 'clock'));
  const [picked, setPicked] = useState<Crossing | null>(null);
  const read = (values: FinishValues) =>
    readFinishValues(values, { start: row.start, date: sailing.start_date, isUnknown: false });
  const save = async (values: FinishValues) => {
    const reading = read(values);
    if ('problems' in reading) return { fields: reading.problems };
    const { error } = await update({ id: row.id, finish: { ...reading.finish, ...proofOf(values, picked) } });
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
      <OwnTrack {...{ row, rows, sailing, picked }} onPick={setPicked} />
    </FormDialog>
  );
}
