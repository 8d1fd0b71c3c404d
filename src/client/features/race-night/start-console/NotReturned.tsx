import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { competitorLabel } from '../../../../shared/domain/sailNumber';
import type { EarlyStarterActions } from '../../../changes/earlyStarters';
import { serverNow } from '../../../lib/serverClock';
import { EarlyStarterList } from '../../../sailing-ui/race-mode/EarlyStarterList';
import type { EarlyRow } from './earlyRows';
import type { ConsoleBoat } from './ownRows';
import { consoleTexts } from './texts';

const UNDO_MS = 10_000;

const Panel = styled('section')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { margin: theme.spacing(0.5, 0, 1), fontSize: '1rem', fontWeight: 'var(--weight-strong)' },
  '& .given': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.spacing(1) },
  '& button': { minHeight: 44 },
}));

interface Given {
  name: string;
  at: number;
  /** The changes to undo. */
  changes: readonly string[];
}

interface NotReturnedProps {
  starters: readonly EarlyRow[];
  now: number;
  actions: EarlyStarterActions;
}

/**
 * After X: who was over the line and did not come back. Nothing is written until it is pressed. What was pressed is
 * taken back here: a toast would cover the signals.
 */
export function NotReturned({ starters, now, actions }: NotReturnedProps) {
  const titleId = useId();
  const [last, setLast] = useState<Given | null>(null);
  const given = last !== null && now - last.at <= UNDO_MS ? last : null;
  if (starters.length === 0 && given === null) return null;
  const giveOcs = (boat: ConsoleBoat) =>
    setLast({ name: competitorLabel(boat), at: serverNow(), changes: actions.giveOcs(boat) });
  const takeBack = ({ changes }: Given) => {
    actions.undo(changes);
    setLast(null);
  };
  const cameBack = (boat: ConsoleBoat) =>
    starters.filter((one) => one.boat.id === boat.id).forEach((one) => actions.cameBack(one));
  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{consoleTexts.notReturned}</h2>
      {starters.length > 0 && (
        <EarlyStarterList
          label={consoleTexts.notReturned}
          boats={starters.map(({ boat }) => boat)}
          onOcs={giveOcs}
          onCameBack={cameBack}
        />
      )}
      {given && (
        <div className="given">
          <span role="status">{consoleTexts.gaveOcs(given.name)}</span>
          <Button aria-label={consoleTexts.undoOcs(given.name)} onClick={() => takeBack(given)}>
            {consoleTexts.undo}
          </Button>
        </div>
      )}
    </Panel>
  );
}
