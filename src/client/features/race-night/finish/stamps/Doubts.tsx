import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Id } from '../../../../../shared/contract/common';
import type { Doubt } from '../../../../../shared/contract/finishObservations';
import { selectDoubts, useObservations, type Observations } from '../../../../changes/observations';
import { doubtsSeen } from '../../../../state/entities/events';
import { useAppDispatch, useAppSelector } from '../../../../state/rootState';

/** What somebody can say to a doubt. */
const doubtTexts = {
  anyway: 'Räkna ändå',
  thisOne: 'Räkna den här',
  strike: 'Stryk tiden',
  fine: 'Det stämmer',
} as const;

interface Answer {
  label: string;
  give: () => void;
}

interface Answering extends Observations {
  seen: (uuid: string) => void;
}

function answersTo(doubt: Doubt, { accept, assign, undo, seen }: Answering): Answer[] {
  const { observation: uuid = '', kind, candidates = [] } = doubt;
  const strike = { label: doubtTexts.strike, give: () => undo(uuid) };
  if (kind === 'very_long') return [{ label: doubtTexts.fine, give: () => seen(uuid) }, strike];
  if (kind !== 'ambiguous')
    return [{ label: kind === 'double' ? doubtTexts.thisOne : doubtTexts.anyway, give: () => accept(uuid) }, strike];
  const named = candidates.map(({ competitor, sail_number, boat_name }) => ({
    label: `${sail_number} ${boat_name}`.trim(),
    give: () => void assign(uuid, { competitor, sail_number: '' }),
  }));
  return [...named, strike];
}

/** What the server doubts of the times that were stamped here: nothing was refused, somebody has to look. */
export function Doubts({ sailing }: { sailing: Id }) {
  const doubts = useAppSelector((state) => selectDoubts(state, sailing));
  const observations = useObservations(sailing);
  const dispatch = useAppDispatch();
  const answering = { ...observations, seen: (uuid: string) => void dispatch(doubtsSeen(uuid)) };
  if (doubts.length === 0) return null;
  return (
    <div role="alert">
      {doubts.map((doubt) => (
        <Alert key={`${doubt.observation} ${doubt.kind}`} severity="warning" sx={{ mb: 1 }}>
          {doubt.text}
          <div>
            {answersTo(doubt, answering).map(({ label, give }) => (
              <Button key={label} color="inherit" onClick={give}>
                {label}
              </Button>
            ))}
          </div>
        </Alert>
      ))}
    </div>
  );
}
