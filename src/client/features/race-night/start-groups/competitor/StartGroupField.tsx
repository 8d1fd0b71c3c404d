import { useFormikContext } from 'formik';
import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { matchingStartGroup } from '../../../../../shared/domain/startGroups';
import { FormSelect } from '../../../../ui/form/FormSelect';
import type { CompetitorValues } from './competitorValues';
import { competitorTexts } from './texts';
import { typedRating } from '../../../../ui/form/FormRatingLimits';

export interface GroupChoice {
  group: StartGroupRow;
  name: string;
}

/** The start group, with a word about the one that the SRS number belongs in. */
export function StartGroupField({ groups }: { groups: readonly GroupChoice[] }) {
  const { values } = useFormikContext<CompetitorValues>();
  const options = [
    { value: '', label: competitorTexts.ungrouped },
    ...groups.map(({ group, name }) => ({ value: String(group.id), label: name })),
  ];
  const limits = groups.map(({ group }) => group);
  const fitting = matchingStartGroup(typedRating(values.base_rating), limits);
  const fit = groups.find(({ group }) => group === fitting);
  const isNews = fit !== undefined && String(fit.group.id) !== values.start_group;
  return (
    <FormSelect
      name="start_group"
      label={competitorTexts.startGroup}
      options={options}
      helperText={isNews ? competitorTexts.suggestion(fit.name) : undefined}
    />
  );
}
