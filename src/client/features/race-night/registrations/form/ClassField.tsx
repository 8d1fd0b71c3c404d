import { useFormikContext } from 'formik';
import type { Id, WireDecimal } from '../../../../../shared/contract/common';
import { matchingRaceClass } from '../../../../../shared/domain/raceClassOf';
import { selectRaceClasses } from '../../../../state/rowSelectors';
import { useAppSelector } from '../../../../state/hooks';
import { FormSelect } from '../../../../ui/form/FormSelect';
import { registrationTexts } from '../texts';
import type { EntryValues } from './entryValues';

interface ClassFieldProps {
  sailing: Id;
  boat: { boat_model: Id | null; base_rating: WireDecimal | null };
}

/** The class, where the sailing has any, with a word about the one that the boat belongs in by its rules. */
export function ClassField({ sailing, boat }: ClassFieldProps) {
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
