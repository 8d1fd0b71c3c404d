import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { Id } from '../../../../../shared/contract/common';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { BoatModelField } from './BoatModelField';
import { CategoriesField } from './CategoriesField';
import { hasOwnRating, type CompetitorValues } from './competitorValues';
import { RaceClassField } from './RaceClassField';
import { RatingTypeField } from './RatingTypeField';
import { StartGroupField, type GroupChoice } from './StartGroupField';
import { competitorTexts } from './texts';

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
const decimal = { htmlInput: { inputMode: 'decimal' } } as const;

interface CompetitorFieldsProps {
  sailing: Id;
  groups: readonly GroupChoice[];
}

/** The boat, its people, its number, where it starts and where it is counted. */
export function CompetitorFields({ sailing, groups }: CompetitorFieldsProps) {
  const { values } = useFormikContext<CompetitorValues>();
  return (
    <>
      <Box sx={pair}>
        <FormTextField
          name="sail_number"
          label={competitorTexts.sailNumber}
          helperText={competitorTexts.sailNumberHint}
          autoComplete="off"
          autoFocus
          slotProps={{ htmlInput: { autoCapitalize: 'characters' } }}
        />
        <FormTextField name="boat_name" label={competitorTexts.boatName} autoComplete="off" />
      </Box>
      <Box sx={pair}>
        <FormTextField name="skipper_name" label={competitorTexts.helm} required autoComplete="off" />
        <FormTextField name="club_name" label={competitorTexts.club} autoComplete="off" />
      </Box>
      <BoatModelField />
      <Box sx={pair}>
        <FormTextField
          name="base_rating"
          label={competitorTexts.srs}
          helperText={competitorTexts.srsHint}
          autoComplete="off"
          slotProps={decimal}
        />
        <RatingTypeField />
      </Box>
      {hasOwnRating(values) && (
        <FormTextField name="rating" label={competitorTexts.rating} autoComplete="off" slotProps={decimal} />
      )}
      <StartGroupField groups={groups} />
      <RaceClassField sailing={sailing} />
      <Box sx={{ ...pair, gridTemplateColumns: '1fr 8rem' }}>
        <FormTextField
          name="crew_names"
          label={competitorTexts.crew}
          helperText={competitorTexts.crewHint}
          autoComplete="off"
        />
        <FormTextField
          name="crew_count"
          label={competitorTexts.crewCount}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Box>
      <CategoriesField sailing={sailing} />
    </>
  );
}
