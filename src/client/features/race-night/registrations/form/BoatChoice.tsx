import { useFormikContext } from 'formik';
import type { Boat } from '../../../../../shared/contract/boats';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { registrationTexts } from '../texts';
import { AS_ENTERED, NEW_BOAT, type EntryValues } from './entryValues';

interface BoatChoiceProps {
  /** In the order that they are offered. */
  boats: readonly Boat[];
  /** What the entry calls its boat, where she is none of these. */
  entered: string | null;
}

const named = ({ name, sail_number, boat_model_name }: Boat): string => {
  const label = competitorLabel({ sail_number, boat_name: name, skipper_name: '' });
  return boat_model_name === null ? label : `${label}, ${boat_model_name}`;
};

/** One of the own boats, or one more. */
export function BoatChoice({ boats, entered }: BoatChoiceProps) {
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
