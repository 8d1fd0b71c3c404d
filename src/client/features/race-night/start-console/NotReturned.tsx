import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { competitorLabel } from '../../../../shared/domain/sailNumber';
import type { EarlyStarterActions } from '../../../changes/earlyStarters';
import { EarlyStarterList } from '../../../sailing-ui/race-mode/EarlyStarterList';
import { showToast } from '../../../ui/messages/toasts';
import type { EarlyRow } from './earlyRows';
import type { ConsoleBoat } from './ownRows';
import { consoleTexts } from './texts';

const Panel = styled('section')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { margin: theme.spacing(0.5, 0, 1), fontSize: '1rem', fontWeight: 'var(--weight-strong)' },
}));

interface NotReturnedProps {
  starters: readonly EarlyRow[];
  actions: EarlyStarterActions;
}

/** After X: who was over the line and did not come back. Nothing is written until it is pressed. */
export function NotReturned({ starters, actions }: NotReturnedProps) {
  const titleId = useId();
  if (starters.length === 0) return null;
  const giveOcs = (boat: ConsoleBoat) => {
    const done = actions.giveOcs(boat);
    const action = { label: consoleTexts.undo, run: () => actions.undo(done) };
    showToast({ kind: 'success', text: consoleTexts.gaveOcs(competitorLabel(boat)), action, topics: done });
  };
  const cameBack = (boat: ConsoleBoat) =>
    starters.filter((one) => one.boat.id === boat.id).forEach((one) => actions.cameBack(one));
  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{consoleTexts.notReturned}</h2>
      <EarlyStarterList
        label={consoleTexts.notReturned}
        boats={starters.map(({ boat }) => boat)}
        onOcs={giveOcs}
        onCameBack={cameBack}
      />
    </Panel>
  );
}
