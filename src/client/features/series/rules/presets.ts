import type { SerieRules } from '../../../../shared/contract/series';
import { DEFAULT_SERIE_RULES } from '../../../../shared/domain/series/serieRules';
import { serieRulesTexts } from './texts';

export const PRESETS = [
  'oneDiscard',
  'oneOfFour',
  'steps',
  'bestEight',
  'countingTable',
  'noDiscards',
  'stsf',
  'scts',
] as const;
/** Ways to count that Swedish clubs use. */
export type Preset = (typeof PRESETS)[number];

const HALF_SEASON_TABLE = [
  { races: 4, counting: 3 },
  { races: 5, counting: 4 },
  { races: 7, counting: 5 },
];

/** What each of them says that the rule itself does not. Half-seasons end in July and December of the year. */
const CHANGES: Record<Preset, (year: number) => Partial<SerieRules>> = {
  oneDiscard: () => ({}),
  oneOfFour: () => ({ discards: [], discard_rule: 'proportion', discard_proportion: { discards: 1, of: 4 } }),
  steps: () => ({ discards: [5, 11, 15] }),
  bestEight: (year) => ({
    discards: [],
    discard_rule: 'table',
    counting_table: [{ races: 8, counting: 8 }],
    quotas: [
      { name: serieRulesTexts.spring, until: `${year}-07-15`, min: 3 },
      { name: serieRulesTexts.autumn, until: `${year}-12-31`, min: 3 },
    ],
  }),
  countingTable: () => ({ discards: [], discard_rule: 'table', counting_table: HALF_SEASON_TABLE }),
  noDiscards: () => ({ discards: [] }),
  stsf: () => ({ scoring_system: 'stsf', discards: [] }),
  scts: () => ({ scoring_system: 'scts', discards: [] }),
};

/** The rules of a preset, for a series that is sailed in the year. */
export const presetRules = (preset: Preset, year: number): SerieRules => ({
  ...DEFAULT_SERIE_RULES,
  ...CHANGES[preset](year),
});

export const PRESET_OPTIONS = PRESETS.map((value) => ({ value, label: serieRulesTexts.presets[value] }));
