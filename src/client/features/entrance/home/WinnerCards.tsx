import { styled } from '@mui/material/styles';
import type { RecentResult } from '../../../../shared/contract/indexData';
import { PICTURE_COLOURS, tokens } from '../../../../shared/tokens';
import { formatDay } from '../../../ui/format';
import { frontPageTexts } from './texts';

const SHOWN = 4;
/** Of the drawing that the server makes of a boat. */
const PICTURE = { width: 470, height: 622 };

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  // On a phone a row to be swiped, with a piece of the next one in sight.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(80%, 18rem)',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    // The outline of a card that has the focus is not cut.
    margin: theme.spacing(-0.5),
    padding: theme.spacing(0.5),
    '& li': { scrollSnapAlign: 'start' },
  },
  '& li': { display: 'grid' },
  '& li:nth-of-type(2n) a': { background: theme.vars.palette.primary.main },
  '& a': {
    position: 'relative',
    display: 'grid',
    alignContent: 'end',
    minHeight: 300,
    padding: theme.spacing(2),
    overflow: 'hidden',
    borderRadius: 12,
    border: `var(--stroke) solid ${theme.vars.palette.bar.line}`,
    background: PICTURE_COLOURS.deepSea,
    color: tokens.light.onBar,
    textDecoration: 'none',
    '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
  '& img': { position: 'absolute', top: 8, right: -16, width: 'auto', height: 260 },
  // No words on the sail, whatever is drawn there.
  '& span': {
    position: 'relative',
    display: 'grid',
    margin: theme.spacing(-2),
    padding: theme.spacing(4, 2, 2),
    background: 'linear-gradient(transparent, rgb(6 20 34 / .86) 3rem)',
  },
  '& strong': { ...theme.typography.h1, overflowWrap: 'anywhere' },
  '& small': theme.typography.body2,
}));

interface WinnerCardsProps {
  results: readonly RecentResult[];
}

/** The boats that won the latest public results, each a link to its result; nothing where there is none. */
export function WinnerCards({ results }: WinnerCardsProps) {
  const won = results.flatMap(({ winner, public_path: path, ...sailing }) =>
    winner && path !== null ? [{ winner, path, ...sailing }] : [],
  );
  if (won.length === 0) return null;
  return (
    <section aria-label={frontPageTexts.winners} className="wide">
      <h2>{frontPageTexts.winners}</h2>
      <Cards>
        {won.slice(0, SHOWN).map(({ id, path, winner, name, club, start_date }) => (
          <li key={id}>
            <a href={path}>
              <img src={`${path}.svg`} alt="" loading="lazy" {...PICTURE} />
              <span>
                <small>{winner.sail_number}</small>
                <strong>{winner.boat_name || winner.sail_number}</strong>
                <small>{`${name}, ${formatDay(start_date)}`}</small>
                <small>{`${club.name} · ${frontPageTexts.home(winner.home)}`}</small>
              </span>
            </a>
          </li>
        ))}
      </Cards>
    </section>
  );
}
