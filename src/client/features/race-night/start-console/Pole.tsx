import { styled } from '@mui/material/styles';
import { FLAGS, type Flag } from '../../../../shared/flags';
import { SignalFlag } from '../../../sailing-ui/flags/SignalFlag';
import { formatClockSeconds } from '../../../ui/format';
import type { ConsoleView, PoleFlag } from './consoleView';
import { flagName } from './Countdown';
import { consoleTexts } from './texts';

const FLAG_PX = 72;

/** Where there is little room for it: the flags alone. */
const LOW = {
  '& li': { height: 70 },
  '& svg': { height: 52, width: 62 },
  '& .words': { display: 'none' },
};

const Poles = styled('ul')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-around',
  gap: theme.spacing(2),
  margin: theme.spacing(0, 2),
  padding: 0,
  listStyle: 'none',
  borderBottom: `3px solid ${theme.vars.palette.text.primary}`,
  '& li': {
    position: 'relative',
    flex: 1,
    maxWidth: 180,
    height: 150,
    paddingLeft: 8,
    borderLeft: `5px solid ${theme.vars.palette.text.primary}`,
  },
  '& .flag': { position: 'absolute', top: 6, left: 0, display: 'flex', alignItems: 'center', gap: 10 },
  '& [data-next=up] .flag': { top: 'auto', bottom: 6 },
  '& [data-next=up] svg': { opacity: 0.5, outline: `2px dashed ${theme.vars.palette.text.primary}`, outlineOffset: 2 },
  '& .arrow': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    border: `2px solid ${theme.vars.palette.signal.on}`,
    background: theme.vars.palette.signal.bg,
    color: theme.vars.palette.signal.on,
    fontSize: '1.25rem',
    fontWeight: 700,
  },
  '& .words': { position: 'absolute', bottom: 8, fontSize: '0.875rem', fontWeight: 'var(--weight-strong)' },
  '& [data-next=up] .words': { bottom: 'auto', top: 8 },
  '&[data-low]': LOW,
  '@media (max-height: 640px)': LOW,
}));

const isFlag = (name: string): name is Flag => name in FLAGS;
const ARROWS = { up: '↑', down: '↓', stays: '' } as const;

function wordsOf({ flag, next }: PoleFlag, at: number | undefined): string {
  if (next === 'stays' || at === undefined) return consoleTexts.stays(flagName(flag));
  return next === 'down' ? consoleTexts.down(formatClockSeconds(at)) : consoleTexts.up(formatClockSeconds(at));
}

/** The flags of the committee boat: what is up, what comes down next, and what goes up. */
export function Pole({ view: { pole, next, own } }: { view: ConsoleView }) {
  if (pole.length === 0) return null;
  return (
    <Poles aria-label={consoleTexts.pole} data-low={own.length > 0 || undefined}>
      {pole.map((one) => (
        <li key={one.flag} data-next={one.next}>
          <div className="flag">
            {isFlag(one.flag) && <SignalFlag flag={one.flag} size={FLAG_PX} label={flagName(one.flag)} />}
            {one.next !== 'stays' && (
              <span className="arrow" aria-hidden>
                {ARROWS[one.next]}
              </span>
            )}
          </div>
          <div className="words">{wordsOf(one, next?.at)}</div>
        </li>
      ))}
    </Poles>
  );
}
