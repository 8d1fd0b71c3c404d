import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Signal } from '../../../../shared/domain/race-day/signals';
import { formatClock, formatClockSeconds, formatCountdown } from '../../../ui/format';
import type { ConsoleView } from './consoleView';
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
    // Hours too keep to one line.
    fontSize: 'min(clamp(5rem, min(34vw, 20vh), 8.5rem), calc(160vw / var(--characters)))',
    whiteSpace: 'nowrap',
    lineHeight: 1,
    fontWeight: 700,
  },
  '& time[data-last]': { fontSize: 'clamp(6rem, min(50vw, 26vh), 12.5rem)' },
  '& .what': { fontSize: '2.25rem', lineHeight: 1.2, fontWeight: 700 },
  '& .what[data-boats]': { fontSize: '1.75rem' },
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

/** Those who start, by name. */
type Starters = Pick<ConsoleView, 'rows' | 'own'>;

const MOST_NAMED = 3;

/** "SWE 57 Bris · 0,858", of many boats the first ones. */
function boatsNamed({ own }: Starters, ids: Signal['boats'], most = MOST_NAMED): string {
  const words = ids.slice(0, most).flatMap((id) => own.find((boat) => boat.id === id)?.words ?? []);
  return consoleTexts.boatsAnd(words.join(', '), Math.max(0, ids.length - most));
}

function startNamed({ rows, own }: Starters, ids: Signal['starts']): string {
  // Without groups there is no class flag to tell of: the first sound is the warning.
  if (ids.length === 0) return rows.some(({ id }) => id === null) ? consoleTexts.warning : consoleTexts.signal;
  const names = ids.map((id) => rows.find((row) => row.id === id)?.name || consoleTexts.allGroups);
  // Not all start where each boat has a time of its own.
  return ids.includes(null) && own.length > 0 ? consoleTexts.start : consoleTexts.startOf(names.join(', '));
}

/** "E ned · F upp", and the boats that start; what starts where no flag moves. */
export function signalWords({ hoists, starts, boats }: Signal, starters: Starters, most = MOST_NAMED): string {
  const flags = hoists.map(({ flag, up }) => consoleTexts.hoist(flagName(flag), up));
  const words = boats.length === 0 ? flags : [...flags, boatsNamed(starters, boats, most)];
  return words.length > 0 ? words.join(' · ') : startNamed(starters, starts);
}

/** The start that comes first: of a group, or of boats with a time of their own. */
function nextStart({ rows, own }: Starters, now: number): { at: number; name: string } | null {
  const boat = own.find(({ at }) => at > now);
  const group = rows.find(({ start, state }) => state === 'scheduled' && start !== null && start > now);
  if (boat && !(group?.start != null && group.start < boat.at)) {
    const together = own.filter(({ at }) => at === boat.at).map(({ id }) => id);
    return { at: boat.at, name: boatsNamed({ rows, own }, together) };
  }
  return group?.start == null ? null : { at: group.start, name: group.name || consoleTexts.allGroups };
}

/** Flags by the names that are spoken. */
export const flagName = (flag: string): string =>
  ({ black: 'Svart', orange: 'Orange', firstSubstitute: 'Likhetstecknet' })[flag] ?? flag;

/** How long it is to the next signal, and what it is. */
export function Countdown({ view, now }: { view: ConsoleView; now: number }) {
  const { next, rows, own } = view;
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
  const start = nextStart(view, now);
  const leftText = left <= LAST_SECONDS ? String(left) : formatCountdown(left);
  const startText =
    start === null || start.at === next.at
      ? consoleTexts.nextSignal
      : `${consoleTexts.startIn(start.name, formatCountdown(secondsLeft(start.at, now)))} · ${consoleTexts.nextSignal.toLowerCase()}`;
  return (
    <Place>
      <p>{startText}</p>
      {/* With a start every minute the list below would jump under the finger. */}
      <time
        role="timer"
        data-last={(left <= LAST_SECONDS && own.length === 0) || undefined}
        style={{ '--characters': leftText.length } as CSSProperties}
      >
        {leftText}
      </time>
      <div className="what" data-boats={next.boats.length > 0 || undefined}>
        {signalWords(next, view)}
      </div>
      <div className="sound">
        {consoleTexts.sounds[next.sound]} {formatClockSeconds(next.at)}
      </div>
    </Place>
  );
}

/** The signals before the next start in a line: those that have been, the next, and those to come. */
export function SignalSteps({ view, now }: { view: ConsoleView; now: number }) {
  const { steps, next } = view;
  if (steps.length < 2) return null;
  return (
    <Steps>
      {steps.map((step) => (
        <li
          key={step.at}
          data-done={step.at <= now || undefined}
          aria-current={step.at === next?.at ? 'step' : undefined}
        >
          <strong>{step.starts.length > 0 ? consoleTexts.start : signalWords(step, view)}</strong>
          {step.at % MINUTE_MS === 0 ? formatClock(step.at) : formatClockSeconds(step.at)}
        </li>
      ))}
    </Steps>
  );
}
