import fc from 'fast-check';
import {
  SAILWAVE_SERIES,
  sailwaveGun,
  sailwaveText,
  scoringCode,
  selected,
  type SailwaveRecords,
  type SailwaveValues,
} from '../../../testing/aSailwaveFile';
import { planSailwave } from '../../domain/sailwave/planSailwave';
import { readSailwave } from '../../domain/sailwave/readSailwave';
import { reviewPlan, scorePlan } from './scorePlan';

function reviewed(records: SailwaveRecords) {
  const file = readSailwave(new TextEncoder().encode(sailwaveText(records)));
  if ('problem' in file) throw new Error(file.problem);
  const plan = planSailwave(file, { firstDate: null, year: null });
  return { file, plan, ...reviewPlan(file, plan) };
}

const { boats, cells, races, systems } = SAILWAVE_SERIES;
const withSystem = (changes: SailwaveValues): SailwaveRecords['systems'] => ({ 1: { ...systems[1], ...changes } });
const withCode = (...codes: string[]) => withSystem({ scrcode: [...systems[1].scrcode, ...codes] });

describe('a file of Sailwave scored here', () => {
  test('agrees with what Sailwave has scored by the same rules', () => {
    const { compared, differences, warnings } = reviewed(SAILWAVE_SERIES);
    expect(compared).toEqual({
      points: { same: 12, different: 0 },
      totals: { same: 4, different: 0 },
      ranks: { same: 4, different: 0 },
    });
    expect({ differences, warnings }).toEqual({ differences: [], warnings: [] });
  });

  test('a boat with other points is told with both figures, and what follows from them', () => {
    const { compared, differences } = reviewed({
      ...SAILWAVE_SERIES,
      boats: { ...boats, 13: { ...boats[13], compnett: '2.0' } },
      cells: { ...cells, '13:21': { ...cells['13:21'], rpts: '1.0' } },
    });
    expect(compared.points).toEqual({ same: 11, different: 1 });
    expect(differences).toEqual([
      {
        ...{ kind: 'points', race: 'Segling 1', fleet: null, sail_number: 'SWE 59', skipper_name: 'Ulla Berg' },
        ...{ stored: '1.0', ours: '2.0', reason: null },
      },
      {
        ...{ kind: 'total', race: null, fleet: null, sail_number: 'SWE 59', skipper_name: 'Ulla Berg' },
        ...{ stored: '2.0', ours: '3.0', reason: 'Följer av poängen i Segling 1.' },
      },
    ]);
  });

  test('a race that was changed after the last scoring is told as such', () => {
    const { differences, warnings } = reviewed({
      ...SAILWAVE_SERIES,
      cells: { ...cells, '12:22': { rrestyp: '4', rft: '19.20.00' } },
    });
    expect(warnings).toEqual([
      'Segling 2 har ändrats i Sailwave efter den senaste räkningen. Poängen i filen är gamla.',
    ]);
    expect(differences.filter(({ kind }) => kind === 'points')).toMatchObject([
      { stored: '1.0', ours: '2.0', reason: 'Seglingen har ändrats i Sailwave efter den senaste räkningen.' },
    ]);
  });

  test.each<[string, SailwaveRecords, string]>([
    [
      'a code of the club',
      {
        systems: withCode(scoringCode(1, 'XYZ', 'Set points by hand', '')),
        cells: { ...cells, '13:22': { ...cells['13:22'], rcod: 'XYZ', rpts: '4.0' } },
      },
      'Koden XYZ finns inte i Styrbord.',
    ],
    [
      'points for another number of boats',
      { cells: { ...cells, '13:22': { ...cells['13:22'], rpts: '8.0' } } },
      'Sailwave har räknat med 7 båtar, Styrbord med 4.',
    ],
    [
      'an average that Sailwave has taken otherwise',
      { cells: { ...cells, '13:22': { rrestyp: '3', rcod: 'RDGa', rpts: '1.7' } } },
      'Medelpoängen för RDG är räknad ur de andra seglingarna, med en decimal (A9).',
    ],
    [
      'a penalty in other parts',
      { cells: { ...cells, '12:22': { ...cells['12:22'], rcod: 'SCP', rpts: '3.4' } } },
      'Straffet SCP är räknat enligt 44.3(c).',
    ],
    [
      'a race that nobody finished',
      {
        cells: {
          ...cells,
          ...{
            '11:22': { rrestyp: '3', rcod: 'DNF', rpts: '5.0' },
            '12:22': { rrestyp: '3', rcod: 'DNF', rpts: '5.0' },
          },
        },
      },
      'Ingen båt seglade banan, så seglingen räknas inte (90.3(a)).',
    ],
    [
      'a time that cannot be read',
      { cells: { ...cells, '12:22': { ...cells['12:22'], rft: '19.99.00' } } },
      'Tiden i filen gick inte att läsa.',
    ],
  ])('%s is a reason', (_, changes, reason) => {
    const { differences } = reviewed({ ...SAILWAVE_SERIES, ...changes });
    expect(differences.map((one) => one.reason)).toContain(reason);
  });

  test('places that move because of another boat are told with that boat', () => {
    const { differences } = reviewed({
      ...SAILWAVE_SERIES,
      systems: withCode(scoringCode(1, 'XYZ', 'Set points by hand', '')),
      cells: {
        ...cells,
        '11:23': { rrestyp: '3', rcod: 'XYZ', rpts: '2.0', rpos: '2' },
        '12:23': { ...cells['12:23'], rpts: '3.0' },
      },
    });
    expect(differences.find(({ sail_number, kind }) => sail_number === 'SWE 58' && kind === 'points')).toMatchObject({
      ...{ stored: '3.0', ours: '2.0', reason: 'Följer av SWE 57 Måsen i samma segling.' },
    });
  });

  test('a rank that hangs on a tie is told so', () => {
    const { differences } = reviewed({
      ...SAILWAVE_SERIES,
      boats: { ...boats, 12: { ...boats[12], comprank: '2nd' }, 13: { ...boats[13], comprank: '3rd' } },
    });
    expect(differences.map(({ kind, stored, ours, reason }) => [kind, stored, ours, reason])).toEqual([
      ['rank', '2', '3', 'Lika summor skiljs åt enligt A8.'],
      ['rank', '3', '2', 'Lika summor skiljs åt enligt A8.'],
    ]);
  });

  test('places without times keep their order, and the other times stay', () => {
    const { compared, plan } = reviewed({
      ...SAILWAVE_SERIES,
      cells: {
        ...cells,
        '11:21': { rrestyp: '1', rpos: '1', rpts: '1.0' },
        '13:21': { rrestyp: '1', rrecpos: '2', rpts: '2.0' },
        '12:21': { rrestyp: '1', rpos: '3', rpts: '3.0' },
        // A penalty for a boat whose time nobody took: second, with 20 % of the points for DNF added.
        '12:22': { rrestyp: '3', rcod: 'SCP', rpos: '2', rpts: '3.0' },
      },
      boats: { ...boats, 12: { ...boats[12], compnett: '5.0' } },
    });
    expect(compared.points).toEqual({ same: 12, different: 0 });
    expect(plan.races[0]?.method).toBe('finish_order');
    expect(plan.warnings.slice(0, 2)).toEqual([
      'Segling 1: filen har placeringar utan tider. Båtarna får målgångar med en minut emellan, så att ordningen stämmer.',
      'Segling 2: SWE 58 Nana har en placering utan tid. En tid som ger placeringen är ifylld.',
    ]);
  });

  test('two fleets are scored apart, a boat in both by the number of each', () => {
    const gun = (fleet: string, clock: string) => sailwaveGun(selected(['Fleet', fleet]), clock, 'Finish time');
    const { plan, compared, differences } = reviewed({
      series: SAILWAVE_SERIES.series,
      systems: {
        1: systems[1],
        2: {
          ...{ scrparent: '1', scrsfield: 'Fleet', scrvalue: 'Utan tal', scrratingsystem: 'None' },
          ...{ scrfollowcodes: '1', scrfollowdiscards: '1', scrfollowpointssystem: '1', scrfollowraceties: '1' },
        },
      },
      boats: {
        11: { ...boats[11], compfleet: 'SRS', compnett: '2.0', comprank: '1st' },
        12: { ...boats[12], compfleet: 'SRS', compnett: '5.0', comprank: '2nd' },
        // The same boat by its time alone: she did not sail the second race there.
        15: { ...boats[12], compfleet: 'Utan tal', compalias: '12', comprating: '', compnett: '3.0', comprank: '2nd' },
        16: { compsailno: '58', compclass: 'Express', compfleet: 'Utan tal', compnett: '2.0', comprank: '1st' },
        17: { compsailno: '70', compfleet: 'Utan tal', compexclude: '1' },
      },
      races: {
        21: { ...races[21], racestart: [gun('SRS', '18.30.00'), gun('Utan tal', '18.40.00')] },
        // The twin is meant too.
        22: { ...races[22], racestart: sailwaveGun(selected(['Fleet', 'SRS'], ['Class', 'Express']), '18.30.00', '') },
      },
      cells: {
        '11:21': { rrestyp: '4', rft: '19.30.00', rpts: '1.0' },
        '12:21': { rrestyp: '4', rft: '19.30.00', rpts: '2.0' },
        '15:21': { rrestyp: '4', rft: '19.30.00', rpts: '1.0' },
        '16:21': { rrestyp: '4', rft: '19.40.00', rpts: '2.0' },
        '11:22': { rrestyp: '4', rft: '19.30.00', rpts: '1.0' },
        '12:22': { rrestyp: '3', rcod: 'RAF', rpts: '3.0' },
        '15:22': { rrestyp: '3', rcod: 'DNC', rrset: '1', rpts: '3.0' },
        '16:22': { rrestyp: '4', rft: '19.30.00', rpts: '1.0' },
      },
    });
    expect(plan.fleets.map(({ name, boats: own }) => [name, own.length])).toEqual([
      ['SRS', 2],
      ['Utan tal', 2],
    ]);
    expect(plan.races[0]).toMatchObject({
      start: '18:30:00',
      groups: [
        { name: 'SRS', start: '18:30:00' },
        { name: 'Utan tal', start: '18:40:00' },
      ],
      classes: [
        { name: 'SRS', method: null },
        { name: 'Utan tal', method: 'elapsed' },
      ],
    });
    expect(compared.points).toEqual({ same: 8, different: 0 });
    expect(differences.filter(({ kind }) => kind === 'points')).toEqual([]);
    expect(plan.warnings).toEqual(expect.arrayContaining(['1 båt är utesluten i Sailwave och kommer inte med.']));
    const rows = scorePlan(plan).classes.map(({ scores }) => scores.rows.length);
    expect(rows).toEqual([2, 2]);
  });
});

