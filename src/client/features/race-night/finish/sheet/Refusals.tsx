import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { FinishPayload } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { useFinishes } from '../../../../changes/finishes';
import { reasonOf, refusalSeen } from '../../../../changes/queue/events';
import { ofKind } from '../../../../changes/kinds/registry';
import type { PlannedFinish } from '../../../../changes/kinds/finish';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import type { RefusedFinish } from '../../../../changes/queue/pendingChanges';
import { selectRefusals } from '../../../../changes/queue/selectors';
import { useFinishConflict } from '../../../../changes/view/finishConflicts';
import { useAppDispatch, useAppSelector } from '../../../../state/rootState';
import { finishText } from '../../../../sailing-ui/finishText';
import { finishTexts } from '../texts';
import { nameOf } from '../words';

const CONFLICT = 409;
const INVALID = 400;

const isTimed = ({ finish_time, elapsed_time }: FinishPayload) => Boolean(finish_time ?? elapsed_time);

interface RefusalsProps {
  sailing: SailingRow;
  rows: readonly FinishRow[];
}

/** Somebody else was first, or the time cannot be: either may still be right. */
const mayBeSaved = (status: number, finishes: readonly PlannedFinish[]): boolean =>
  status === CONFLICT || (status === INVALID && finishes.some(({ finish, anyway }) => isTimed(finish) && !anyway));

interface RefusedFinishProps extends RefusalsProps {
  refused: RefusedFinish;
}

function RefusedRow({ sailing, rows, refused }: RefusedFinishProps) {
  const { id, finishes, undoes, refusal } = refused;
  const dispatch = useAppDispatch();
  const { record } = useFinishes();
  const conflict = useFinishConflict(refused);
  const what = ({ competitor, sail_number, finish }: PlannedFinish) => {
    const row = competitor === null ? undefined : rows.find((one) => one.id === competitor);
    return finishTexts.saved(row ? nameOf(row.boat) : sail_number, finishText(finish));
  };
  const forget = () => dispatch(refusalSeen({ id }));
  const again = () => {
    forget();
    record(
      sailing.id,
      finishes.map((finish) => (refusal.status === CONFLICT ? finish : { ...finish, anyway: true })),
    );
  };
  return (
    <Alert
      severity="error"
      sx={{ mb: 1, flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" onClick={forget}>
            {conflict?.keep ?? finishTexts.discard}
          </Button>
          {undoes === undefined && mayBeSaved(refusal.status, finishes) && (
            <Button variant="outlined" color="inherit" onClick={again}>
              {conflict?.use ?? finishTexts.saveAnyway}
            </Button>
          )}
        </>
      }
    >
      <AlertTitle>{finishTexts.refusedTitle}</AlertTitle>
      {conflict?.text ?? finishTexts.refused(finishes.map(what).join(', '), reasonOf(refusal))}
    </Alert>
  );
}

/**
 * Finishes that the server has refused. They stay until somebody has decided: what was seen at the line cannot be
 * recovered.
 */
export function Refusals({ sailing, rows }: RefusalsProps) {
  const refusals = useAppSelector(selectRefusals);
  const refused = ofKind(refusals, 'finish').filter((refusal) => refusal.sailing === sailing.id);
  if (refused.length === 0) return null;
  return (
    <div role="alert">
      {refused.map((one) => (
        <RefusedRow key={one.id} refused={one} {...{ sailing, rows }} />
      ))}
    </div>
  );
}
