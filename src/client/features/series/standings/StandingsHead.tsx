import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { StatusChip } from '../../../sailing-ui/StatusChip';
import { isPreliminary, type Standings } from './standings';
import { standingsTexts } from './texts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  marginBottom: theme.spacing(1),
  ...theme.typography.body2,
  '& > .tools': { marginLeft: 'auto' },
  // On a phone the figures have a line of their own, below the mark and the tools.
  [theme.breakpoints.down('sm')]: { '& > :nth-of-type(2)': { order: 1, flexBasis: '100%' } },
}));

/** How much the standings are about, and how sure they are. */
export function StandingsHead({ standings, tools }: { standings: Standings; tools?: ReactNode }) {
  const counted = standings.races.filter(({ summary }) => summary.isCounted).length;
  const facts = [standingsTexts.boats(standings.rows.length), standingsTexts.races(counted)].join(', ');
  const discards = standings.discardCount > 0 ? ` ${standingsTexts.discards(standings.discardCount)}` : '';
  return (
    <Row>
      {isPreliminary(standings) ? (
        <StatusChip status="preliminary" label={standingsTexts.preliminary} />
      ) : (
        <StatusChip status="verified" label={standingsTexts.verified} />
      )}
      <span>{`${facts}.${discards}`}</span>
      {tools === undefined ? null : <div className="tools">{tools}</div>}
    </Row>
  );
}
