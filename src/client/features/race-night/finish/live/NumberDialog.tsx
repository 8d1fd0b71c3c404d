import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { matchCompetitors } from '../line/matchCompetitors';
import { nameOf, recordedText } from '../words';
import { liveTexts } from './texts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
/** Sail numbers have no more. */
const LONGEST = 6;

const Keys = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 6,
  '& .MuiButton-root': { minHeight: 52, minWidth: 0, fontSize: '1.75rem', touchAction: 'manipulation' },
  '@media (max-height: 640px)': { '& .MuiButton-root': { minHeight: 48 } },
  '& output': {
    gridColumn: '1 / -1',
    minHeight: '3rem',
    fontSize: '2.5rem',
    lineHeight: 1.2,
    fontWeight: 700,
    borderBottom: `3px solid ${theme.vars.palette.primary.main}`,
  },
}));

const Found = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1),
  // As high with one boat as with many, so that no key moves.
  height: '8.5rem',
  overflowY: 'auto',
  marginBottom: theme.spacing(1),
  paddingBottom: theme.spacing(1),
  '& .MuiButton-root': { minHeight: 52, justifyContent: 'start', textAlign: 'left' },
}));

interface NumberDialogProps {
  rows: readonly FinishRow[];
  /** Whether a time waits for its boat: only then a number that nobody has can be written down. */
  hasTime: boolean;
  onChoose: (row: FinishRow) => void;
  onUnknown: (sailNumber: string) => void;
  onClose: () => void;
}

/** A boat by its number, on keys of its own: no keyboard slides over the rest. */
export function NumberDialog({ rows, hasTime, onChoose, onUnknown, onClose }: NumberDialogProps) {
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [typed, setTyped] = useState('');
  const { options, unknown } = matchCompetitors(rows, typed);
  return (
    <Dialog open fullWidth fullScreen={fullScreen} maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{liveTexts.number}</DialogTitle>
      <DialogContent>
        <Found role="group" aria-label={liveTexts.found}>
          {options.slice(0, 3).map((row) => (
            <Button key={row.key} variant="outlined" onClick={() => onChoose(row)}>
              {`${nameOf(row.boat)} ${recordedText(row.boat)}`.trim()}
            </Button>
          ))}
          {unknown !== null && hasTime && (
            <Button onClick={() => onUnknown(unknown)}>{liveTexts.saveUnknown(unknown)}</Button>
          )}
        </Found>
        <Keys>
          <output aria-label={liveTexts.number}>{typed}</output>
          {DIGITS.map((digit) => (
            <Button
              key={digit}
              variant="outlined"
              disabled={typed.length === LONGEST}
              onClick={() => setTyped((before) => before + digit)}
            >
              {digit}
            </Button>
          ))}
          <Button
            variant="outlined"
            aria-label={liveTexts.erase}
            onClick={() => setTyped((before) => before.slice(0, -1))}
          >
            ⌫
          </Button>
        </Keys>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{liveTexts.back}</Button>
      </DialogActions>
    </Dialog>
  );
}
