import fc from 'fast-check';
import { SCORE_CODES, type ScoreCode } from '../../contract/competitors';
import { sailNumberKey } from '../sailNumber';
import { clubSeason } from './clubSeason';
import type { CountedEntry, CountedSailing } from './countedSailing';

let made = 0;
const anEntry = (values: Partial<CountedEntry> = {}): CountedEntry => ({
  id: (made += 1),
  boat: null,
  sailor: null,
  sailNumber: 'SWE 1',
  boatName: '',
  boatModelName: null,
  skipperName: 'Anna Ek',
  people: 1,
  className: null,
  ratingThousandths: null,
  elapsedS: 3600,
  finishMs: null,
  code: null,
  isUnmatched: false,
  ...values,
});

const aSailing = (date: string, entries: CountedEntry[], values: Partial<CountedSailing> = {}): CountedSailing => ({
  id: (made += 1),
  name: 'Torsdag',
  date,
  wind: null,
  isOffCourse: false,
  entries,
  ...values,
});

const only = (values: Partial<CountedEntry>) =>
  clubSeason(2026, [aSailing('2026-06-04', [anEntry(values)])]).season.evenings[0];

test.each<[string, Partial<CountedEntry>, number, number]>([
  ['a time', {}, 1, 1],
  ['a finish without a start', { elapsedS: null, finishMs: 1 }, 1, 1],
  ['a time and a penalty', { code: 'SCP' }, 1, 1],
  ['no time and no code', { elapsedS: null }, 0, 0],
  ['a time that nobody has entered', { isUnmatched: true }, 0, 0],
  ['DNF', { elapsedS: null, code: 'DNF' }, 1, 0],
  ['RET after the finish', { code: 'RET' }, 1, 0],
  ['OCS', { code: 'OCS' }, 1, 0],
  ['DNS', { elapsedS: null, code: 'DNS' }, 0, 0],
  ['DNC', { elapsedS: null, code: 'DNC' }, 0, 0],
  ['DUTY', { elapsedS: null, code: 'DUTY' }, 0, 0],
])('a boat with %s', (_, values, starters, finishers) => {
  expect(only(values)).toMatchObject({ starters, finishers });
});

test('boats and helms are counted once each, and helms of the year before as returning', () => {
  const { season, before } = clubSeason(2026, [
    aSailing('2025-08-21', [
      anEntry({ sailNumber: '57', sailor: 4, skipperName: 'A. Ek' }),
      anEntry({ sailNumber: 'SWE 9', skipperName: 'Bo Alm' }),
    ]),
    aSailing('2026-05-07', [
      anEntry({ sailNumber: 'SWE 57', sailor: 4, people: 3 }),
      anEntry({ sailNumber: 'SWE 10', skipperName: 'bo  alm', people: 2 }),
      anEntry({ sailNumber: 'SWE 11', skipperName: ' ' }),
    ]),
    aSailing('2026-05-14', [
      anEntry({ sailNumber: 'SWE 057', skipperName: 'Anna Ek', sailor: 4, people: 4 }),
      anEntry({ sailNumber: 'SWE 12', skipperName: 'Cia Dahl', elapsedS: null, code: 'DNF' }),
    ]),
  ]);
  expect(before).toEqual({ year: 2025, sailings: 1, starts: 2, finishers: 2, people: 2, boats: 2, helms: 2 });
  expect(season).toMatchObject({
    year: 2026,
    sailings: 2,
    starts: 5,
    finishers: 4,
    people: 11,
    boats: 4,
    helms: 3,
    returning: 2,
  });
});

test('without a year before, nobody returns and nothing is compared', () => {
  const { season, before } = clubSeason(2026, [
    aSailing('2026-05-07', [anEntry()]),
    aSailing('2024-05-07', [anEntry()]),
  ]);
  expect([season.returning, before, season.sailings]).toEqual([null, null, 1]);
});

test('an evening has its codes in the order of results, and its wind', () => {
  const wind = { direction: 230, speed: 6.5 };
  const codes: (ScoreCode | null)[] = ['DNS', 'DNF', null, 'DNF'];
  const entries = codes.map((code, index) => anEntry({ code, elapsedS: code ? null : 1, sailNumber: `${index}` }));
  const sailing = aSailing('2026-05-07', entries, { name: 'Torsdag 1', wind });
  expect(clubSeason(2026, [sailing]).season.evenings).toEqual([
    {
      sailing: sailing.id,
      name: 'Torsdag 1',
      date: '2026-05-07',
      starters: 3,
      finishers: 1,
      people: 3,
      codes: [
        { code: 'DNF', boats: 2 },
        { code: 'DNS', boats: 1 },
      ],
      wind,
    },
  ]);
});

