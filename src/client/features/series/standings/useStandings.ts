import { useMemo } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { ClassScoringDocument, SerieScoring } from '../../../../shared/contract/scoring';
import { useMeQuery } from '../../../api/auth';
import { useSearchChoice } from '../../../lib/useSearchChoice';
import { categoriesOf, standingsOf, type Standings } from './standings';
import { standingsTexts } from './texts';

interface Option {
  value: string | null;
  label: string;
}

interface ChosenStandings {
  standings: Standings | null;
  classes: { options: readonly Option[]; chosen: string | null; choose: (value: string | null) => void };
  categories: { options: readonly Option[]; chosen: string | null; choose: (value: string | null) => void };
  /** "SRS 1, Dam": which part of the series is shown; empty when it is all of it. */
  part: string;
}

const nameOfClass = (name: string | null): string => name ?? standingsTexts.everybody;

const hasBoatOf = (boats: ClassScoringDocument['boats'], sailor: Id): boolean =>
  Object.values(boats).some((boat) => boat.sailor === sailor);

/**
 * The standings of the class and sub-result that the address names, scored once per document. Where it names no class,
 * the reader's own comes first.
 */
export function useStandings(scoring: SerieScoring): ChosenStandings {
  const [className, chooseClass] = useSearchChoice('klass');
  const [categoryName, chooseCategory] = useSearchChoice('delresultat');
  const { classes } = scoring;
  const { data: me } = useMeQuery();
  const sailor = me?.sailor?.id;
  const source =
    classes.find(({ race_class }) => nameOfClass(race_class) === className) ??
    classes.find(({ boats }) => sailor !== undefined && hasBoatOf(boats, sailor)) ??
    classes[0];
  const categories = source ? categoriesOf(source) : [];
  const category = categoryName !== null && categories.includes(categoryName) ? categoryName : null;
  const standings = useMemo(() => (source ? standingsOf(source, category) : null), [source, category]);
  const classOptions = classes.map(({ race_class }) => ({
    value: nameOfClass(race_class),
    label: nameOfClass(race_class),
  }));
  const chosenClass = source ? nameOfClass(source.race_class) : null;
  return {
    standings,
    classes: { options: classOptions.length > 1 ? classOptions : [], chosen: chosenClass, choose: chooseClass },
    categories: {
      options:
        categories.length === 0
          ? []
          : [null, ...categories].map((value) => ({ value, label: value ?? standingsTexts.allBoats })),
      chosen: category,
      choose: chooseCategory,
    },
    part: [source?.race_class, category].filter(Boolean).join(', '),
  };
}
