import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { PREP_FLAGS, RECALL_ORDERS, type PrepFlag, type RecallOrder } from '../../../../shared/contract/startGroups';
import { OWN_STARTS_FLAG, type OwnStart } from '../../../../shared/domain/race-day/ownStarts';
import { startAct, type StartActs } from '../../../changes/startActs';
import { GroupFlag } from '../../../sailing-ui/flags/SignalFlag';
import { prepName } from '../../../sailing-ui/race-mode/startActText';
import { SelectField } from '../../../ui/fields/SelectField';
import { Toggles } from '../../../ui/fields/Toggles';
import { formatClock, formatClockSeconds, formatCountdown } from '../../../ui/format';
import {
  dayAfter,
  loweringPayload,
  type ConsoleFacts,
  type ConsoleRow,
  type Lowering,
  type LoweringChoice,
} from './consoleView';
import { secondsLeft } from './Countdown';
import { ownStartsOf } from './ownRows';
import { consoleTexts } from './texts';

const MINUTE_MS = 60_000;
/** A minute that is chosen leaves time to reach for the flag. */
const SOONEST_MS = 20_000;

const Panel = styled('section')(({ theme }) => ({
  padding: theme.spacing(2),
  display: 'grid',
  gap: theme.spacing(1.5),
  '& h2': { fontSize: '1.25rem', fontWeight: 'var(--weight-strong)' },
  '& .times': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.spacing(1) },
  '& .steppers': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.spacing(1) },
  '& .times button, & .steppers button': { minHeight: 52, fontSize: '1.125rem' },
  '& .times button[aria-pressed=true]': {
    background: theme.vars.palette.tint.starboard,
    color: theme.vars.palette.text.primary,
    boxShadow: `inset 0 -4px ${theme.vars.palette.primary.main}`,
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 58,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '1rem',
  },
  '& li strong': { flex: 1, fontSize: '1.75rem', fontWeight: 700 },
  '& s': { color: theme.vars.palette.text.secondary },
}));

const nextMinute = (now: number): number => Math.ceil((now + SOONEST_MS) / MINUTE_MS) * MINUTE_MS;

interface NewStartsProps {
  rows: readonly ConsoleRow[];
  starts: ReadonlyMap<number | null, number | null>;
}

