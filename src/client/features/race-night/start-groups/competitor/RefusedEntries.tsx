import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { Id } from '../../../../../shared/contract/common';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { reasonOf, refusalSeen } from '../../../../changes/queue/events';
import { ofKind } from '../../../../changes/kinds/registry';
import type { RefusedEntry } from '../../../../changes/queue/pendingChanges';
import { selectRefusals } from '../../../../changes/queue/selectors';
import { useAppDispatch, useAppSelector } from '../../../../state/rootState';
import type { BoardDialog } from '../useBoardDialog';
import { competitorTexts } from './texts';

interface RefusedEntriesProps {
  sailing: Id;
  /** The entry that is being corrected in its dialog. */
  mended: BoardDialog | null;
  onDialog: (dialog: BoardDialog) => void;
}

const labelOf = ({ boat: { entry } }: RefusedEntry): string =>
  competitorLabel({
    sail_number: entry.sail_number ?? '',
    boat_name: entry.boat_name ?? '',
    skipper_name: entry.skipper_name ?? '',
  });

/** Boats that were entered here and that the server refused, each until it is corrected or discarded. */
export function RefusedEntries({ sailing, mended, onDialog }: RefusedEntriesProps) {
  const refusals = useAppSelector(selectRefusals);
  const dispatch = useAppDispatch();
  const isMended = (id: string) => mended !== null && 'change' in mended && mended.change === id;
  const refused = ofKind(refusals, 'entry').filter((change) => change.sailing === sailing && !isMended(change.id));
  if (refused.length === 0) return null;
  return (
    <div className="notice" role="alert">
      {refused.map((change) => (
        <Alert
          key={change.id}
          severity="error"
          sx={{ mb: 1, flexWrap: 'wrap' }}
          action={
            <>
              <Button color="inherit" onClick={() => dispatch(refusalSeen({ id: change.id }))}>
                {competitorTexts.discard}
              </Button>
              <Button
                variant="outlined"
                color="inherit"
                onClick={() => onDialog({ kind: 'enterAgain', change: change.id })}
              >
                {competitorTexts.openAgain}
              </Button>
            </>
          }
        >
          <AlertTitle>{competitorTexts.refusedTitle}</AlertTitle>
          {competitorTexts.refused(labelOf(change), reasonOf(change.refusal))}
        </Alert>
      ))}
    </div>
  );
}
