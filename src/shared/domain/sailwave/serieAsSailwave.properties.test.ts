import fc from 'fast-check';
import { aResultEntry, aSerieRace } from '../../../testing/aResultEntry';
import { aSeriesInput } from '../../../testing/aSeriesInput';
import type { SerieRules } from '../../contract/series';
import { scoreSeries } from '../scoring/scoreSeries';
import { rowKeys } from '../series/rowKeys';
import type { SerieEntry, SerieRace } from '../series/serieRace';
import { DEFAULT_SERIE_RULES, toRulesDocument } from '../series/serieRules';
import { standings } from '../series/standings';
import { startInstant } from '../time';
import { compareScores } from './compareScores';
import { planAsRaces } from './planAsRaces';
import { planSailwave } from './planSailwave';
import { readSailwave } from './readSailwave';
import { serieAsSailwave } from './serieAsSailwave';
import { writeSailwave } from './writeSailwave';

const CLASSES = ['IF', 'Folkbåt Åäö'];
const DAYS = ['2026-05-07', '2026-05-14', '2026-05-21', '2026-05-28', '2026-06-04'];

/** What happened to a boat in a race; null: she was not entered. */
const anyResult = fc.option(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ elapsedS: fc.integer({ min: 600, max: 640 }) }) },
    { weight: 1, arbitrary: fc.constant({}) },
    {
      weight: 2,
      arbitrary: fc.record({ code: fc.constantFrom('DNF', 'DNS', 'OCS', 'RET', 'DSQ', 'DNE', 'TLE', 'UFD', 'DNC') }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        elapsedS: fc.integer({ min: 600, max: 640 }),
        code: fc.constantFrom('SCP', 'ZFP'),
        percent: fc.constantFrom(null, null, 30),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        elapsedS: fc.integer({ min: 600, max: 640 }),
        code: fc.constant('DPI'),
        pointsTenths: fc.integer({ min: 1, max: 60 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ code: fc.constant('RDG'), pointsTenths: fc.integer({ min: 10, max: 90 }) }) },
    { weight: 1, arbitrary: fc.record({ code: fc.constant('RDG'), redress: fc.constantFrom('all_others', 'before') }) },
  ),
  { freq: 5 },
);

const anyMethod = fc.constantFrom('corrected' as const, 'elapsed' as const);

const anySerie = fc.record({
  boats: fc.array(fc.record({ raceClass: fc.constantFrom(1, 2), rating: fc.integer({ min: 800, max: 1200 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
  results: fc.array(fc.array(anyResult, { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: DAYS.length }),
  hasClasses: fc.boolean(),
  method: anyMethod,
  classMethods: fc.tuple(fc.option(anyMethod), fc.option(anyMethod)),
  rules: fc.record({
    rrs: fc.constantFrom('2021-2024' as const, '2025-2028' as const),
    dnc_rule: fc.constantFrom('entries_plus_1' as const, 'starters_plus_1' as const),
    discards: fc.constantFrom<number[]>([], [2], [1, 4], [3, 4, 5]),
    code_points: fc.constantFrom({}, { DNF: { base: 'finishers' as const, plus: 2 } }),
  }),
});

type AnySerie = typeof anySerie extends fc.Arbitrary<infer T> ? T : never;

function racesOf({ boats, results, hasClasses, method, classMethods }: AnySerie): SerieRace[] {
  let id = 0;
  return results.map((ofRace, race) => {
    const date = DAYS[race] ?? '';
    const startMs = startInstant(date, '18:30:00');
    const entries = boats.flatMap(({ raceClass, rating }, boat): SerieEntry[] => {
      const result = ofRace[boat];
      if (!result) return [];
      const elapsedS = 'elapsedS' in result ? result.elapsedS : null;
      const finishMs = elapsedS === null ? null : startMs + elapsedS * 1000;
      id += 1;
      return [
        aResultEntry({
          ...{
            id,
            sailNumber: `SWE ${boat + 1}`,
            boatName: `Båt ${boat + 1}`,
            raceClass: hasClasses ? raceClass : null,
          },
          ...{ ratingThousandths: rating, startMs, ...(result as Partial<SerieEntry>), elapsedS, finishMs },
        }),
      ];
    });
    const classes = CLASSES.map((name, order) => ({ id: order + 1, name, order, method: classMethods[order] ?? null }));
    const values = { start_date: date, name: `Torsdag ${race + 1}`, method };
    return aSerieRace(race + 1, entries, { ...values, classes: hasClasses ? classes : [] });
  });
}

function scored(races: readonly SerieRace[], rules: SerieRules) {
  const sailed = races.filter(({ status }) => status === 'finished');
  const keys = rowKeys(
    sailed.map(({ entries }) => entries),
    rules.competitor_key,
    [],
  );
  const input = { races: sailed, rules: toRulesDocument(rules, sailed), classScoring: rules.class_scoring, keys };
  const classes = standings(input).map((one) => ({ standings: one, scores: scoreSeries(aSeriesInput(one.document)) }));
  return { keys, classes };
}

const DAYS_KNOWN = { firstDate: null, year: null };

test('a series that goes out to Sailwave and comes back has the same points, totals and places', () => {
  fc.assert(
    fc.property(anySerie, (serie) => {
      const races = racesOf(serie);
      const rules = { ...DEFAULT_SERIE_RULES, ...serie.rules };
      const { classes } = scored(races, rules);
      fc.pre(classes.length > 0);
      const nameOf = () => ({ skipper_name: 'Örjan Öst', crew_names: 'Pia Gast, Bo Ek' });
      const { file } = serieAsSailwave({
        id: 7,
        name: 'Torsdag "Åsa"',
        description: '',
        rules,
        races,
        classes,
        nameOf,
      });

      const read = readSailwave(writeSailwave(file));
      if ('problem' in read) throw new Error(read.problem);
      expect(read.boats).toEqual(file.boats);
      expect(read.cells).toEqual(file.cells);
      const plan = planSailwave(read, DAYS_KNOWN);
      const scorable = planAsRaces(plan);
      const { compared, differences } = compareScores(
        read,
        { plan, scorable, ...scored(scorable.races, plan.rules) },
        new Set(),
      );
      expect(differences).toEqual([]);
      expect(compared.points.same).toBe(file.cells.filter(({ points }) => points !== '').length);
      expect(compared.totals.same).toBe(file.boats.length);
      expect(compared.ranks.same).toBe(file.boats.length);
    }),
  );
});
