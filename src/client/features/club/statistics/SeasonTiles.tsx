import { styled } from '@mui/material/styles';
import type { KeyFigure } from './keyFigures';

const Tiles = styled('dl')(({ theme }) => ({
  margin: theme.spacing(2, 0, 4),
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& > div': {
    padding: theme.spacing(1.5, 2),
    background: theme.vars.palette.background.paper,
    border: `var(--stroke) solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& .value': { ...theme.typography.h1 },
  '& .note': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** The figures of the season, each with what it is beside the year before. */
export function SeasonTiles({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <Tiles>
      {figures.map(({ id, label, value, note }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd className="value">{value}</dd>
          {note === '' ? null : <dd className="note">{note}</dd>}
        </div>
      ))}
    </Tiles>
  );
}
