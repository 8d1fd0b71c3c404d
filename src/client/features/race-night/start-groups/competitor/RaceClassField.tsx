import { useFormikContext } from 'formik';
import type { Id } from '../../../../../shared/contract/common';
import { matchingRaceClass } from '../../../../../shared/domain/raceClassOf';
import { selectRaceClasses } from '../../../../state/rowSelectors';
import { useAppSelector } from '../../../../state/hooks';
import { FormSelect } from '../../../../ui/form/FormSelect';
import type { CompetitorValues } from './competitorValues';
import { competitorTexts } from './texts';
import { typedRating } from '../../../../ui/form/typedRating';

/** The class, where the sailing has any, with a word about the one that the boat belongs in by its rules. */
export function RaceClassField({ sailing }: { sailing: Id }) {
  const { values } = useFormikContext<CompetitorValues>();
  const classes = useAppSelector((state) => selectRaceClasses(state, sailing));
  if (classes.length === 0) return null;
  const fit = matchingRaceClass(
    { boat_model: values.boat_model, base_rating: typedRating(values.base_rating) },
    classes,
  );
  const isNews = fit !== null && String(fit.id) !== values.race_class;
  const options = [
    { value: '', label: competitorTexts.noClass },
    ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <FormSelect
      name="race_class"
      label={competitorTexts.raceClass}
      options={options}
      helperText={isNews ? competitorTexts.classSuggestion(fit.name) : undefined}
    />
  );
}
