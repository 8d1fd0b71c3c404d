import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { competitorLabel } from '../../../../shared/domain/sailNumber';
import type { ShownAct, StartActs } from '../../../changes/startActs';
import { formatClockSeconds } from '../../../ui/format';
import { startActText } from '../../../sailing-ui/race-mode/startActText';
import { PrintButton } from '../../../ui/print/ExportButtons';
import type { ConsoleView } from './consoleView';
import type { ConsoleBoat } from './ownRows';
import { Protocol } from './Protocol';
import { consoleTexts } from './texts';

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 52,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& time': { fontWeight: 'var(--weight-strong)' },
  '& .act': { flex: 1, minWidth: 0 },
  '& li[data-undone] .act': { textDecoration: 'line-through' },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

interface LogDialogProps {
  club: string;
  sailing: SailingRow;
  events: readonly ShownAct[];
  boats: readonly ConsoleBoat[];
  view: ConsoleView;
  acts: StartActs;
  onClose: () => void;
}

/** Everything that was done, the latest first, with who did it; each act can be taken back. */
export function LogDialog({ club, sailing, events, boats, view, acts, onClose }: LogDialogProps) {
  const standing = new Set(view.acts.map(({ id }) => id));
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const shown = events
    .filter(({ kind }) => kind !== 'undone')
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? 1 : -1));
  const nameOf = ({ start_group }: ShownAct) =>
    view.rows.find(({ id }) => id !== null && id === start_group)?.name ?? '';
  const names = new Map(boats.map((boat) => [boat.id, competitorLabel(boat)]));
  const textOf = (event: ShownAct) => startActText(event, (boat) => names.get(boat));
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={fullScreen} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{consoleTexts.log}</DialogTitle>
      <DialogContent>
        {shown.length === 0 && <p>{consoleTexts.emptyLog}</p>}
        <List>
          {shown.map((event) => (
            <li key={event.id} data-undone={!standing.has(event.id) || undefined}>
              <time dateTime={event.at}>{formatClockSeconds(event.at)}</time>
              <div className="act">
                {[textOf(event), nameOf(event)].filter(Boolean).join(', ')}
                <small>{event.made_by?.name ?? consoleTexts.waiting}</small>
              </div>
              {standing.has(event.id) ? (
                <Button onClick={() => acts.undo(event.id)}>{consoleTexts.undo}</Button>
              ) : (
                <small>{consoleTexts.undone}</small>
              )}
            </li>
          ))}
        </List>
      </DialogContent>
      <Protocol
        {...{ club, sailing, view, nameOf, textOf }}
        events={shown.toReversed()}
        isUndone={({ id }) => !standing.has(id)}
      />
      <DialogActions>
        <PrintButton />
        <Button onClick={onClose}>{consoleTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
