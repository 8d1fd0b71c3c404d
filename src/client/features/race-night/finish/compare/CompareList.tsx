import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { GroupFlag } from '../../../../sailing-ui/flags/SignalFlag';
import { useAppSelector } from '../../../../state/rootState';
import { selectStartGroups } from '../../../../state/rowSelectors';
import { formatClock, formatClockSeconds } from '../../../../ui/format';
import { Check } from '../../../../ui/icons';
import { ChoiceCard } from './ChoiceCard';
import { compareTexts } from './texts';
import type { Compare, Crossing } from './useCompare';
import { boatText, headingOf, kindText, reasonOf } from './wording';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& .line': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    width: '100%',
    minHeight: 44,
    color: theme.vars.palette.text.secondary,
    '& svg': { flex: 'none' },
    '& .what': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  },
  '& .agreed svg': { color: theme.vars.palette.primary.main },
  '& details ol': { margin: 0, paddingInlineStart: theme.spacing(4), listStyle: 'none' },
  '& summary': { cursor: 'pointer', listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  '& .decided': {
    minHeight: 56,
    padding: theme.spacing(0.5, 0.5, 0.5, 1.5),
    border: `var(--stroke) solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.paper,
    color: 'inherit',
    '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  },
  '& .open': {
    minHeight: 64,
    padding: theme.spacing(0.5, 1.5),
    border: `var(--stroke) solid ${theme.vars.palette.line}`,
    borderLeft: `6px solid ${theme.vars.palette.signal.bg}`,
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '& b': { fontSize: '1.25rem' },
    '&[aria-current=true]': { background: theme.vars.palette.tint.signal },
  },
}));

interface OfSailing {
  compare: Compare;
  sailing: SailingRow;
}

/** The card that decides about a crossing. */
function Choice({ compare, sailing, crossing, isStacked }: OfSailing & { crossing: Crossing; isStacked?: boolean }) {
  const groups = useAppSelector((state) => selectStartGroups(state, sailing.id));
  const crossings = compare.crossings ?? [];
  const place = crossings.indexOf(crossing);
  const reason = reasonOf(crossing, { before: crossings[place - 1], after: crossings[place + 1] });
  const boat = crossing.row.competitor === null ? undefined : (crossing.main?.boat ?? crossing.reserve?.boat)?.boat;
  const flag = groups.find(({ id }) => id === boat?.start_group)?.class_flag;
  return (
    <ChoiceCard
      {...{ crossing, reason, isStacked }}
      key={crossing.key}
      flag={<GroupFlag flag={flag} size={24} />}
      date={sailing.start_date}
      isCurrent={crossing.key === compare.current?.key}
      onDecide={(use, finishTime) => void compare.decide(crossing, use, finishTime)}
      onTouch={() => compare.choose(crossing)}
    />
  );
}

/** What is to be decided now, beside the list. */
export function CurrentChoice({ compare, sailing }: OfSailing) {
  const { current } = compare;
  return current && <Choice {...{ compare, sailing }} crossing={current} isStacked />;
}

function AgreedRun({ crossings }: { crossings: readonly Crossing[] }) {
  const clocks = crossings.map(({ finish }) => formatClockSeconds(finish));
  return (
    <details>
      <summary className="line agreed">
        <Check fontSize="small" />
        <span className="what">{compareTexts.folded(crossings.length)}</span>
        <span>{compareTexts.span(clocks[0] ?? '', clocks.at(-1) ?? '')}</span>
      </summary>
      <ol>
        {crossings.map((crossing, index) => (
          <li key={crossing.key} className="line">
            <span className="what">{headingOf(crossing)}</span>
            <span>{clocks[index]}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The times or boats of both lists, in few words. */
function bothText({ main, reserve, row }: Crossing): string {
  const told = [main, reserve].flatMap((one) => {
    if (!one) return [];
    return row.kind === 'other_boat' ? boatText(one) : formatClockSeconds(one.finish);
  });
  return [...new Set(told)].join(' / ');
}

function DecidedRow({ crossing, onChange }: { crossing: Crossing; onChange: () => void }) {
  const { decided } = crossing.row;
  if (!decided) return null;
  const clock = decided.finish_time ? formatClockSeconds(decided.finish_time) : bothText(crossing);
  return (
    <div className="line decided">
      <span className="what">
        <b>{headingOf(crossing)}</b> {clock}
        <small>
          {compareTexts.decidedBy(compareTexts.uses[decided.use], decided.by.name, formatClock(decided.at))}
        </small>
      </span>
      <Button aria-label={compareTexts.changeOf(headingOf(crossing))} onClick={onChange}>
        {compareTexts.change}
      </Button>
    </div>
  );
}

interface RowProps extends OfSailing {
  crossing: Crossing;
  isWide: boolean;
}

function Row({ compare, sailing, crossing, isWide }: RowProps) {
  const { current, choose } = compare;
  const isCurrent = current?.key === crossing.key;
  const { matters, decided } = crossing.row;
  if (!matters)
    return (
      <div className="line">
        <span className="what">
          {headingOf(crossing)} {kindText(crossing)}, {compareTexts.noPlaceMoves}
        </span>
        <span>{bothText(crossing)}</span>
      </div>
    );
  if (decided && !(isCurrent && !isWide)) return <DecidedRow crossing={crossing} onChange={() => choose(crossing)} />;
  if (!isWide) return <Choice {...{ compare, sailing, crossing }} />;
  return (
    <button
      type="button"
      className="line open"
      aria-current={isCurrent}
      aria-label={compareTexts.choice(headingOf(crossing))}
      onClick={() => choose(crossing)}
    >
      <span className="what">
        <b>{headingOf(crossing)}</b>
      </span>
      <span>{bothText(crossing)}</span>
      <span>{kindText(crossing)}</span>
    </button>
  );
}

/** All crossings in the order of the line: those that agree folded, those that ask as cards. */
export function CompareList({ compare, sailing, isWide }: OfSailing & { isWide: boolean }) {
  return (
    <List aria-label={compareTexts.rows}>
      {compare.items.map((item) =>
        item.kind === 'agreed' ? (
          <li key={item.crossings[0]?.key}>
            <AgreedRun crossings={item.crossings} />
          </li>
        ) : (
          <li key={item.crossing.key}>
            <Row {...{ compare, sailing, isWide }} crossing={item.crossing} />
          </li>
        ),
      )}
    </List>
  );
}
