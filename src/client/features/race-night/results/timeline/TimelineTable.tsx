import { styled } from '@mui/material/styles';
import { resultTexts } from '../texts';
import type { Bar } from './timelineOf';

const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', fontSize: '0.875rem' },
  '& th, & td': {
    padding: theme.spacing(0.75, 2, 0.75, 0),
    textAlign: 'left',
    whiteSpace: 'nowrap',
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& tbody th': { fontWeight: 'inherit' },
}));

interface TimelineTableProps {
  bars: readonly Bar[];
  groupOf: (bar: Bar) => string;
}

/** What the picture shows, in figures. */
export function TimelineTable({ bars, groupOf }: TimelineTableProps) {
  const { column } = resultTexts;
  return (
    <Scroller role="region" aria-label={resultTexts.timeline.title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[column.boat, column.group, column.start, column.finish, column.elapsed].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.id}>
              <th scope="row">{bar.boat}</th>
              <td>{groupOf(bar)}</td>
              <td>{bar.start}</td>
              <td>{bar.finish}</td>
              <td>{bar.elapsed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
