import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { finishAt } from '../../../../../shared/domain/finishObservations';
import { formatClockSeconds } from '../../../../ui/format';
import { MoreVert } from '../../../../ui/icons';
import { finishTexts } from '../texts';
import { nameOf } from '../words';
import { liveTexts } from './texts';
import type { Crossing } from './useFinishLive';

const Rows = styled('ol')(({ theme }) => ({
  flex: 'none',
  minHeight: 148,
  margin: 0,
  padding: theme.spacing(0.5, 0),
  listStyle: 'none',
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 44,
    padding: theme.spacing(0, 1, 0, 2),
  },
  '& li:first-of-type': { minHeight: 52, fontWeight: 700 },
  '& .who': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .none': {
    justifyContent: 'center',
    color: theme.vars.palette.text.secondary,
    minHeight: 140,
    fontWeight: 'inherit',
  },
  '& .MuiButton-root': { flex: 'none', paddingInline: theme.spacing(1.25), whiteSpace: 'nowrap' },
  '@media (max-width: 359px)': { '& li': { gap: 4 }, '& .MuiButton-root': { minWidth: 0, paddingInline: 6 } },
  '@media (max-height: 640px)': {
    minHeight: 60,
    '& li:not(:first-of-type)': { display: 'none' },
    '& .none': { minHeight: 52 },
  },
}));

interface LastThreeProps {
  last: readonly Crossing[];
  onUndo: (crossing: Crossing) => void;
  onOther: (crossing: Crossing) => void;
  onMore: (crossing: Crossing) => void;
}

/** The boats that were finished last: what went wrong is put right here. */
export function LastThree({ last, onUndo, onOther, onMore }: LastThreeProps) {
  return (
    <Rows aria-label={liveTexts.last}>
      {last.length === 0 && <li className="none">{liveTexts.nobodyYet}</li>}
      {last.map((crossing, index) => {
        const { seen, row } = crossing;
        const clock = formatClockSeconds(finishAt(seen.ms));
        const boat = row ? nameOf(row.boat) : seen.sail_number;
        return (
          <li key={seen.id}>
            <span>{clock}</span>
            <span className="who">
              {boat}
              {seen.isWaiting && ` · ${finishTexts.waiting}`}
            </span>
            {index === 0 ? (
              <>
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={liveTexts.otherThan(boat)}
                  onClick={() => onOther(crossing)}
                >
                  {liveTexts.other}
                </Button>
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={liveTexts.undoOf(boat, clock)}
                  onClick={() => onUndo(crossing)}
                >
                  {liveTexts.undo}
                </Button>
              </>
            ) : (
              <IconButton aria-label={liveTexts.more(boat)} onClick={() => onMore(crossing)}>
                <MoreVert />
              </IconButton>
            )}
          </li>
        );
      })}
    </Rows>
  );
}
