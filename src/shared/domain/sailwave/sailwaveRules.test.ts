import { scoringCode } from '../../../testing/aSailwaveFile';
import { discardCount } from '../scoring/discards';
import { toRulesDocument } from '../series/serieRules';
import type { SailwaveSystem } from './sailwaveFile';
import { readSystems } from './readSystems';
import { readDiscards, rulesOf } from './sailwaveRules';

function systemWith(codes: string[], values: Record<string, string> = {}): SailwaveSystem {
  const rows = [
    ...Object.entries({ scrparent: '0', ...values }).map(([key, value]) => ({ key, value, a: 1, b: null })),
    ...codes.map((value) => ({ key: 'scrcode', value, a: null, b: null })),
  ];
  const [system] = readSystems(rows);
  if (!system) throw new Error('no system');
  return system;
}

describe('readDiscards', () => {
  test.each([
    ['0,0,0,1,1', [0, 0, 0, 1, 1, 1]],
    ['0,0,0,1,1,1,1,2', [0, 0, 0, 1, 1, 1, 1, 2, 2]],
    ['0,0,2,2', [0, 0, 2, 2, 2, 2]],
    ['0, 1', [0, 1, 1]],
    ['', [0, 0, 0]],
  ])('%s discards as many', (list, discarded) => {
    const { warning, ...discards } = readDiscards(list);
    const { rules } = rulesOf(systemWith([]));
    const document = toRulesDocument({ ...rules, ...discards }, []).discards ?? { count: -1 };
    expect(discarded.map((_, index) => discardCount(document, index + 1))).toEqual(discarded);
    expect(warning).toBeNull();
  });

  test('an expression is read where it is a share, and told either way', () => {
    expect(readDiscards('s/4')).toMatchObject({
      discard_rule: 'proportion',
      discard_proportion: { discards: 1, of: 4 },
      warning: expect.stringContaining('en av 4'),
    });
    expect(readDiscards('(s-1)*0.8')).toMatchObject({
      discards: [],
      warning: expect.stringContaining('(s-1)*0.8'),
    });
  });
});

describe('rulesOf', () => {
  test('codes that score by the rules say nothing of their own', () => {
    const codes = ['DNC', 'DNF', 'DSQ'].map((code) => scoringCode(1, code, 'Boats in series +', '1'));
    expect(rulesOf(systemWith(codes)).rules).toMatchObject({ dnc_rule: 'entries_plus_1', code_points: {} });
  });

  test('boats that came to the start make A5.3', () => {
    const codes = [
      scoringCode(1, 'DNC', 'Boats in series +', '1'),
      scoringCode(1, 'DNF', 'Boats in race +', '1'),
      scoringCode(1, 'RET', 'Score like', 'DNF'),
      scoringCode(1, 'DSQ', 'Boats in series +', '1'),
      scoringCode(1, 'TLE', 'Finishers +', '2'),
      scoringCode(1, 'OCS', 'Score like', 'BFD'),
      scoringCode(1, 'BFD', 'Score like', 'OCS'),
    ];
    expect(rulesOf(systemWith(codes)).rules).toMatchObject({
      dnc_rule: 'starters_plus_1',
      code_points: { DSQ: { base: 'entries', plus: 1 }, TLE: { base: 'finishers', plus: 2 } },
    });
  });

  test('the edition of the rules follows the file, and other systems are told', () => {
    expect(rulesOf(systemWith([], { scrrrs2025: 'Yes' })).rules.rrs).toBe('2025-2028');
    const { rules, warnings } = rulesOf(systemWith([], { scrpointssystem: 'High point', scrraceties: 'Best' }));
    expect(rules.rrs).toBe('2021-2024');
    expect(warnings).toEqual([
      'Poängsystemet High point finns inte i Styrbord: serien räknas med lågpoäng.',
      'Sailwave delar lika placeringar på ett annat sätt (Best). I Styrbord delas poängen lika (A7).',
    ]);
  });
});