describe('each boat of a file is a row of its own', () => {
  const aBoat = fc.record({
    compsailno: fc.constantFrom('57', '58', ''),
    compboat: fc.constantFrom('Måsen', 'Nana', ''),
    compclass: fc.constantFrom('IF', 'Express', ''),
    comphelmname: fc.constantFrom('Åsa Öberg', 'Bo Ek', ''),
    compfleet: fc.constantFrom('A', 'B', ''),
    comprating: fc.constant('1.000'),
  });

  test('whatever they are called, and whichever races they sailed', () => {
    const file = fc.record({
      boats: fc.array(aBoat, { minLength: 1, maxLength: 6 }),
      sailed: fc.array(fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), { minLength: 6, maxLength: 6 }),
    });
    fc.assert(
      fc.property(file, ({ boats: own, sailed }) => {
        const { plan } = reviewed({
          series: SAILWAVE_SERIES.series,
          systems,
          boats: Object.fromEntries(own.map((boat, index) => [11 + index, boat])),
          races: { 21: races[21], 22: races[22], 23: races[23] },
          cells: Object.fromEntries(
            own.flatMap((_, boat) =>
              [21, 22, 23].flatMap((race, at) =>
                sailed[boat]?.[at] ? [[`${11 + boat}:${race}`, { rrestyp: '4', rft: '19.30.00', rpts: '1.0' }]] : [],
              ),
            ),
          ),
        });
        const { scorable, keys } = scorePlan(plan);
        const keyed = [...scorable.entryOf].map(([id, { boat }]) => ({ boat: boat.handle, key: keys.ofEntry.get(id) }));
        const pairs = new Set(keyed.map(({ boat, key }) => `${boat} ${key}`));
        expect(pairs.size).toBe(own.length);
        expect(new Set(keyed.map(({ key }) => key)).size).toBe(own.length);
      }),
      { numRuns: 100 },
    );
  });
});
