import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { Boat } from '../../../../../shared/contract/boats';
import type { Id } from '../../../../../shared/contract/common';
import type { Competitor } from '../../../../../shared/contract/competitors';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { registrationTexts } from '../texts';
import { NO_NUMBERS, type BoatNumbers } from '../../../../../shared/domain/boatNumbers';
import { BoatFields, type BoatModels } from '../../../../sailing-ui/boat/BoatFields';
import { boatNumbers, knownNumbers } from './boatNumbers';
import { BoatChoice } from './BoatChoice';
import { ClassField } from './ClassField';
import { AS_ENTERED, NEW_BOAT, type EntryValues } from './entryValues';
import { RatingFields } from './RatingFields';

interface EntryFieldsProps extends BoatModels {
  sailing: Id;
  /** The own ones, in the order that they are offered. */
  boats: readonly Boat[];
  /** The entry that is changed, if it is there already. */
  entry?: Competitor;
}

interface Sailed {
  boat_model: Id | null;
  numbers: BoatNumbers;
}

/** The numbers that the entry has: her full-crew one, and the one that counts. */
function enteredNumbers({ base_rating, rating_type, rating }: Competitor): BoatNumbers {
  const counted = rating_type === 'custom' ? {} : { [rating_type]: rating };
  return { ...NO_NUMBERS, srs: base_rating, ...counted };
}

/** The boat that the form is about, as far as numbers and classes go. */
function sailedBoat(
  values: EntryValues,
  { boats, models, entry }: Pick<EntryFieldsProps, 'boats' | 'models' | 'entry'>,
): Sailed {
  if (values.boat === NEW_BOAT) {
    const model = models.find(({ id }) => id === values.boat_model);
    return { boat_model: values.boat_model, numbers: knownNumbers(values, model) };
  }
  if (values.boat === AS_ENTERED && entry) return { boat_model: entry.boat_model, numbers: enteredNumbers(entry) };
  const boat = boats.find(({ id }) => String(id) === values.boat);
  return { boat_model: boat?.boat_model ?? null, numbers: boatNumbers(boat, models) };
}

/** The boat, what she is counted by, and who sails her. */
export function EntryFields({ sailing, boats, entry, ...models }: EntryFieldsProps) {
  const { values } = useFormikContext<EntryValues>();
  const sailed = sailedBoat(values, { boats, models: models.models, ...(entry && { entry }) });
  const isOwn = entry !== undefined && boats.some(({ id }) => id === entry.boat);
  return (
    <>
      <BoatChoice boats={boats} entered={entry === undefined || isOwn ? null : competitorLabel(entry)} />
      {values.boat === NEW_BOAT && <BoatFields {...models} nameField="boat_name" />}
      <RatingFields numbers={sailed.numbers} />
      <ClassField sailing={sailing} boat={{ boat_model: sailed.boat_model, base_rating: sailed.numbers.srs }} />
      <FormTextField name="skipper_name" label={registrationTexts.form.skipper} required autoComplete="name" />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: '1fr 8rem' }}>
        <FormTextField
          name="crew_names"
          label={registrationTexts.form.crew}
          helperText={registrationTexts.form.crewHint}
          autoComplete="off"
        />
        <FormTextField
          name="crew_count"
          label={registrationTexts.form.crewCount}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Box>
    </>
  );
}
