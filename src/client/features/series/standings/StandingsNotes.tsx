import { styled } from '@mui/material/styles';
import type { SailingSummary } from '../../../../shared/contract/sailings';
import { shortDate, whyNotCounted } from './raceTexts';
import { isPreliminary, type Standings } from './standings';
import { runningOf } from './standingsColumns';
import { standingsTexts } from './texts';

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  display: 'grid',
  gap: theme.spacing(0.5),
}));

/**
 * What has to be said below the standings: races that do not count and why, those that are being sailed or were
 * cancelled, and what may still change.
 */
export function notesOf(standings: Standings, sailings: readonly SailingSummary[]): string[] {
  const notCounted = standings.races.flatMap((race) => {
    const reason = whyNotCounted(race);
    return reason === null
      ? []
      : [standingsTexts.raceNotCounted(race.race.name, shortDate(race.race.start_date), reason)];
  });
  const cancelled = sailings.flatMap(({ name, status, start_date }) =>
    status === 'cancelled' ? [standingsTexts.cancelledRace(name, shortDate(start_date))] : [],
  );
  const running = runningOf(sailings).map(({ name, start_date }) =>
    standingsTexts.runningRace(name, shortDate(start_date)),
  );
  return [
    ...notCounted,
    ...running,
    ...cancelled,
    ...(isPreliminary(standings) ? [standingsTexts.preliminaryNote] : []),
  ];
}

interface StandingsNotesProps {
  standings: Standings;
  /** Of the serie. */
  sailings: readonly SailingSummary[];
}

export function StandingsNotes({ standings, sailings }: StandingsNotesProps) {
  const notes = notesOf(standings, sailings);
  if (notes.length === 0) return null;
  return (
    <List>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </List>
  );
}
