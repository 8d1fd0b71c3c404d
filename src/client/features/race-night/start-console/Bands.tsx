import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { SailingRow } from '../../../../shared/contract/sailings';
import type { RaisedFlag } from '../../../../shared/domain/race-day/signals';
import { selectWaitingActs, type StartActs } from '../../../changes/startActs';
import { SignalFlag } from '../../../sailing-ui/flags/SignalFlag';
import { useAppSelector } from '../../../state/rootState';
import { formatClockSeconds, formatCountdown } from '../../../ui/format';
import type { ConsoleView } from './consoleView';
import { secondsLeft } from './Countdown';
import { listedUnder } from './earlyRows';
import { consoleTexts } from './texts';

const UNDO_MS = 10_000;
const SECOND_MS = 1000;

const Band = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  minHeight: 56,
  padding: theme.spacing(1, 2),
  fontWeight: 'var(--weight-strong)',
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '& .what': { flex: 1, minWidth: 0, fontSize: '1.25rem' },
  '& small': { display: 'block', fontSize: '0.875rem', fontWeight: 'var(--weight-body)' },
  '&[data-signal]': { background: theme.vars.palette.signal.bg, color: theme.vars.palette.signal.on },
  '& button': { color: 'inherit', fontSize: '1rem', minHeight: 44 },
  '& .boats': { flexBasis: '100%', border: '2px solid currentColor' },
}));

interface RaisedBandProps {
  flag: RaisedFlag;
  view: ConsoleView;
  now: number;
  acts: StartActs;
  /** Asks which boats X is for. */
  onBoats: (group: number | null) => void;
}

/** A flag that stands outside the sequences: what it means and since when. A slip is taken back while it is fresh. */
export function RaisedBand({ flag: raised, view, now, acts, onBoats }: RaisedBandProps) {
  const { flag, below, since, downAt, group } = raised;
  const waited = () => formatCountdown(Math.floor((now - since) / SECOND_MS));
  return (
    <Band data-signal role="status">
      <SignalFlag flag={flag} size={48} />
      <div className="what">
        {below === null ? consoleTexts.raised[flag] : consoleTexts.over(consoleTexts.raised[flag], below)}
        <small>
          {downAt === null
            ? consoleTexts.since(formatClockSeconds(since), waited())
            : consoleTexts.comesDown(formatCountdown(secondsLeft(downAt, now)))}
        </small>
      </div>
      {now - since <= UNDO_MS && (
        <Button onClick={() => raised.acts.forEach((act) => acts.undo(act))}>{consoleTexts.undo}</Button>
      )}
      {flag === 'X' && (
        <>
          <Button onClick={() => void acts.act('x_down', { group, payload: {} })}>{consoleTexts.lowerX}</Button>
          <Button className="boats" aria-haspopup="dialog" onClick={() => onBoats(group)}>
            {consoleTexts.overLineCount(listedUnder(view.early, group).length)}
          </Button>
        </>
      )}
    </Band>
  );
}

export function StartedBand({ view: { recallable, isFresh }, now }: { view: ConsoleView; now: number }) {
  if (!isFresh || recallable?.start == null) return null;
  return (
    <Band>
      <span className="what">{consoleTexts.started(recallable.name || consoleTexts.allGroups)}</span>
      <span>{formatCountdown(Math.floor((now - recallable.start) / SECOND_MS))}</span>
    </Band>
  );
}

/** What waits for the network is told, and nothing else changes. */
export function WaitingBand({ sailing }: { sailing: SailingRow }) {
  const waiting = useAppSelector((state) => selectWaitingActs(state, sailing.id));
  return waiting === 0 ? null : (
    <Band data-signal role="status">
      {consoleTexts.waitingActs(waiting)}
    </Band>
  );
}
