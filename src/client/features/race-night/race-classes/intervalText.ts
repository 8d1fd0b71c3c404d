import type { RaceClass } from '../../../../shared/contract/raceClasses';
import { formatDecimal } from '../../../ui/format';
import { raceClassTexts } from './texts';

/** Which boats a class is for: "0,930–1,050", "från 0,930", "Endast IF-båt". */
export function intervalText({ kind, min_rating: min, max_rating: max }: RaceClass, model: string | undefined): string {
  if (kind === 'one_design') return model === undefined ? raceClassTexts.modelGone : raceClassTexts.model(model);
  if (min !== null && max !== null) return raceClassTexts.between(formatDecimal(min), formatDecimal(max));
  if (min !== null) return raceClassTexts.from(formatDecimal(min));
  return max === null ? raceClassTexts.noLimits : raceClassTexts.to(formatDecimal(max));
}
