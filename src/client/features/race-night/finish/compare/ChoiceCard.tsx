import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import type { DecisionUse } from '../../../../../shared/contract/finishDifferences';
import type { WireDate } from '../../../../../shared/contract/common';
import { TextField } from '../../../../ui/fields/TextField';
import { useShortcuts } from '../../../../ui/shortcuts/useShortcuts';
import { readFinish } from '../readFinish';
import { finishTexts } from '../texts';
import { compareTexts } from './texts';
import type { Crossing } from './useCompare';
import { answersOf, headingOf, kindText, type Answer } from './wording';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1.25, 1.5, 1.5),
  border: `max(1.5px, var(--stroke)) solid ${theme.vars.palette.line}`,
  borderLeft: `6px solid ${theme.vars.palette.signal.bg}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  '& header': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: theme.spacing(0, 1.25) },
  '& h2': { flex: 1, minWidth: 0, margin: 0, fontSize: '1.25rem', lineHeight: 1.4, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& .two': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.spacing(1) },
  '& .two[data-stacked]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .two button': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    minHeight: 84,
    padding: theme.spacing(1, 1.5),
    border: `max(1.5px, var(--stroke)) solid ${theme.vars.palette.line}`,
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.default,
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '& b': { fontSize: '1.75rem', lineHeight: 1.15, fontWeight: 700, overflowWrap: 'anywhere' },
    '& strong': { fontWeight: 'var(--weight-strong)' },
    '&:hover': { background: theme.vars.palette.sunken },
    '&[aria-pressed=true]': {
      borderColor: theme.vars.palette.primary.main,
      background: theme.vars.palette.tint.starboard,
    },
  },
  '& kbd': {
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineEnd: 8,
    minWidth: 26,
    padding: theme.spacing(0, 0.75),
    border: `1.5px solid ${theme.vars.palette.line}`,
    borderBottomWidth: 3,
    borderRadius: 5,
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 700,
    textAlign: 'center',
    // Keys are of no use where nobody has any.
    '@media (pointer: coarse)': { display: 'none' },
  },
  '& form': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: theme.spacing(1) },
}));

interface TypedTimeProps {
  crossing: Crossing;
  date: WireDate;
  onSave: (finishTime: string) => void;
  onClose: () => void;
}

/** A time that neither of the lists has. */
function TypedTime({ crossing: { main, reserve }, date, onSave, onClose }: TypedTimeProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const row = main?.boat ?? reserve?.boat;
  const save = () => {
    const finisher = { start: row?.start ?? null, date, isUnknown: row?.boat.is_unmatched ?? true };
    const reading = readFinish({ time: typed, code: null, mode: 'clock' }, finisher);
    if ('problem' in reading) setProblem(finishTexts.problems[reading.problem]);
    else if (reading.finish.finish_time) onSave(reading.finish.finish_time);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={compareTexts.typed}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={problem !== undefined}
        helperText={problem}
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button type="submit" variant="outlined">
        {compareTexts.save}
      </Button>
      <Button onClick={onClose}>{compareTexts.cancel}</Button>
    </form>
  );
}

interface KeysProps {
  onFirst: () => void;
  onSecond: () => void;
  onType: () => void;
}

/** The keys of the card that is asked now. */
function Keys({ onFirst, onSecond, onType }: KeysProps) {
  useShortcuts({ decideFirst: onFirst, decideSecond: onSecond, decideTyped: onType });
  return null;
}

interface ChoiceCardProps {
  crossing: Crossing;
  reason: string;
  /** The flag of its group. */
  flag: ReactNode;
  date: WireDate;
  /** It is the one that keys decide. */
  isCurrent: boolean;
  /** In a narrow column: one below the other. */
  isStacked?: boolean;
  onDecide: (use: DecisionUse, finishTime?: string) => void;
  onTouch: () => void;
}

/** Two answers to one question, neither of them chosen beforehand, and what each leads to. */
export function ChoiceCard({ crossing, reason, flag, date, isCurrent, isStacked, onDecide, onTouch }: ChoiceCardProps) {
  const titleId = useId();
  const [isTyping, setTyping] = useState(false);
  const [first, second] = answersOf(crossing);
  const hasBoat = crossing.main?.boat !== undefined || crossing.reserve?.boat !== undefined;
  const type = () => {
    onTouch();
    setTyping(true);
  };
  const button = (answer: Answer, key: string) => (
    <button
      type="button"
      aria-pressed={crossing.row.decided ? crossing.row.decided.use === answer.use : undefined}
      onClick={() => onDecide(answer.use)}
    >
      <span>{answer.who}</span> <b>{answer.what}</b> <strong>{answer.leadsTo}</strong>
      {isCurrent && <kbd aria-hidden>{key}</kbd>}
    </button>
  );
  return (
    <Card aria-labelledby={titleId} data-current={isCurrent ? '' : undefined}>
      {isCurrent && (
        <Keys
          onFirst={() => onDecide(first.use)}
          onSecond={() => onDecide(second.use)}
          onType={() => hasBoat && type()}
        />
      )}
      <header>
        {flag}
        <h2 id={titleId}>{headingOf(crossing)}</h2>
        <span>{kindText(crossing)}</span>
      </header>
      {reason !== '' && <p>{reason}</p>}
      <div className="two" data-stacked={isStacked ? '' : undefined}>
        {button(first, '1')}
        {button(second, '2')}
      </div>
      {isTyping ? (
        <TypedTime
          {...{ crossing, date }}
          onSave={(finishTime) => onDecide('time', finishTime)}
          onClose={() => setTyping(false)}
        />
      ) : (
        hasBoat && (
          <Button sx={{ justifySelf: 'start' }} onClick={type}>
            {compareTexts.type}
          </Button>
        )
      )}
    </Card>
  );
}