/** The clock of every group as it would be: the old start, the new one, and how far apart they are. */
function NewStarts({ rows, starts }: NewStartsProps) {
  return (
    <ul aria-label={consoleTexts.newStarts}>
      {rows.map((row) => {
        const after = starts.get(row.id) ?? null;
        const before = row.start ?? row.held;
        const minutes = before === null || after === null ? null : Math.round((after - before) / MINUTE_MS);
        return (
          <li key={row.id ?? 0}>
            <GroupFlag flag={row.flag} size={32} />
            {before !== null && before !== after && <s>{formatClock(before)}</s>}
            <strong>{after === null ? consoleTexts.states[row.state] : formatClockSeconds(after)}</strong>
            {minutes !== null && <span>{consoleTexts.changed(minutes)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

interface LoweringState {
  lowering: Lowering;
  at: number | null;
  order: RecallOrder;
  prep: PrepFlag | null;
  /** The payload of the act as chosen. */
  payload: ReturnType<typeof loweringPayload>;
  /** null: it concerns all groups, or those that the payload names. */
  group: number | null;
  choose: (choice: Partial<Choice>) => void;
}

interface Choice extends LoweringChoice {
  /** Which flag it is about: another one is chosen about anew. */
  since: number;
}

const firstChoice = ({ flag }: Lowering, order: RecallOrder, now: number): Choice => ({
  since: flag.since,
  at: nextMinute(now),
  order,
  prep: null,
});

/** What is chosen about the flag that waits for its lowering; null while none does. */
export function useLowering(lowering: Lowering | null, order: RecallOrder, now: number): LoweringState | null {
  const [kept, setKept] = useState<Choice | null>(null);
  if (!lowering) return null;
  const choice = kept?.since === lowering.flag.since ? kept : firstChoice(lowering, order, now);
  // A minute that has passed while one looked is no longer offered.
  const at = choice.at !== null && choice.at < now ? nextMinute(now) : choice.at;
  return {
    ...choice,
    lowering,
    at,
    payload: loweringPayload(lowering, { ...choice, at }),
    group: lowering.kind === 'recall_down' ? lowering.flag.group : null,
    choose: (changed) => setKept({ ...choice, at, ...changed }),
  };
}

/** What goes up at the warning: without groups there is no class flag, and in a pursuit it is J. */
function flagAt(warning: number, classFlag: string | null, firstOwn: OwnStart<unknown> | undefined): string {
  const isUnderJ = firstOwn !== undefined && firstOwn.at - OWN_STARTS_FLAG.beforeMs === warning;
  return classFlag ?? (isUnderJ ? OWN_STARTS_FLAG.flag : consoleTexts.classFlag);
}

interface LoweringPanelProps {
  state: LoweringState;
  rows: readonly ConsoleRow[];
  facts: ConsoleFacts;
  now: number;
}

/** When the flag comes down, and what the starts become by it: the table is there before anything is chosen. */
export function LoweringPanel({ state, rows, facts, now }: LoweringPanelProps) {
  const { lowering, at, order, prep, payload, group, choose } = state;
  const { kind } = lowering;
  const after = dayAfter(facts, startAct(kind, { group, payload, at: now }), now);
  const starts = new Map(after.races.map(({ id, start }) => [id, start]));
  const own = ownStartsOf(facts, after);
  const [firstOwn, lastOwn] = [own[0], own.at(-1)];
  const first = rows
    .map(({ id, flag }) => ({ start: starts.get(id) ?? null, classFlag: flag }))
    .filter(({ start }) => start !== null && start > now)
    .sort((a, b) => (a.start ?? 0) - (b.start ?? 0))[0];
  const warning = (at ?? now) + MINUTE_MS;
  const shift = (by: number) => choose({ at: Math.max(nextMinute(now), (at ?? nextMinute(now)) + by) });
  const shown = rows.filter((row) => lowering.groups.includes(row) || starts.get(row.id) !== row.start);

  return (
    <Panel aria-label={consoleTexts.whenDown[kind]}>
      <h2>{consoleTexts.whenDown[kind]}</h2>
      <div className="times">
        <Button variant="outlined" aria-pressed={at === null} onClick={() => choose({ at: null })}>
          {consoleTexts.now}
        </Button>
        <Button variant="outlined" aria-pressed={at !== null} onClick={() => choose({ at: at ?? nextMinute(now) })}>
          {formatClockSeconds(at ?? nextMinute(now))}
        </Button>
      </div>
      <div className="steppers">
        <Button variant="outlined" onClick={() => shift(-MINUTE_MS)}>
          {consoleTexts.oneLess}
        </Button>
        <Button variant="outlined" onClick={() => shift(MINUTE_MS)}>
          {consoleTexts.oneMore}
        </Button>
        <Button variant="outlined" onClick={() => shift(5 * MINUTE_MS)}>
          {consoleTexts.fiveMore}
        </Button>
      </div>
      {kind === 'recall_down' && (
        <>
          <Toggles
            label={consoleTexts.order}
            options={RECALL_ORDERS.map((id) => ({ id, label: consoleTexts.orders[id] }))}
            isOn={(id) => id === order}
            onToggle={(id) => choose({ order: id })}
          />
          <SelectField
            label={consoleTexts.prep}
            value={prep ?? ''}
            onChange={({ target }) => choose({ prep: PREP_FLAGS.find((one) => one === target.value) ?? null })}
          >
            <option value="">{consoleTexts.prepSame}</option>
            {PREP_FLAGS.map((one) => (
              <option key={one} value={one}>
                {prepName(one)}
              </option>
            ))}
          </SelectField>
        </>
      )}
      <h2>{consoleTexts.newStarts}</h2>
      {first?.start != null && (
        <p>{consoleTexts.firstUp(flagAt(warning, first.classFlag, firstOwn), formatClockSeconds(warning))}</p>
      )}
      <NewStarts rows={shown} starts={starts} />
      {firstOwn && lastOwn && (
        <p>{consoleTexts.ownAfter(formatClockSeconds(firstOwn.at), formatClockSeconds(lastOwn.at))}</p>
      )}
    </Panel>
  );
}

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& .go': { minHeight: 84, display: 'grid', fontSize: '1.5rem', '& small': { fontSize: '1rem' } },
  '& .others': { display: 'flex', gap: theme.spacing(1), '& > *': { flex: 1, minHeight: 56 } },
}));

interface LoweringFootProps {
  state: LoweringState;
  acts: StartActs;
  now: number;
  /** The quieter buttons below. */
  children: ReactNode;
}

/** Lowers the flag as chosen: under the thumb, with the moment and how long it is to it. */
export function LoweringFoot({ state: { lowering, at, payload, group }, acts, now, children }: LoweringFootProps) {
  const { kind } = lowering;
  const what = consoleTexts.lower[kind];
  return (
    <Foot>
      <Button className="go" variant="contained" onClick={() => void acts.act(kind, { group, payload })}>
        {at === null ? what : consoleTexts.lowerAt(what, formatClockSeconds(at))}
        <small>
          {at === null ? consoleTexts.soundNow : consoleTexts.soundIn(formatCountdown(secondsLeft(at, now)))}
        </small>
      </Button>
      <div className="others">{children}</div>
    </Foot>
  );
}
