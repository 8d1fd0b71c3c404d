import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { selectConnectionPhase } from '../../../state/connection';
import { useAppSelector } from '../../../state/rootState';
import { sunlightOutline } from '../../../ui/styles';
import { formatClockSeconds } from '../../../ui/format';
import { StatusChip } from '../../../sailing-ui/StatusChip';
import { resultTexts } from './texts';

const CUT_OFF = new Set(['offline', 'reconnecting', 'gaveUp']);

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  marginBottom: theme.spacing(1.5),
  ...theme.typography.body2,
  [theme.breakpoints.down('sm')]: { columnGap: theme.spacing(1), marginBottom: theme.spacing(0.5) },
  '& > .tool': { marginLeft: 'auto' },
  '& .count': { [theme.breakpoints.down('sm')]: { display: 'none' } },
  '& [data-stale]': {
    padding: theme.spacing(0.5, 1),
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.tint.signal,
    color: theme.vars.palette.text.primary,
    ...sunlightOutline,
  },
}));

interface ResultStandingProps {
  isVerified: boolean;
  competitorCount: number;
  /** In milliseconds since 1970. */
  updatedAt: number | undefined;
  /** Stands at the end of the line. */
  tool: ReactNode;
}

/** How firm and how fresh the list is: always said, so that an old or open one is never taken for the last word. */
export function ResultStanding({ isVerified, competitorCount, updatedAt, tool }: ResultStandingProps) {
  const phase = useAppSelector(selectConnectionPhase);
  const isCutOff = CUT_OFF.has(phase);
  const clock = updatedAt === undefined ? null : formatClockSeconds(updatedAt);
  return (
    <Line>
      <StatusChip
        status={isVerified ? 'verified' : 'preliminary'}
        label={isVerified ? resultTexts.verified : resultTexts.preliminary}
      />
      <span role="status" data-stale={isCutOff ? '' : undefined}>
        {isCutOff && clock !== null ? resultTexts.stale(clock) : null}
      </span>
      {isCutOff || clock === null ? null : <span>{resultTexts.updated(clock)}</span>}
      <span className="count">{resultTexts.boats(competitorCount)}</span>
      {tool === null ? null : <div className="tool">{tool}</div>}
    </Line>
  );
}
