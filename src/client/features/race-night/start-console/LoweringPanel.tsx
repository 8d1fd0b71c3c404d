import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { PREP_FLAGS, RECALL_ORDERS, type PrepFlag, type RecallOrder } from '../../../../shared/contract/startGroups';
import { startAct, type StartActs } from '../../../changes/startActs';
import { GroupFlag } from '../../../sailing-ui/flags/SignalFlag';
import { raceClock, raceMinute } from '../../../sailing-ui/race-mode/raceClock';
import { prepName } from '../../../sailing-ui/race-mode/startActText';
import { SelectField } from '../../../ui/fields/SelectField';
import { Toggles } from '../../../ui/fields/Toggles';
import { formatCountdown } from '../../../ui/format';
import { dayAfter, loweringPayload, type ConsoleFacts, type ConsoleRow, type Lowering } from './consoleView';
import { secondsLeft } from './Countdown';
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
  '& .go': { minHeight: 84, display: 'grid', fontSize: '1.5rem', '& small': { fontSize: '1rem' } },
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
            {before !== null && before !== after && <s>{raceMinute(before)}</s>}
            <strong>{after === null ? consoleTexts.states[row.state] : raceClock(after)}</strong>
            {minutes !== null && <span>{consoleTexts.changed(minutes)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

interface LoweringPanelProps {
  lowering: Lowering;
  rows: readonly ConsoleRow[];
  facts: ConsoleFacts;
  acts: StartActs;
  now: number;
}

/** When the flag comes down, and what the starts become by it: the table is there before anything is chosen. */
export function LoweringPanel({ lowering, rows, facts, acts, now }: LoweringPanelProps) {
  const { kind, flag } = lowering;
  const [chosen, setChosen] = useState<number | null>(() => nextMinute(now));
  const [order, setOrder] = useState<RecallOrder>(facts.sailing.recall_order);
  const [prep, setPrep] = useState<PrepFlag | null>(null);
  // A minute that has passed while one looked is no longer offered.
  const at = chosen !== null && chosen < now ? nextMinute(now) : chosen;
  const payload = loweringPayload(lowering, { at, order, prep });
  const group = kind === 'recall_down' ? flag.group : null;
  const after = dayAfter(facts, startAct(kind, { group, payload, at: now }), now);
  const starts = new Map(after.races.map(({ id, start }) => [id, start]));
  const shift = (by: number) => setChosen(Math.max(nextMinute(now), (at ?? nextMinute(now)) + by));
  const shown = rows.filter((row) => lowering.groups.includes(row) || starts.get(row.id) !== row.start);

  return (
    <Panel aria-label={consoleTexts.whenDown[kind]}>
      <h2>{consoleTexts.whenDown[kind]}</h2>
      <div className="times">
        <Button variant="outlined" aria-pressed={at === null} onClick={() => setChosen(null)}>
          {consoleTexts.now}
        </Button>
        <Button variant="outlined" aria-pressed={at !== null} onClick={() => setChosen(at ?? nextMinute(now))}>
          {raceClock(at ?? nextMinute(now))}
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
            onToggle={setOrder}
          />
          <SelectField
            label={consoleTexts.prep}
            value={prep ?? ''}
            onChange={({ target }) => setPrep(PREP_FLAGS.find((one) => one === target.value) ?? null)}
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
      <NewStarts rows={shown} starts={starts} />
      <Button className="go" variant="contained" onClick={() => void acts.act(kind, { group, payload })}>
        {at === null ? consoleTexts.lower[kind] : consoleTexts.lowerAt(consoleTexts.lower[kind], raceClock(at))}
        <small>
          {at === null ? consoleTexts.soundNow : consoleTexts.soundIn(formatCountdown(secondsLeft(at, now)))}
        </small>
      </Button>
    </Panel>
  );
}
