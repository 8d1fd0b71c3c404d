import { DEFAULT_SERIE_RULES, parseSerieRules } from '../../../shared/domain/series/serieRules';
import type { SerieRules } from '../../../shared/contract/series';
import type { SerieInput } from '../../../shared/schemas/serie';
import { bit, definedOnly } from '../../db/changes';
import type { SerieChanges } from '../../db/schema';

type Input = Partial<SerieInput>;

const RULES = Object.keys(DEFAULT_SERIE_RULES) as (keyof SerieRules)[];

/** The rules that the body names. */
function rulesIn(input: Input): Partial<SerieRules> {
  const { club: _, name: _name, description: _description, is_published: _published, ...rules } = input;
  return definedOnly(rules);
}

/** All rules as JSON, in one order, so that rules that are the same are the same text. */
export function storedRules(rules: SerieRules): string {
  return JSON.stringify(Object.fromEntries(RULES.map((rule) => [rule, rules[rule]])));
}

/** The columns that the body names. `current` is what the rules have been. */
export function toSerieColumns(input: Input, current = '{}'): SerieChanges {
  return definedOnly<SerieChanges>({
    name: input.name,
    description: input.description,
    is_published: bit(input.is_published),
    rules: storedRules({ ...parseSerieRules(current), ...rulesIn(input) }),
  });
}
