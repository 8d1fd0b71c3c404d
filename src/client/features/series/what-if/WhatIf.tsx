import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { Serie } from '../../../../shared/contract/series';
import type { Question } from '../../../../shared/domain/scoring/whatIf';
import { useSailings } from '../../../api/sailings';
import { compareSwedish } from '../../../ui/format';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { boatText } from '../standings/BoatName';
import { shortDate } from '../standings/raceTexts';
import type { Standings } from '../standings/standings';
import { NeedPanel } from './NeedPanel';
import { OutcomePanel } from './OutcomePanel';
import { plannedSailings, raceQuestion } from './raceQuestion';
import { whatIfTexts } from './texts';
import { readPlace } from './typedPlaces';
import { MOST_RACES, usePlans } from './usePlans';

interface WhatIfProps {
  club: Id;
  serie: Serie;
  standings: Standings;
}

/** What a boat needs in the races to come, and what the standings become with the places typed here. */
export function WhatIf({ club, serie, standings }: WhatIfProps) {
  const { sailings } = useSailings(club);
  const planned = plannedSailings(serie, standings);
  const { row, count, ...plans } = usePlans(standings, planned.length);
  const boats = standings.rows.length;
  const key = row?.key;
  const question = useMemo<Question | null>(
    () => (key === undefined || count === 0 ? null : raceQuestion({ serie, standings, known: sailings, count }, key)),
    [serie, standings, sailings, count, key],
  );
  const asked = useDeferredValue(question);
  if (!row) return null;
  const nameOfRace = (index: number) => {
    const sailing = planned[index];
    return sailing
      ? `${sailing.name} ${shortDate(sailing.start_date)}`
      : whatIfTexts.moreRace(standings.races.length + index + 1);
  };
  return (
    <section aria-labelledby="vad-kravs">
      <Typography id="vad-kravs" variant="h2" sx={{ mb: 2 }}>
        {whatIfTexts.title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 20rem) 12rem' },
          alignItems: 'start',
          mb: 3,
        }}
      >
        <SelectField
          id="vad-kravs-bat"
          label={whatIfTexts.boat}
          value={row.key}
          onChange={(event) => plans.chooseBoat(event.target.value)}
        >
          {[...standings.rows]
            .sort((a, b) => compareSwedish(boatText(a.boat), boatText(b.boat)))
            .map((one) => (
              <option key={one.key} value={one.key}>
                {boatText(one.boat)}
              </option>
            ))}
        </SelectField>
        <TextField
          id="vad-kravs-seglingar"
          label={whatIfTexts.races}
          value={plans.typedCount}
          onChange={(event) => plans.setTypedCount(event.target.value)}
          helperText={`${whatIfTexts.racesHint(planned.length)} ${whatIfTexts.raceTooMany(MOST_RACES)}`}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
        />
      </Box>
      {asked === null ? (
        <Typography>{whatIfTexts.noRaces}</Typography>
      ) : (
        <>
          <NeedPanel question={asked} name={boatText(row.boat)} />
          <OutcomePanel
            question={asked}
            standings={standings}
            name={boatText(row.boat)}
            races={plans.typedPlaces.map((typed, index) => ({
              name: nameOfRace(index),
              typed,
              place: readPlace(typed, boats),
              onType: (place: string) => plans.setTypedPlace(index, place),
            }))}
          />
        </>
      )}
    </section>
  );
}
