import { styled } from '@mui/material/styles';
import { GroupFlag } from '../../../sailing-ui/flags/SignalFlag';
import { formatClockSeconds, formatCountdown } from '../../../ui/format';
import type { ConsoleRow, ConsoleView } from './consoleView';
import { secondsLeft } from './Countdown';
import { consoleTexts } from './texts';

const FLAG_PX = 24;
const SECOND_MS = 1000;

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 46,
    padding: theme.spacing(0, 2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '1.25rem',
  },
  '& li[aria-current]': { background: theme.vars.palette.tint.starboard },
  '& .start': { fontWeight: 700 },
  '& .facts': {
    flex: 1,
    minWidth: 0,
    fontSize: '1rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '@media (max-height: 640px)': { '& li': { minHeight: 36 } },
  '& .left': { fontWeight: 'var(--weight-strong)', whiteSpace: 'nowrap' },
}));

function leftText({ state, start }: ConsoleRow, now: number): string {
  if (start === null) return consoleTexts.states[state];
  if (start > now) return consoleTexts.inTime(formatCountdown(secondsLeft(start, now)));
  return consoleTexts.sailed(formatCountdown(Math.floor((now - start) / SECOND_MS)));
}

const factsOf = ({ name, boats, attempt }: ConsoleRow): string =>
  [name, consoleTexts.boats(boats), attempt > 1 ? consoleTexts.attempt(attempt) : ''].filter(Boolean).join(' · ');

/** Every group with its start, and how long it is to it or since it. */
export function GroupRows({ view: { rows, own }, now }: { view: ConsoleView; now: number }) {
  // The list of the boats says it, where all start one by one.
  if (own.length > 0 && rows.every(({ id }) => id === null)) return null;
  const next = rows.find(({ start, state }) => state === 'scheduled' && start !== null && start > now);
  return (
    <Rows aria-label={consoleTexts.groups}>
      {rows.map((row) => (
        <li key={row.id ?? 0} aria-current={row === next || undefined}>
          <GroupFlag flag={row.flag} size={FLAG_PX} />
          {row.start !== null && <span className="start">{formatClockSeconds(row.start)}</span>}
          <span className="facts">{factsOf(row)}</span>
          <span className="left">{leftText(row, now)}</span>
        </li>
      ))}
    </Rows>
  );
}
