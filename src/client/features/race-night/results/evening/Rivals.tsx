import { styled } from '@mui/material/styles';
import type { ScoredBoat } from '../../../../../shared/contract/scoring';
import type { Meeting, Rival } from '../../../../../shared/domain/results/ownSeason';
import { dayOfYear } from '../../../../../shared/texts/swedishList';
import { visuallyHidden } from '../../../../ui/styles';
import type { ShownSeason } from './seasonIn';
import { eveningTexts } from './texts';

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: theme.spacing(0.5, 1.5) },
  '& .score': { fontSize: '1.25rem', lineHeight: 1.2, fontWeight: 700 },
  '& ol': {
    gridColumn: '1 / -1',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 5,
  },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    border: `1px solid ${theme.vars.palette.line}`,
    fontStyle: 'normal',
    fontSize: '0.8125rem',
    fontWeight: 'var(--weight-strong)',
    color: theme.vars.palette.text.secondary,
  },
  '& [data-meeting=other] i': { background: theme.vars.palette.sunken },
  '& [data-meeting=own] i': {
    background: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));

const nameOf = ({ boat_name, sail_number, skipper_name }: ScoredBoat): string =>
  boat_name || sail_number || skipper_name;

const wordsOf = (meeting: Meeting, name: string): string =>
  meeting === 'other' ? eveningTexts.otherAhead(name) : eveningTexts.meetingInWords[meeting ?? 'none'];

function RivalLine({ rival, boat, races }: { rival: Rival; boat: ScoredBoat; races: ShownSeason['races'] }) {
  const name = nameOf(boat);
  return (
    <li>
      <span>
        <b>{boat.sail_number}</b> {boat.boat_name}
      </span>
      <span className="score">
        <span aria-hidden="true">{eveningTexts.score(rival.ownAhead, rival.otherAhead)}</span>
        <span style={visuallyHidden}>{eveningTexts.scoreInWords(name, rival.ownAhead, rival.otherAhead)}</span>
      </span>
      <ol>
        {races.map((race, index) => {
          const meeting = rival.meetings[index] ?? null;
          const words = `${dayOfYear(race.start_date)}: ${wordsOf(meeting, name)}`;
          return (
            <li key={race.sailing} data-meeting={meeting ?? 'none'} title={words}>
              <i aria-hidden="true">
                {meeting === 'other' ? name.slice(0, 1).toUpperCase() : eveningTexts.meeting[meeting ?? 'none']}
              </i>
              <span style={visuallyHidden}>{words}</span>
            </li>
          );
        })}
      </ol>
    </li>
  );
}

/** Those that one has sailed closest to this season, race by race. */
export function Rivals({ shown: { season, boats, races } }: { shown: ShownSeason }) {
  const rivals = season.rivals.flatMap((rival) => {
    const boat = boats[rival.key];
    return boat ? [{ rival, boat }] : [];
  });
  if (rivals.length === 0) return null;
  return (
    <section className="rest" aria-label={eveningTexts.rivals}>
      <h3>{eveningTexts.rivals}</h3>
      <List>
        {rivals.map(({ rival, boat }) => (
          <RivalLine key={rival.key} {...{ rival, boat, races }} />
        ))}
      </List>
    </section>
  );
}
