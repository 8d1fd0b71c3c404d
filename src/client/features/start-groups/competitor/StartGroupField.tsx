import { useFormikContext } from 'formik';
import type { StartGroupRow } from '../../../../shared/contract/startGroups';
import { isInInterval } from '../../../../shared/domain/rating';
import { FormSelect } from '../../../ui/form/FormSelect';
import type { CompetitorValues } from './competitorValues';
import { texts } from './texts';
import { typedRating } from '../../../ui/form/typedRating';

export interface GroupChoice {
  group: StartGroupRow;
  name: string;
}

const hasLimits = ({ min_rating, max_rating }: StartGroupRow) => min_rating !== null || max_rating !== null;

/** The group whose limits the number is within; null while there is no number, or no such group. */
function fitting(groups: readonly GroupChoice[], typed: string): GroupChoice | null {
  const srs = typedRating(typed);
  if (srs === null) return null;
  return groups.find(({ group }) => hasLimits(group) && isInInterval(srs, group)) ?? null;
}

/** The start group, with a word about the one that the SRS number belongs in. */
export function StartGroupField({ groups }: { groups: readonly GroupChoice[] }) {
  const { values } = useFormikContext<CompetitorValues>();
  const options = [{ value: '', label: texts.ungrouped }, ...groups.map(({ group, name }) => ({ value: String(group.id), label: name }))];
  const fit = fitting(groups, values.base_rating);
  const isNews = fit !== null && String(fit.group.id) !== values.start_group;
  return (
    <FormSelect
      name="start_group"
      label={texts.startGroup}
      options={options}
      helperText={isNews ? texts.suggestion(fit.name) : undefined}
    />
  );
}
