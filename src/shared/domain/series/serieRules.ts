import type { WireDate } from '../../contract/common';
import type { DiscardsDocument, RulesDocument } from '../../contract/scoring';
import type { SerieQuota, SerieRules } from '../../contract/series';

/** The rules of a series without settings: low points, one race discarded from the second on (A2.1). */
export const DEFAULT_SERIE_RULES: SerieRules = {
  rrs: '2025-2028',
  scoring_system: 'low_point',
  discard_rule: 'thresholds',
  discards: [2],
  counting_table: [],
  discard_proportion: null,
  dnc_rule: 'entries_plus_1',
  code_points: {},
  quotas: [],
  competitor_key: 'boat',
  class_scoring: 'apart',
  min_starters: 1,
};

/** Reads the stored rules: JSON with only the rules that have been set, completed by the defaults. */
export const parseSerieRules = (json: string): SerieRules => ({
  ...DEFAULT_SERIE_RULES,
  ...(JSON.parse(json) as Partial<SerieRules>),
});

/** The fields of a race that the rules of its series need. */
export interface RuledRace {
  start_date: WireDate;
  race_weight: number;
  must_count: boolean;
}

function discardsOf({ discard_rule, discards, counting_table, discard_proportion }: SerieRules): DiscardsDocument {
  if (discard_rule === 'table' && counting_table.length > 0) return { table: counting_table };
  if (discard_rule === 'proportion' && discard_proportion) return { proportion: discard_proportion };
  if (discard_rule !== 'thresholds' || discards.length === 0) return { count: 0 };
  return { thresholds: discards.map((races, index) => ({ races, discards: index + 1 })) };
}

/** The numbers, from 1, of the races sailed after the former quota's last day and no later than this one's. */
function quotaRaces({ until }: SerieQuota, before: SerieQuota | undefined, races: readonly RuledRace[]): number[] {
  return races.flatMap(({ start_date }, index) =>
    start_date <= until && (before === undefined || start_date > before.until) ? [index + 1] : [],
  );
}

function quotasOf(quotas: readonly SerieQuota[], races: readonly RuledRace[]): NonNullable<RulesDocument['quotas']> {
  return quotas.flatMap((quota, index) => {
    const numbers = quotaRaces(quota, quotas[index - 1], races);
    return numbers.length === 0 ? [] : [{ ...(quota.name && { name: quota.name }), races: numbers, min: quota.min }];
  });
}

/**
 * The rules of a series as the scorer reads them, for these races in the order sailed. Places are those across the
 * line.
 */
export function toRulesDocument(rules: SerieRules, races: readonly RuledRace[]): RulesDocument {
  return {
    rrs: rules.rrs,
    places: 'crossing',
    system: rules.scoring_system,
    discards: discardsOf(rules),
    dnc_rule: rules.dnc_rule,
    code_points: rules.code_points,
    quotas: quotasOf(rules.quotas, races),
    must_count: races.flatMap(({ must_count }, index) => (must_count ? [index + 1] : [])),
    min_starters: rules.min_starters,
    weights: races.map(({ race_weight }) => race_weight),
  };
}
