import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { fromScaled } from '../../../../shared/domain/decimals';
import { prophet, type AssumedPlace, type Question } from '../../../../shared/domain/scoring/whatIf';
import { decimalText } from '../../../ui/format';
import { TextField } from '../../../ui/fields/TextField';
import { MovesTable } from '../standings/MovesTable';
import { rowsOf, type Standings } from '../standings/standings';
import { whatIfTexts } from './texts';

const FIRST_ROWS = 8;

interface PlannedRace {
  name: string;
  typed: string;
  /** undefined: what was typed is no place. */
  place: AssumedPlace | undefined;
  onType: (typed: string) => void;
}

interface OutcomePanelProps {
  question: Question;
  standings: Standings;
  name: string;
  races: readonly PlannedRace[];
}

/** Places for the races to come, and the standings that they lead to. */
export function OutcomePanel({ question, standings, name, races }: OutcomePanelProps) {
  const boats = question.series.competitors.length;
  const ask = useMemo(() => prophet(question), [question]);
  const places = races.flatMap(({ place }) => (place === undefined ? [] : [place]));
  // Races are more or fewer than was asked only until the question has caught up.
  const isAnswerable = places.length === question.toCome.length;
  const rows = isAnswerable ? rowsOf(standings.source, ask(places, 'asSoFar').rows) : null;
  const own = rows?.find(({ key }) => key === question.boat);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
          maxWidth: 1000,
          mb: 2,
        }}
      >
        {races.map((race, index) => (
          <TextField
            key={index}
            id={`vad-kravs-plac-${index}`}
            label={whatIfTexts.placeIn(race.name)}
            value={race.typed}
            onChange={(event) => race.onType(event.target.value)}
            error={race.place === undefined}
            helperText={race.place === undefined ? whatIfTexts.placeProblem(boats) : whatIfTexts.placeHint}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
          />
        ))}
      </Box>
      {own && rows ? (
        <>
          <Typography role="status" sx={{ mb: 2, fontSize: '1.125rem' }}>
            {whatIfTexts.outcomeWith(places.map(whatIfTexts.placeWord))}{' '}
            <strong>
              {whatIfTexts.outcome(name, own.score.rank, decimalText(fromScaled(own.score.netTenths, 1)))}
            </strong>
          </Typography>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {whatIfTexts.table}
          </Typography>
          <MovesTable
            caption={whatIfTexts.table}
            before={standings}
            after={{ rows }}
            atFirst={FIRST_ROWS}
            own={question.boat}
          />
        </>
      ) : null}
    </>
  );
}
