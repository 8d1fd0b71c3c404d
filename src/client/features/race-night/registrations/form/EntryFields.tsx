import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import type { Boat } from '../../../../../shared/contract/boats';
import type { Id, WireDecimal } from '../../../../../shared/contract/common';
import type { Competitor } from '../../../../../shared/contract/competitors';
import { NO_NUMBERS, type BoatNumbers } from '../../../../../shared/domain/boatNumbers';
import { matchingRaceClass } from '../../../../../shared/domain/raceClassOf';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { FurtherBoatFields, MainBoatFields, type BoatModels } from '../../../../sailing-ui/boat/BoatFields';
import { CrewFields } from '../../../../sailing-ui/CrewFields';
import { useAppSelector } from '../../../../state/rootState';
import { selectRaceClasses } from '../../../../state/rowSelectors';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { formatDecimal } from '../../../../ui/format';
import { registrationTexts } from '../texts';
import { boatNumbers, knownNumbers, variantOptions } from './boatNumbers';
import { AS_ENTERED, FURTHER_FIELDS, isFurtherFilled, NEW_BOAT, type EntryValues } from './entryValues';

/** What the boat is counted by in this race, and the number that it comes to. */
function RatingFields({ numbers }: { numbers: BoatNumbers }) {
  const { values } = useFormikContext<EntryValues>();
  const { rating_type } = values;
  const used = rating_type === 'custom' ? null : numbers[rating_type];
  const isOwn = rating_type === 'custom';
  const hint =
    used === null ? registrationTexts.form.noUsedNumber : registrationTexts.form.usedNumber(formatDecimal(used));
  return (
    <>
      <FormSelect
        name="rating_type"
        label={registrationTexts.form.ratingType}
        options={variantOptions(numbers)}
        helperText={isOwn ? undefined : hint}
      />
      {isOwn && (
        <FormTextField
          name="rating"
          label={registrationTexts.form.rating}
          helperText={registrationTexts.form.ratingHint}
          required
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
    </>
  );
}

interface BoatChoiceProps {
  /** In the order that they are offered. */
  boats: readonly Boat[];
  /** What the entry calls its boat, where it is none of these. */
  entered: string | null;
}

const named = ({ name, sail_number, boat_model_name }: Boat): string => {
  const label = competitorLabel({ sail_number, boat_name: name, skipper_name: '' });
  return boat_model_name === null ? label : `${label}, ${boat_model_name}`;
};

/** One of the sailor's own boats, or a new one. */
function BoatChoice({ boats, entered }: BoatChoiceProps) {
  const { values } = useFormikContext<EntryValues>();
  const options = [
    ...(entered === null ? [] : [{ value: AS_ENTERED, label: registrationTexts.form.asEntered(entered) }]),
    ...boats.map((boat) => ({ value: String(boat.id), label: named(boat) })),
    { value: NEW_BOAT, label: registrationTexts.form.newBoat },
  ];
  return (
    <FormSelect
      name="boat"
      label={registrationTexts.form.boat}
      options={options}
      helperText={values.boat === NEW_BOAT ? registrationTexts.form.newBoatHint : undefined}
    />
  );
}

interface ClassFieldProps {
  sailing: Id;
  boat: { boat_model: Id | null; base_rating: WireDecimal | null };
}

/** The class, where the sailing has any, with a word about the one that the boat belongs in by its rules. */
function ClassField({ sailing, boat }: ClassFieldProps) {
  const { values } = useFormikContext<EntryValues>();
  const classes = useAppSelector((state) => selectRaceClasses(state, sailing));
  if (classes.length === 0) return null;
  const fit = matchingRaceClass(boat, classes);
  const isNews = fit !== null && String(fit.id) !== values.race_class;
  const options = [
    { value: '', label: registrationTexts.form.noClass },
    ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <FormSelect
      name="race_class"
      label={registrationTexts.form.raceClass}
      options={options}
      helperText={isNews ? registrationTexts.form.classSuggestion(fit.name) : undefined}
    />
  );
}

interface EntryFieldsProps extends BoatModels {
  sailing: Id;
  /** The own ones, in the order that they are offered. */
  boats: readonly Boat[];
  /** The entry that is changed, if it is there already. */
  entry?: Competitor;
  /** The skipper becomes the name of the sailor's profile, which has none. */
  namesProfile?: boolean;
}

interface Sailed {
  boat_model: Id | null;
  numbers: BoatNumbers;
}

/** The numbers that the entry has: the full-crew one, and the one that counts. */
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

/**
 * Fields that few need, behind a button; they open by themselves where one of them says something or has a problem, and
 * stay open as long as it has.
 */
function FoldedFields({ children }: { children: ReactNode }) {
  const { values, errors, submitCount } = useFormikContext<EntryValues>();
  const [isOpen, setOpen] = useState(() => isFurtherFilled(values));
  const fields = useId();
  const hasProblem = submitCount > 0 && FURTHER_FIELDS.some((name) => errors[name] !== undefined);
  if (hasProblem && !isOpen) setOpen(true);
  return (
    <>
      {!hasProblem && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start', alignSelf: 'start' }}
          aria-expanded={isOpen}
          aria-controls={isOpen ? fields : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? registrationTexts.form.fewer : registrationTexts.form.more}
        </Button>
      )}
      {isOpen && (
        <Stack id={fields} spacing={2.5} useFlexGap>
          {children}
        </Stack>
      )}
    </>
  );
}

/** The boat, what it is scored by, and who sails it. A new boat asks for the least at first. */
export function EntryFields({ sailing, boats, entry, namesProfile = false, ...models }: EntryFieldsProps) {
  const { values } = useFormikContext<EntryValues>();
  const sailed = sailedBoat(values, { boats, models: models.models, ...(entry && { entry }) });
  const isOwn = entry !== undefined && boats.some(({ id }) => id === entry.boat);
  const entered = entry === undefined || isOwn ? null : competitorLabel(entry);
  const isNew = values.boat === NEW_BOAT;
  const scored = (
    <>
      <RatingFields numbers={sailed.numbers} />
      <ClassField sailing={sailing} boat={{ boat_model: sailed.boat_model, base_rating: sailed.numbers.srs }} />
    </>
  );
  return (
    <>
      {boats.length === 0 && entered === null ? null : <BoatChoice boats={boats} entered={entered} />}
      {isNew ? <MainBoatFields {...models} /> : scored}
      <FormTextField
        name="skipper_name"
        label={registrationTexts.form.skipper}
        helperText={namesProfile ? registrationTexts.form.skipperHint : undefined}
        required
        autoComplete="name"
      />
      {isNew ? (
        <FoldedFields>
          <FurtherBoatFields {...models} nameField="boat_name" />
          {scored}
          <CrewFields />
        </FoldedFields>
      ) : (
        <CrewFields />
      )}
    </>
  );
}
