import type { RacePlace } from '../../contract/statistics';
import { ownSeasons } from './ownSeasons';

let made = 0;
const aRace = (date: string, place: number | null, starters: number, sail_number = 'SWE 1'): RacePlace => ({
  sailing: (made += 1),
  name: 'Torsdag',
  date,
  club: 'exempel-ss',
  competitor: made,
  place,
  starters,
  score_code: place === null ? 'DNF' : null,
  skipper_name: 'Anna Ek',
  sail_number,
  boat_name: '',
  elapsed_time: null,
  corrected_time: null,
});

test('a season has starts, places, the share that was behind, and its boats', () => {
  const races = [
    aRace('2025-06-05', 3, 3),
    aRace('2026-05-07', 2, 5, '57'),
    aRace('2026-05-14', null, 6, 'SWE 57'),
    aRace('2026-05-21', 1, 3, 'SWE 9'),
    aRace('2026-05-28', 1, 1, 'SWE 57'),
  ];
  const [latest, earlier, ...rest] = ownSeasons(races);
  expect(rest).toEqual([]);
  expect(latest).toEqual({
    year: 2026,
    starts: 4,
    finishes: 3,
    best: races[3],
    beaten: 88,
    boats: [
      { competitor: races[4]?.competitor, club: 'exempel-ss', sail_number: 'SWE 57', boat_name: '', starts: 3 },
      { competitor: races[3]?.competitor, club: 'exempel-ss', sail_number: 'SWE 9', boat_name: '', starts: 1 },
    ],
  });
  expect(earlier).toMatchObject({ year: 2025, starts: 1, finishes: 1, best: races[0], beaten: 0 });
});

test.each<[string, RacePlace[], number | undefined]>([
  ['of equal places, that among more boats', [aRace('2026-05-07', 1, 9), aRace('2026-05-14', 1, 3)], 0],
  ['of equal places among as many, the later', [aRace('2026-05-07', 1, 3), aRace('2026-05-14', 1, 3)], 1],
  ['no place at all', [aRace('2026-05-07', null, 3)], undefined],
])('the best is %s', (_, races, index) => {
  expect(ownSeasons(races)[0]?.best ?? undefined).toBe(index === undefined ? undefined : races[index]);
});

test('nobody behind and nobody to beat are not the same', () => {
  expect(ownSeasons([aRace('2026-05-07', 4, 4)])[0]?.beaten).toBe(0);
  expect(ownSeasons([aRace('2026-05-07', 1, 1)])[0]?.beaten).toBeNull();
});
