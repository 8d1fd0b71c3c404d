import type { SailorEntry } from '../contract/sailors';
import { lastEntry } from './lastEntry';

const HERE = 1;
const ELSEWHERE = 2;

const anEntry = (id: number, club: number, start_date: string) =>
  ({
    sailing: { id, club: { id: club, name: 'SS', slug: 'ss' }, serie: null, start_date, start_time: null },
    competitor: { id: id * 10 },
  }) as unknown as SailorEntry;

test.each([
  ['none', [], undefined],
  ['the latest by date, whenever it was made', [anEntry(3, HERE, '2026-06-11'), anEntry(4, HERE, '2026-06-04')], 30],
  ['the club before all others', [anEntry(3, HERE, '2026-05-01'), anEntry(4, ELSEWHERE, '2026-06-11')], 30],
  ['another club, where there is none here', [anEntry(3, ELSEWHERE, '2026-05-01')], 30],
  ['never the sailing itself', [anEntry(3, HERE, '2026-05-01'), anEntry(9, HERE, '2026-06-18')], 30],
] as const)('%s', (_, entries, competitor) => {
  expect(lastEntry(entries, { id: 9, club: HERE })?.id).toBe(competitor);
});
