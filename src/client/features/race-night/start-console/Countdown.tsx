import { styled } from '@mui/material/styles';
import type { Signal } from '../../../../shared/domain/race-day/signals';
import { formatCountdown, raceClock, raceMinute } from '../../../ui/format';
import type { ConsoleRow, ConsoleView } from './consoleView';
import { consoleTexts } from './texts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const LAST_SECONDS = 10;

const Place = styled('section')(({ theme }) => ({
  padding: theme.spacing(1.5, 2, 1),
  textAlign: 'center',
  '& p': { fontSize: '1.25rem', fontWeight: 'var(--weight-strong)' },
  '& time': {
    display: 'block',
    fontSize: 'clamp(5rem, min(34vw, 20vh), 8.5rem)',
    lineHeight: 1,
    fontWeight: 700,
  },
  '& time[data-last]': { fontSize: 'clamp(6rem, min(50vw, 26vh), 12.5rem)' },
  '& .what': { fontSize: '2.25rem', lineHeight: 1.2, fontWeight: 700 },
  '& .sound': { fontSize: '1.25rem', fontWeight: 'var(--weight-body)' },
  '@media (max-height: 640px)': {
    padding: theme.spacing(0.5, 2),
    '& p, & .sound': { fontSize: '1rem' },
    '& time, & time[data-last]': { fontSize: '4.5rem' },
    '& .what': { fontSize: '1.5rem' },
  },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'flex',
  margin: 0,
  padding: theme.spacing(0, 1, 1),
  listStyle: 'none',
  textAlign: 'center',
  '& li': { flex: 1, position: 'relative', fontSize: '0.875rem', paddingTop: 22 },
  '& li strong': { display: 'block', fontWeight: 'var(--weight-strong)' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: 4,
    left: 'calc(50% - 7px)',
    width: 10,
    height: 10,
    borderRadius: '50%',
    border: `2px solid ${theme.vars.palette.text.primary}`,
    background: theme.vars.palette.background.default,
    zIndex: 1,
  },
  '& li[data-done]::before': { background: theme.vars.palette.text.primary },
  '& li[aria-current]::before': { background: theme.vars.palette.signal.bg, transform: 'scale(1.5)' },
  '& li + li::after': {
    content: '""',
    position: 'absolute',
    top: 10,
    right: '50%',
    width: '100%',
    height: 2,
    background: theme.vars.palette.text.secondary,
  },
  '@media (max-height: 700px)': { display: 'none' },
}));

/** Whole seconds that are left: 1 until the moment itself. */
export const secondsLeft = (at: number, now: number): number => Math.ceil((at - now) / SECOND_MS);

const groupsNamed = (rows: readonly ConsoleRow[], ids: Signal['starts']): string =>
  ids.map((id) => rows.find((row) => row.id === id)?.name || consoleTexts.allGroups).join(', ');

/** "E ned · F upp", or what starts where no flag moves. */
export function signalWords({ hoists, starts }: Signal, rows: readonly ConsoleRow[]): string {
  const flags = hoists.map(({ flag, up }) => consoleTexts.hoist(flagName(flag), up));
  return flags.length > 0 ? flags.join(' · ') : consoleTexts.startOf(groupsNamed(rows, starts));
}

/** Flags by the names that are spoken. */
export const flagName = (flag: string): string =>
  ({ black: 'Svart', orange: 'Orange', firstSubstitute: 'Likhetstecknet' })[flag] ?? flag;

/** How long it is to the next signal, and what it is. */
export function Countdown({ view: { next, rows }, now }: { view: ConsoleView; now: number }) {
  if (!next) {
    const isOver = rows.some(({ state }) => state === 'started');
    return (
      <Place>
        <p>{consoleTexts.nothingNext}</p>
        <p className="sound">{isOver ? consoleTexts.allStarted : consoleTexts.nothingPlanned}</p>
      </Place>
    );
  }
  const left = secondsLeft(next.at, now);
  const starts = rows.find(({ start, state }) => state === 'scheduled' && start !== null && start > now);
  const startText =
    starts?.start == null || starts.start === next.at
      ? consoleTexts.nextSignal
      : `${consoleTexts.startIn(starts.name || consoleTexts.allGroups, formatCountdown(secondsLeft(starts.start, now)))} · ${consoleTexts.nextSignal.toLowerCase()}`;
  return (
    <Place>
      <p>{startText}</p>
      <time role="timer" data-last={left <= LAST_SECONDS || undefined}>
        {left <= LAST_SECONDS ? left : formatCountdown(left)}
      </time>
      <div className="what">{signalWords(next, rows)}</div>
      <div className="sound">
        {consoleTexts.sounds[next.sound]} {raceClock(next.at)}
      </div>
    </Place>
  );
}

/** The signals before the next start in a line: those that have been, the next, and those to come. */
export function SignalSteps({ view: { steps, next, rows }, now }: { view: ConsoleView; now: number }) {
  if (steps.length < 2) return null;
  return (
    <Steps>
      {steps.map((step) => (
        <li
          key={step.at}
          data-done={step.at <= now || undefined}
          aria-current={step.at === next?.at ? 'step' : undefined}
        >
          <strong>{step.starts.length > 0 ? consoleTexts.start : signalWords(step, rows)}</strong>
          {step.at % MINUTE_MS === 0 ? raceMinute(step.at) : raceClock(step.at)}
        </li>
      ))}
    </Steps>
  );
}
