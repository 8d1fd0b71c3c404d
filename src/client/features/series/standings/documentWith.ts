import type { ClassScoringDocument, SeriesDocument } from '../../../../shared/contract/scoring';
import type { SerieRules } from '../../../../shared/contract/series';
import { toRulesDocument, type RuledRace } from '../../../../shared/domain/series/serieRules';

/** The races of a document, as far as the rules of a serie ask. */
function ruledRaces({ document: { rules = {} }, races }: ClassScoringDocument): RuledRace[] {
  return races.map(({ start_date }, index) => ({
    start_date,
    race_weight: rules.weights?.[index] ?? 1,
    must_count: rules.must_count?.includes(index + 1) ?? false,
  }));
}

/** A class's document with these rules, and with races to come, in which nobody has sailed, at its end. */
export function documentWith(
  source: ClassScoringDocument,
  rules: SerieRules,
  coming: readonly RuledRace[] = [],
): SeriesDocument {
  const { document } = source;
  const entries = document.rules?.entries;
  return {
    ...document,
    rules: {
      ...toRulesDocument(rules, [...ruledRaces(source), ...coming]),
      ...(entries === undefined ? {} : { entries }),
    },
    races: [...document.races, ...coming.map(() => ({}))],
  };
}
