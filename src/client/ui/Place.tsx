import { styled } from '@mui/material/styles';
import { visuallyHidden } from './visuallyHidden';

const MEDALS = ['guld', 'silver', 'brons'] as const;
const NO_PLACE = 'Ingen placering';

const Disc = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 28,
  height: 28,
  borderRadius: 14,
  border: '2px solid transparent',
  fontWeight: 'var(--weight-strong)',
  '&[data-medal]': { color: theme.vars.palette.medal.on },
  '&[data-medal=guld]': { background: theme.vars.palette.medal.gold, borderColor: theme.vars.palette.medal.goldEdge },
  '&[data-medal=silver]': { background: theme.vars.palette.medal.silver, borderColor: theme.vars.palette.medal.silverEdge },
  '&[data-medal=brons]': { background: theme.vars.palette.medal.bronze, borderColor: theme.vars.palette.medal.bronzeEdge },
}));

interface PlaceProps {
  /** null: the boat has none. */
  place: number | null;
}

/** A place in a result: the first three lie on a quiet disc, which is also said in words. */
export function Place({ place }: PlaceProps) {
  if (place === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span style={visuallyHidden}>{NO_PLACE}</span>
      </>
    );
  }
  const medal = MEDALS[place - 1];
  return (
    <Disc data-medal={medal}>
      {place}
      {medal && <span style={visuallyHidden}>{`, ${medal}`}</span>}
    </Disc>
  );
}
