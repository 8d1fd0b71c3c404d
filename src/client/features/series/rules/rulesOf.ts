import type { SerieRules } from '../../../../shared/contract/series';
import { DEFAULT_SERIE_RULES } from '../../../../shared/domain/series/serieRules';

const isRule = (name: string): name is keyof SerieRules => name in DEFAULT_SERIE_RULES;

/** The rules alone of a serie. */
export function rulesOf(serie: SerieRules): SerieRules {
  const rules = Object.fromEntries(Object.entries(serie).filter(([name]) => isRule(name)));
  return { ...DEFAULT_SERIE_RULES, ...rules };
}
