import type { SerieRules } from '../../../../shared/contract/series';
import { serieSchema } from '../../../../shared/schemas/serie';
import { fieldErrors, firstErrors } from '../../../../shared/schemas/fields/validate';
import { DEFAULT_SERIE_RULES } from '../../../../shared/domain/series/serieRules';
import { typedRules, type RuleValues } from './ruleValues';
import { serieRulesTexts } from './texts';

function codeTwice({ code_points }: RuleValues): Record<string, string> {
  const codes = code_points.map(({ code }) => code);
  const again = codes.find((code, index) => codes.indexOf(code) !== index);
  return again === undefined ? {} : { code_points: serieRulesTexts.codeTwice(again) };
}

const validated = (values: RuleValues) => fieldErrors(serieSchema, typedRules(values), { partial: true });

/** What is wrong with the rules, by field, as the server would say it. */
export const ruleProblems = (values: RuleValues): Record<string, string> => ({
  ...firstErrors(validated(values)),
  ...codeTwice(values),
});

/** The rules that were typed; null while something in them is wrong. */
export function readRules(values: RuleValues): SerieRules | null {
  if (Object.keys(codeTwice(values)).length > 0) return null;
  const reading = validated(values);
  if (!('value' in reading)) return null;
  const known = Object.entries(reading.value).filter(
    ([name, value]) => name in DEFAULT_SERIE_RULES && value !== undefined,
  );
  return { ...DEFAULT_SERIE_RULES, ...Object.fromEntries(known) };
}
