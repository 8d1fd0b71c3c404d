import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { bySailNumber, competitorLabel } from '../../../../shared/domain/sailNumber';
import type { EarlyStarterActions } from '../../../changes/earlyStarters';
import { matchingCompetitors } from '../../../sailing-ui/boat/matchingCompetitors';
import { SearchField } from '../../../ui/fields/ToolField';
import type { ConsoleFacts, ConsoleView } from './consoleView';
import { listedUnder } from './earlyRows';
import type { ConsoleBoat } from './ownRows';
import { consoleTexts } from './texts';

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
  '& button': {
    minHeight: 66,
    flexDirection: 'column',
    alignItems: 'start',
    textAlign: 'left',
    lineHeight: 1.25,
    paddingInline: theme.spacing(1.5),
    touchAction: 'manipulation',
  },
  '& b': { fontSize: '1.25rem' },
  '& span': { overflowWrap: 'anywhere' },
  '& button[aria-pressed=true]': {
    borderColor: 'currentColor',
    background: theme.vars.palette.signal.bg,
    color: theme.vars.palette.signal.on,
    boxShadow: 'inset 0 -4px currentColor',
  },
}));

/** One that is still being entered here has no number yet that an act could name. */
const isKnown = ({ id, is_unmatched }: ConsoleBoat): boolean => id > 0 && !is_unmatched;

interface OverLineDialogProps {
  /** null: X is up over all groups. */
  group: Id | null;
  facts: ConsoleFacts;
  view: ConsoleView;
  actions: EarlyStarterActions;
  onClose: () => void;
}

/** The boats that X is for: a tap names one, another says that it has come back. Open as long as X is up. */
export function OverLineDialog({ group, facts, view, actions, onClose }: OverLineDialogProps) {
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [query, setQuery] = useState('');
  if (!view.raised.some((one) => one.flag === 'X' && one.group === group)) return null;

  const listed = listedUnder(view.early, group);
  const boats = facts.boats.filter((boat) => isKnown(boat) && (group === null || boat.start_group === group));
  const hits = matchingCompetitors(boats, query);
  const shown = bySailNumber(boats.filter(({ id }) => hits?.has(id) ?? true));
  const name = view.rows.find(({ id }) => id === group)?.name ?? '';
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={fullScreen} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{consoleTexts.overLineOf(name)}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>{consoleTexts.overLineHelp}</Typography>
        <SearchField label={consoleTexts.searchBoat} value={query} onChange={setQuery} />
        {shown.length === 0 && <Typography sx={{ mt: 2 }}>{consoleTexts.noBoat}</Typography>}
        <Tiles role="group" aria-label={consoleTexts.overLine}>
          {shown.map((boat) => {
            const starter = listed.find((one) => one.boat.id === boat.id);
            return (
              <Button
                key={boat.id}
                variant="outlined"
                color="inherit"
                aria-pressed={starter !== undefined}
                aria-label={competitorLabel(boat)}
                onClick={() => (starter ? actions.cameBack(starter) : actions.list(boat.id, group))}
              >
                <b>{boat.sail_number || boat.boat_name || boat.skipper_name}</b>
                {boat.sail_number !== '' && <span>{boat.boat_name || boat.skipper_name}</span>}
              </Button>
            );
          })}
        </Tiles>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{consoleTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
