import type { Id } from '../../../../../shared/contract/common';
import { selectCompetitorsOfSailing } from '../../../../state/rowSelectors';
import { useAppSelector } from '../../../../state/hooks';
import { compareSwedish } from '../../../../ui/format';
import { FormTags } from '../../../../ui/form/FormTags';
import { competitorTexts } from './texts';

/** Sub-results that the boat takes part in: the usual ones, those that others of the sailing have, or own words. */
export function CategoriesField({ sailing }: { sailing: Id }) {
  const competitors = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing));
  const used = competitors.flatMap(({ categories }) => categories).toSorted(compareSwedish);
  const options = [...new Set([...competitorTexts.usualCategories, ...used])];
  return (
    <FormTags
      name="categories"
      label={competitorTexts.categories}
      helperText={competitorTexts.categoriesHint}
      options={options}
    />
  );
}
