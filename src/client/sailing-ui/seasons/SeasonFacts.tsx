import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { OwnSeason, RacePlace, SailedBoat } from '../../../shared/contract/statistics';
import { competitorLabel } from '../../../shared/domain/sailNumber';
import { formatDay } from '../../ui/format';

const seasonFactsTexts = {
  starts: 'Starter',
  finishes: 'I mål',
  best: 'Bästa placering',
  bestPlace: (place: number, starters: number) => `${place} av ${starters}`,
  bestIn: ({ name, date }: RacePlace) => `${name}, ${formatDay(date)}`,
  beaten: 'Slagna båtar i snitt',
  share: (percent: number) => `${percent} %`,
  shareNote: 'av dem som startade i klassen',
  boats: 'Båtar',
  boatStarts: (starts: number) => (starts === 1 ? 'en start' : `${starts} starter`),
  none: '–',
} as const;

const Facts = styled('dl')(({ theme }) => ({
  margin: theme.spacing(1.5, 0, 0),
  display: 'grid',
  gap: theme.spacing(2, 4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& a': { color: theme.vars.palette.primary.main, lineHeight: '44px' },
  '& .value': { ...theme.typography.h2 },
  '& .note': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Without a name of its own a boat is known by its helm, who is the sailor. */
const labelOf = (boat: SailedBoat): string => competitorLabel({ ...boat, skipper_name: seasonFactsTexts.none });

interface SeasonFactsProps {
  season: OwnSeason;
  /** Where the history of a boat is read; without it the boats are not named. */
  hrefOf?: (boat: SailedBoat) => string;
}

/** A season of a sailor or a boat in figures. */
export function SeasonFacts({ season, hrefOf }: SeasonFactsProps) {
  const { starts, finishes, best, beaten, boats } = season;
  return (
    <Facts>
      <div>
        <dt>{seasonFactsTexts.starts}</dt>
        <dd className="value">{starts}</dd>
      </div>
      <div>
        <dt>{seasonFactsTexts.finishes}</dt>
        <dd className="value">{finishes}</dd>
      </div>
      <div>
        <dt>{seasonFactsTexts.best}</dt>
        <dd className="value">
          {best === null || best.place === null
            ? seasonFactsTexts.none
            : seasonFactsTexts.bestPlace(best.place, best.starters)}
        </dd>
        {best === null ? null : <dd className="note">{seasonFactsTexts.bestIn(best)}</dd>}
      </div>
      <div>
        <dt>{seasonFactsTexts.beaten}</dt>
        <dd className="value">{beaten === null ? seasonFactsTexts.none : seasonFactsTexts.share(beaten)}</dd>
        {beaten === null ? null : <dd className="note">{seasonFactsTexts.shareNote}</dd>}
      </div>
      {hrefOf === undefined ? null : (
        <div>
          <dt>{seasonFactsTexts.boats}</dt>
          {boats.map((boat) => (
            <dd key={boat.competitor}>
              <Link to={hrefOf(boat)}>{labelOf(boat)}</Link>, {seasonFactsTexts.boatStarts(boat.starts)}
            </dd>
          ))}
        </div>
      )}
    </Facts>
  );
}
