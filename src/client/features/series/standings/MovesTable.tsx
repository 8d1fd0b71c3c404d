import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { fromScaled } from '../../../../shared/domain/decimals';
import { Decimal } from '../../../sailing-ui/Place';
import { edgeAligned, visuallyHidden } from '../../../ui/styles';
import { BoatName } from './BoatName';
import { movesBetween, type Move, type Standings } from './standings';
import { standingsTexts } from './texts';

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  width: '100%',
  maxWidth: 640,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& th, & td': {
    height: 40,
    padding: theme.spacing(0.5, 1),
    textAlign: 'left',
    fontWeight: 'inherit',
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { fontWeight: 'var(--weight-strong)', fontSize: '0.875rem' },
  '& [data-align=end]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& [data-moved]': { background: theme.vars.palette.tint.signal },
  '& [data-own]': { boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}` },
}));

const Change = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));

function changeText({ from, to }: Move): string {
  if (from === to) return standingsTexts.stays;
  return from > to ? standingsTexts.up(from - to) : standingsTexts.down(to - from);
}

function MoveRow({ move, isOwn }: { move: Move; isOwn: boolean }) {
  const { row, from, to } = move;
  return (
    <tr data-moved={from === to ? undefined : ''} data-own={isOwn ? '' : undefined}>
      <td>{from}</td>
      <td>
        <strong>{to}</strong>
      </td>
      <th scope="row">
        <BoatName boat={row.boat} />
      </th>
      <td>
        <Change>{changeText(move)}</Change>
      </td>
      <td data-align="end">
        <Decimal value={fromScaled(row.score.netTenths, 1)} />
      </td>
    </tr>
  );
}

interface MovesTableProps {
  caption: string;
  before: Pick<Standings, 'rows'>;
  after: Pick<Standings, 'rows'>;
  /** Rows at the top that are shown before the rest is asked for; those that move and the user's own always are. */
  atFirst: number;
  own?: string;
}

/** What the standings become: place before and after; rows that move are marked in colour and words. */
export function MovesTable({ caption, before, after, atFirst, own }: MovesTableProps) {
  const [isWhole, setWhole] = useState(false);
  const moves = movesBetween(before, after);
  const shown = isWhole
    ? moves
    : moves
        .filter(({ row, from, to }, index) => index < atFirst || from !== to || row.key === own)
        .slice(0, 2 * atFirst);
  return (
    <>
      <Table>
        <caption style={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{standingsTexts.now}</th>
            <th scope="col">{standingsTexts.becomes}</th>
            <th scope="col">{standingsTexts.boat}</th>
            <th scope="col">{standingsTexts.change}</th>
            <th scope="col" data-align="end">
              {standingsTexts.net}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((move) => (
            <MoveRow key={move.row.key} move={move} isOwn={move.row.key === own} />
          ))}
        </tbody>
      </Table>
      {shown.length < moves.length || isWhole ? (
        <Button sx={edgeAligned} onClick={() => setWhole(!isWhole)}>
          {isWhole ? standingsTexts.showFewer : standingsTexts.showAll(moves.length)}
        </Button>
      ) : null}
    </>
  );
}
