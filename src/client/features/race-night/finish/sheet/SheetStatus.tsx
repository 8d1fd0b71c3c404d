import { styled } from '@mui/material/styles';
import { isCutOff, selectConnection } from '../../../../state/connection';
import { useAppSelector } from '../../../../state/rootState';
import { formatClock } from '../../../../ui/format';
import { CloudOff } from '../../../../ui/icons';
import { finishTexts } from '../texts';
import type { Sheet } from './sheetOf';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  alignItems: 'center',
  minHeight: 28,
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontWeight: 'var(--weight-strong)' },
  '.trouble': { display: 'inline-flex', alignItems: 'center', gap: 6, color: theme.vars.palette.signal.text },
}));

interface SheetStatusProps {
  sheet: Sheet;
}

/** Who is home and who is out, and whether anything waits for the connection. */
export function SheetStatus({ sheet: { home, coded, out, unknownCount, waitingCount } }: SheetStatusProps) {
  const { phase, since } = useAppSelector(selectConnection);
  const offline = isCutOff(phase) ? finishTexts.offline(formatClock(since)) : null;
  const trouble = waitingCount > 0 ? finishTexts.waitingCount(waitingCount) : offline;
  return (
    <Line>
      <b>{finishTexts.counts(home.length, coded.length, out.length)}</b>
      {unknownCount > 0 && <span>{finishTexts.unknownCount(unknownCount)}</span>}
      <span role="status" className="trouble">
        {trouble !== null && <CloudOff fontSize="small" />}
        {trouble}
      </span>
    </Line>
  );
}
