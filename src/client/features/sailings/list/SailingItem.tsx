import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { SAILING_STATUS_LABELS } from '../../../../shared/texts/labels';
import { formatDay, formatTime } from '../../../ui/format';
import { StatusChip } from '../../../ui/StatusChip';
import { texts } from '../texts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(1.5, 1, 1.5, 2),
  minHeight: 72,
  position: 'relative',
  background: theme.vars.palette.background.paper,
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderTopWidth: 0,
  '&:first-of-type': {
    borderTopWidth: 'var(--stroke)',
    borderTopLeftRadius: theme.shape.borderRadius,
    borderTopRightRadius: theme.shape.borderRadius,
  },
  '&:last-of-type': { borderBottomLeftRadius: theme.shape.borderRadius, borderBottomRightRadius: theme.shape.borderRadius },
  '&:hover': { background: theme.vars.palette.sunken },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(12rem, 2fr) minmax(13rem, 1.4fr) 9rem auto', columnGap: theme.spacing(2) },
}));

const Name = styled(Link)(({ theme }) => ({
  fontWeight: 'var(--weight-strong)',
  fontSize: '1.125rem',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  gridColumn: 1,
  // The whole row is the link's, and what else can be pressed lies above it.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2, borderRadius: 6 },
}));

const Soft = styled('span')(({ theme }) => ({
  display: 'block',
  fontWeight: 'var(--weight-body)',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

const When = styled('div')(({ theme }) => ({
  gridColumn: 1,
  [theme.breakpoints.up('sm')]: { gridColumn: 2 },
  '& > span': { [theme.breakpoints.down('sm')]: { display: 'inline', marginLeft: 8 } },
}));

const Chips = styled('div')(({ theme }) => ({
  gridColumn: 1,
  marginTop: 4,
  [theme.breakpoints.up('sm')]: { gridColumn: 3, marginTop: 0 },
}));

const More = styled('div')(({ theme }) => ({
  position: 'relative',
  gridColumn: 2,
  gridRow: '1 / span 3',
  [theme.breakpoints.up('sm')]: { gridColumn: 4, gridRow: 1 },
}));

interface SailingItemProps {
  sailing: SailingRow;
  /** What an official can do with it. */
  more?: ReactNode;
}

export function SailingItem({ sailing, more }: SailingItemProps) {
  const { id, name, serie, start_date, start_time, status, verified_result, competitor_count } = sailing;
  return (
    <Row>
      <Name to={`${id}/info`}>
        {name}
        {serie === null ? null : <Soft>{serie.name}</Soft>}
      </Name>
      <When>
        {formatDay(start_date)}
        {start_time === null ? '' : ` ${formatTime(start_time)}`}
        <Soft>{texts.boats(competitor_count)}</Soft>
      </When>
      <Chips>
        {verified_result ? (
          <StatusChip status="verified" label={texts.verified} />
        ) : (
          <StatusChip status={status} label={SAILING_STATUS_LABELS[status]} />
        )}
      </Chips>
      {more === undefined ? null : <More>{more}</More>}
    </Row>
  );
}
