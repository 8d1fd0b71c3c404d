import type { SailorEntry } from '../contract/sailors';
import { ownSeries } from './ownSeries';

const club = { id: 1, slug: 'exempel-ss', name: 'Exempel Segelsällskap' };
const thursdays = { id: 4, name: 'Torsdagsserien' };
const autumn = { id: 5, name: 'Höstserien' };

const entry = (id: number, start_date: string, serie: { id: number; name: string } | null) =>
  ({ sailing: { id, club, serie, start_date, start_time: null }, competitor: { id } }) as unknown as SailorEntry;

test('each serie once, the one with the latest sailing first; a sailing of no serie counts for none', () => {
  const entries = [
    entry(1, '2026-05-07', thursdays),
    entry(2, '2026-09-03', autumn),
    entry(3, '2026-06-04', thursdays),
    entry(4, '2026-10-01', null),
  ];
  expect(ownSeries(entries)).toEqual([
    { serie: autumn, club },
    { serie: thursdays, club },
  ]);
});
