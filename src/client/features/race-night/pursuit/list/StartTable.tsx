import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { formatClockSeconds, formatDecimal } from '../../../../ui/format';
import { pursuitTexts } from '../texts';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { shownAfterFirst, type StartLine } from './startList';
import { StartPhase } from './StartPhase';

const Table = styled(MuiTable)(({ theme }) => ({
  '& caption': {
    ...theme.typography.body1,
    captionSide: 'top',
    padding: theme.spacing(0, 0, 1),
    color: theme.vars.palette.text.secondary,
  },
  '& thead th': {
    color: theme.vars.palette.text.secondary,
    borderBottom: `var(--stroke) solid ${theme.vars.palette.line}`,
  },
  '& th, & td': { padding: theme.spacing(1, 1), verticalAlign: 'top', fontWeight: 'var(--weight-body)' },
  '& th:first-child, & td:first-child': { paddingLeft: theme.spacing(1.5) },
  '& tbody tr': { borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`, minHeight: 56 },
  '& tbody tr[data-own]': { boxShadow: `inset 6px 0 0 ${theme.vars.palette.primary.main}` },
  '& tbody tr:has([data-phase=next])': {
    background: theme.vars.palette.tint.signal,
    boxShadow: `inset 6px 0 0 ${theme.vars.palette.signal.bg}`,
  },
  '& tbody tr:has([data-phase=started])': { color: theme.vars.palette.text.secondary },
  '& .figure': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: { '& .wide': { display: 'none' } },
  [theme.breakpoints.up('sm')]: { '& .narrow': { display: 'none' } },
}));

const Clock = styled('span')(({ theme }) => ({
  ...theme.typography.h2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

const Boat = styled('span')({
  fontWeight: 'var(--weight-strong)',
  fontSize: '1.125rem',
  display: 'block',
  overflowWrap: 'anywhere',
});

const Note = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& [data-phase=next]': { fontWeight: 'var(--weight-strong)', color: theme.vars.palette.text.primary },
}));

interface StartTableProps {
  lines: readonly StartLine[];
  /** The starts are still to be run, or are being run. */
  isRunning: boolean;
}

/** All boats in the order of their starts. */
export function StartTable({ lines, isRunning }: StartTableProps) {
  return (
    <Table>
      <caption>{pursuitTexts.caption(lines.length)}</caption>
      <TableHead>
        <TableRow>
          <TableCell>{pursuitTexts.start}</TableCell>
          <TableCell className="figure wide">{pursuitTexts.afterFirst}</TableCell>
          <TableCell>{pursuitTexts.boat}</TableCell>
          <TableCell className="wide">{pursuitTexts.helm}</TableCell>
          <TableCell className="figure">{pursuitTexts.rating}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <StartRow key={line.boat.id} line={line} isRunning={isRunning} />
        ))}
      </TableBody>
    </Table>
  );
}

function StartRow({
  line: { boat: competitor, startsAt, previousAt, afterFirstS, isOwn },
  isRunning,
}: {
  line: StartLine;
  isRunning: boolean;
}) {
  return (
    <TableRow data-own={isOwn ? '' : undefined}>
      <td>
        <Clock>{formatClockSeconds(startsAt)}</Clock>
        <Note className="narrow">{shownAfterFirst(afterFirstS)}</Note>
        <Note>
          {isOwn ? pursuitTexts.yours : null}{' '}
          {isRunning ? <StartPhase startsAt={startsAt} previousAt={previousAt} /> : null}
        </Note>
      </td>
      <td className="figure wide">{shownAfterFirst(afterFirstS)}</td>
      <th scope="row" style={{ textAlign: 'left' }}>
        <Boat>{competitorLabel(competitor)}</Boat>
        {competitor.boat_model_name === null ? null : <Note>{competitor.boat_model_name}</Note>}
        {competitor.skipper_name === '' ? <Note className="narrow">{pursuitTexts.noHelm}</Note> : null}
      </th>
      <td className="wide">{competitor.skipper_name || <Note>{pursuitTexts.noHelm}</Note>}</td>
      <td className="figure">{competitor.rating === null ? '' : formatDecimal(competitor.rating)}</td>
    </TableRow>
  );
}