test('classes of one name are one, the largest first; the boats that started most stand as their latest entry says', () => {
  const evening = (date: string, numbers: string[], className: string | null) =>
    aSailing(
      date,
      numbers.map((sailNumber) => anEntry({ sailNumber, className, boatName: `Båt ${date}` })),
    );
  const { season } = clubSeason(2026, [
    evening('2026-05-07', ['SWE 10', 'SWE 9'], 'IF'),
    evening('2026-05-14', ['SWE 9', 'SWE 10', 'SWE 11'], 'IF'),
    evening('2026-05-21', ['SWE 12'], null),
    evening('2026-05-28', ['SWE 1'], 'Folkbåt'),
  ]);
  expect(season.classes).toEqual([
    { name: 'IF', starts: 5, boats: 3 },
    { name: 'Folkbåt', starts: 1, boats: 1 },
  ]);
  const most = season.boats_most.map(({ sail_number, starts, boat_name }) => [sail_number, starts, boat_name]);
  expect(most).toEqual([
    ['SWE 9', 2, 'Båt 2026-05-14'],
    ['SWE 10', 2, 'Båt 2026-05-14'],
    ['SWE 1', 1, 'Båt 2026-05-28'],
    ['SWE 11', 1, 'Båt 2026-05-14'],
    ['SWE 12', 1, 'Båt 2026-05-21'],
  ]);
});

test('sums agree with counting one by one, whatever was written down', () => {
  const anyBoat = fc.record({
    elapsedS: fc.option(fc.nat({ max: 9 })),
    code: fc.option(fc.constantFrom(...SCORE_CODES)),
    people: fc.integer({ min: 1, max: 8 }),
    className: fc.constantFrom(null, 'IF', 'Folkbåt'),
    isUnmatched: fc.boolean(),
  });
  /** Boats of one sailing have numbers of their own. */
  const anySailing = fc
    .record({
      year: fc.constantFrom(2024, 2025, 2026),
      boats: fc.dictionary(fc.constantFrom('SWE 1', 'SWE 2', 'SWE 3', 'FIN 1'), anyBoat),
    })
    .map(({ year, boats }) =>
      aSailing(
        `${year}-06-01`,
        Object.entries(boats).map(([sailNumber, boat]) => anEntry({ sailNumber, skipperName: sailNumber, ...boat })),
      ),
    );
  const stayed: (ScoreCode | null)[] = ['DNS', 'DNC', 'DUTY'];
  const cameFrom = (sailing: CountedSailing) =>
    sailing.entries.filter(
      ({ elapsedS, code, isUnmatched }) =>
        !isUnmatched && (elapsedS !== null || code !== null) && !stayed.includes(code),
    );

  fc.assert(
    fc.property(fc.array(anySailing, { maxLength: 8 }), (sailings) => {
      const { season, before } = clubSeason(2026, sailings);
      const of = (year: string) => sailings.filter(({ date }) => date.startsWith(year));
      const [starts, earlier] = [of('2026').flatMap(cameFrom), of('2025').flatMap(cameFrom)];
      const numbers = (entries: CountedEntry[]) => new Set(entries.map(({ sailNumber }) => sailNumberKey(sailNumber)));

      expect(season.sailings).toBe(of('2026').length);
      expect(season.starts).toBe(starts.length);
      expect(season.starts).toBe(season.evenings.reduce((sum, { starters }) => sum + starters, 0));
      expect(season.finishers).toBe(season.evenings.reduce((sum, { finishers }) => sum + finishers, 0));
      expect(season.people).toBe(starts.reduce((sum, { people }) => sum + people, 0));
      expect(season.boats).toBe(numbers(starts).size);
      expect(season.helms).toBe(season.boats);
      expect(season.boats_most.reduce((sum, boat) => sum + boat.starts, 0)).toBe(starts.length);
      expect(season.classes.reduce((sum, one) => sum + one.starts, 0)).toBe(
        starts.filter(({ className }) => className !== null).length,
      );
      expect(before?.starts ?? 0).toBe(earlier.length);
      const returned = [...numbers(starts)].filter((number) => numbers(earlier).has(number)).length;
      expect(season.returning ?? 0).toBe(returned);
    }),
  );
});
