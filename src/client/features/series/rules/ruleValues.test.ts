import type { SerieRules } from '../../../../shared/contract/series';
import { DEFAULT_SERIE_RULES } from '../../../../shared/domain/series/serieRules';
import { readRules, ruleProblems } from './checkedRules';
import { presetRules, PRESETS } from './presets';
import { ruleValues, type RuleValues } from './ruleValues';

const typed = (changes: Partial<RuleValues>): RuleValues => ({ ...ruleValues(DEFAULT_SERIE_RULES), ...changes });

test.each(PRESETS)('the form gives back the rules of "%s" as they were', (preset) => {
  const rules = presetRules(preset, 2026);
  expect(readRules(ruleValues(rules))).toEqual(rules);
});

test('points of codes come back as they were', () => {
  const code_points: SerieRules['code_points'] = {
    DNC: { base: 'finishers', plus: 2 },
    DNF: { base: 'fixed', plus: 10 },
  };
  expect(readRules(ruleValues({ ...DEFAULT_SERIE_RULES, code_points }))?.code_points).toEqual(code_points);
});

test('only the chosen way to discard is kept', () => {
  const values = typed({
    discard_choice: 'none',
    discards: [{ races: '4' }],
    counting_table: [{ races: '8', counting: '5' }],
  });
  expect(readRules(values)).toMatchObject({
    discard_rule: 'thresholds',
    discards: [],
    counting_table: [],
    discard_proportion: null,
  });
  expect(
    readRules({ ...values, discard_choice: 'proportion', discard_proportion: { discards: '1', of: '3' } }),
  ).toMatchObject({
    discard_rule: 'proportion',
    discard_proportion: { discards: 1, of: 3 },
    discards: [],
  });
});

test.each<[string, Partial<RuleValues>, string]>([
  ['discards', { discards: [{ races: '' }] }, 'discards'],
  ['discards', { discards: [{ races: '8' }, { races: '4' }] }, 'discards'],
  ['counting_table', { discard_choice: 'table', counting_table: [{ races: '4', counting: '5' }] }, 'counting_table'],
  [
    'discard_proportion',
    { discard_choice: 'proportion', discard_proportion: { discards: '4', of: '4' } },
    'discard_proportion',
  ],
  ['quotas', { quotas: [{ name: 'Vår', until: 'i juli', min: '3' }] }, 'quotas'],
  ['code_points', { code_points: [{ code: 'DNC', base: 'entries', plus: 'två' }] }, 'code_points'],
  ['min_starters', { min_starters: 'tre' }, 'min_starters'],
])('what is wrong is said of %s: %j', (_, changes, field) => {
  expect(Object.keys(ruleProblems(typed(changes)))).toEqual([field]);
  expect(readRules(typed(changes))).toBeNull();
});

test('a code has one formula', () => {
  const code_points: RuleValues['code_points'] = [
    { code: 'DNC', base: 'entries', plus: '1' },
    { code: 'DNC', base: 'fixed', plus: '9' },
  ];
  expect(ruleProblems(typed({ code_points }))).toEqual({ code_points: 'DNC står på två rader. Ta bort den ena.' });
  expect(readRules(typed({ code_points }))).toBeNull();
});
