import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Signal } from '../../../../shared/domain/race-day/signals';
import type { SailingRow } from '../../../../shared/contract/sailings';
import type { StartGroupRow } from '../../../../shared/contract/startGroups';
import { useCourseName } from '../../../api/courses';
import { GroupFlag, SignalFlag } from '../../../sailing-ui/flags/SignalFlag';
import { formatClockSeconds, formatCountdown } from '../../../ui/format';
import { Check } from '../../../ui/icons';
import { visuallyHidden } from '../../../ui/styles';
import type { SailView } from './sailView';
import { sailTexts } from './texts';

const SECOND_MS = 1000;

const Part = styled('section')(({ theme }) => ({
  padding: theme.spacing(2, 2, 0),
  textAlign: 'center',
  '& .group': { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: theme.spacing(2) },
  '& .group strong': { display: 'block', fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 700 },
  '& .group span': { fontSize: '1.25rem', textAlign: 'left' },
  '& [role=timer]': {
    display: 'block',
    // As wide as the screen, whether it is seconds, minutes or hours.
    fontSize: 'min(calc(160vw / var(--characters)), 24vh, 10.5rem)',
    whiteSpace: 'nowrap',
    lineHeight: 1.05,
    fontWeight: 700,
  },
  '& .under': { fontSize: '1.25rem', fontWeight: 'var(--weight-strong)' },
  '& ol': {
    display: 'flex',
    margin: theme.spacing(2, 0, 0),
    padding: 0,
    listStyle: 'none',
    borderBlock: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& li': { flex: 1, minWidth: 0, padding: theme.spacing(1, 0.5), fontSize: '0.875rem' },
  '& li + li': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& li strong': { display: 'block', fontSize: '1rem' },
  '& li[aria-current]': {
    background: theme.vars.palette.tint.signal,
    boxShadow: `inset 0 -5px ${theme.vars.palette.signal.bg}`,
  },
  '& dl': { margin: theme.spacing(2, 0, 0) },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    padding: theme.spacing(1, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dd': { margin: 0, fontSize: '1.125rem', fontWeight: 'var(--weight-strong)' },
}));

/** Whole seconds that are left: 1 until the moment itself. */
const left = (at: number, now: number): string => formatCountdown(Math.ceil((at - now) / SECOND_MS));

const BigTime = ({ text }: { text: string }) => (
  <time role="timer" style={{ '--characters': text.length } as CSSProperties}>
    {text}
  </time>
);

const flagName = (flag: string): string => ({ black: 'Svart', orange: 'Orange' })[flag] ?? flag;

const signalName = ({ hoists, starts }: Signal): string =>
  starts.length > 0
    ? sailTexts.start
    : hoists.map(({ flag, up }) => sailTexts.signal(flagName(flag), up)).join(', ') || sailTexts.start;

interface OwnStartProps {
  view: SailView;
  group: StartGroupRow | null;
  sailing: SailingRow;
  now: number;
}

/** The group by its flag and name, and when the boat itself starts. */
function Group({ view: { start }, group, isOwn }: { view: SailView; group: StartGroupRow | null; isOwn: boolean }) {
  return (
    <div className="group">
      <GroupFlag flag={group?.class_flag} size={72} />
      <span>
        <strong>{group?.name || (isOwn ? sailTexts.ownStart : sailTexts.noGroup)}</strong>
        {start !== null && sailTexts.startAt(formatClockSeconds(start))}
      </span>
    </div>
  );
}

function Signals({ view: { signals, next }, now }: { view: SailView; now: number }) {
  if (signals.length < 2) return null;
  return (
    <ol aria-label={sailTexts.signals}>
      {signals.map((signal) => (
        <li key={signal.at} aria-current={signal === next ? 'step' : undefined}>
          {signalName(signal)}
          <strong>
            {signal.at > now ? (
              sailTexts.in(left(signal.at, now))
            ) : (
              <>
                <Check fontSize="small" color="primary" />
                <span style={visuallyHidden}>{sailTexts.done}</span>
              </>
            )}
          </strong>
        </li>
      ))}
    </ol>
  );
}

/** Before the start: how long it is, and the signals that come; or why nobody knows. */
export function OwnStart({ view, group, sailing, now }: OwnStartProps) {
  const course = useCourseName(sailing.course);
  const { start, state } = view;
  return (
    <Part>
      <Group view={view} group={group} isOwn={view.signals.length === 0 && start !== null} />
      {start === null ? (
        <div role="status">
          {state === 'postponed' && <SignalFlag flag="AP" size={64} />}
          {state === 'recalled' && <SignalFlag flag="firstSubstitute" size={64} />}
          {state === 'abandoned' && <SignalFlag flag="N" size={64} />}
          <p className="under">{sailTexts.lost[state]}</p>
          {state !== 'cancelled' && <p>{sailTexts.newStartComes}</p>}
        </div>
      ) : (
        <>
          <BigTime text={left(start, now)} />
          <p className="under">{sailTexts.untilStart}</p>
          <Signals view={view} now={now} />
        </>
      )}
      {course !== null && (
        <dl>
          <div>
            <dt>{sailTexts.course}</dt>
            <dd>{course}</dd>
          </div>
        </dl>
      )}
    </Part>
  );
}

/** While they race: how long, and the finish under the thumb. */
export function Racing({ view: { start }, group, now }: Omit<OwnStartProps, 'sailing'>) {
  if (start === null) return null;
  return (
    <Part>
      <div className="group">
        <GroupFlag flag={group?.class_flag} size={44} />
        <span>{sailTexts.sailedSince(formatClockSeconds(start))}</span>
      </div>
      <BigTime text={formatCountdown(Math.floor((now - start) / SECOND_MS))} />
    </Part>
  );
}
