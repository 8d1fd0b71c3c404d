import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Id } from '../../../../../shared/contract/common';
import type { ResultLogEntry, FinishState } from '../../../../../shared/contract/sailings';
import { toFormErrors } from '../../../../api/formErrors';
import { useResultLog, useUndoLoggedMutation } from '../../../../api/results';
import { serverNow } from '../../../../lib/serverClock';
import { finishText } from '../../../../sailing-ui/finishText';
import { decimalText, formatClock, formatMoment } from '../../../../ui/format';
import { showToast } from '../../../../ui/messages/toasts';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { resultLogTexts } from './texts';

/** A result in the log: "18.45.23", "18.45.23 SCP 30 %", "inget". */
function stateText(state: FinishState | null): string {
  if (state === null) return resultLogTexts.nothing;
  const { score_points, score_percent } = state;
  const parts = [
    finishText(state),
    score_points === null ? '' : resultLogTexts.points(decimalText(score_points)),
    score_percent === null ? '' : resultLogTexts.percent(score_percent),
  ];
  return parts.filter(Boolean).join(' ') || resultLogTexts.nothing;
}

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > li': { borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`, paddingBlock: theme.spacing(1) },
  '& ul > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(0, 1),
    minHeight: 44,
  },
  '& small': { display: 'block', fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& [data-undone]': { textDecoration: 'line-through' },
}));

interface ResultLogProps {
  sailing: Id;
  /** Nothing can be undone while the result is verified. */
  isLocked: boolean;
}

/** Who changed which result, when, from what to what; and the way back. */
export function ResultLog({ sailing, isLocked }: ResultLogProps) {
  const { status, entries, error, refetch } = useResultLog(sailing);
  if (status === 'loading') return <ListSkeleton />;
  if (!entries) return <ErrorState title={resultLogTexts.failed} error={error} onRetry={refetch} />;
  if (entries.length === 0) return <Typography>{resultLogTexts.empty}</Typography>;
  return (
    <List aria-label={resultLogTexts.title}>
      {inMinutes(entries).map(({ when, by, entries: own }) => (
        <li key={own[0]?.id}>
          <small>
            {own.length === 1 ? `${when} · ${by}` : `${when} · ${by} · ${resultLogTexts.changes(own.length)}`}
          </small>
          <ul>
            {own.map((entry) => (
              <LogRow key={entry.id} entry={entry} isLocked={isLocked} />
            ))}
          </ul>
        </li>
      ))}
    </List>
  );
}

const DAY_MS = 86_400_000;

const whenText = (at: string): string => (serverNow() - Date.parse(at) < DAY_MS ? formatClock(at) : formatMoment(at));

interface LogMinute {
  when: string;
  by: string;
  entries: ResultLogEntry[];
}

/** What one person wrote in one minute stands together. */
function inMinutes(entries: readonly ResultLogEntry[]): LogMinute[] {
  const minutes: LogMinute[] = [];
  for (const entry of entries) {
    const [when, last] = [whenText(entry.at), minutes.at(-1)];
    if (last?.when === when && last.by === entry.by) last.entries.push(entry);
    else minutes.push({ when, by: entry.by, entries: [entry] });
  }
  return minutes;
}

function changeText({ action, before, after }: ResultLogEntry): string | null {
  if (before === null && after === null) return null;
  const change = resultLogTexts.change(stateText(before), stateText(after));
  return action === 'match' ? `${resultLogTexts.matched}, ${change}` : change;
}

function LogRow({ entry, isLocked }: { entry: ResultLogEntry; isLocked: boolean }) {
  const [undo, { isLoading }] = useUndoLoggedMutation();
  const { id, sailing, label, can_undo, undone } = entry;
  const change = changeText(entry);
  const takeBack = async () => {
    const { error } = await undo({ sailing, entry: id });
    const problem = error && toFormErrors(error).form;
    showToast(problem ? { kind: 'error', text: problem } : { kind: 'success', text: resultLogTexts.undoDone(label) });
  };
  return (
    <li>
      <div data-undone={undone ? '' : undefined}>
        <b>{label}</b> {change}
      </div>
      {undone && <span>{resultLogTexts.undone}</span>}
      {can_undo && !undone && !isLocked && (
        <Button
          size="small"
          loading={isLoading}
          aria-label={resultLogTexts.undoOf(label, change ?? '')}
          onClick={() => void takeBack()}
        >
          {resultLogTexts.undo}
        </Button>
      )}
    </li>
  );
}
