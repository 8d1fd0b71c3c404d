import type { ResultRow, SailingRow } from '../../../shared/contract/sailings';
import type { SerieRow, SeriesRow } from '../../../shared/contract/series';
import { durationText } from '../../../shared/domain/duration';
import { dayOfYear } from '../../../shared/texts/swedishList';
import { decimalText } from '../../ui/format';

/** A line of what is shared: boats and no people, since it goes where nobody's wishes can follow it. */
interface SharedLine {
  raceClass: string | null;
  place: number;
  boat: string;
  value: string;
}

/** What is shared of a result or of standings: the first three in the text, all in the table. */
export interface SharedList {
  title: string;
  head: string;
  lines: SharedLine[];
}

const boatOf = ({ sail_number, boat_name }: Pick<ResultRow, 'sail_number' | 'boat_name'>): string =>
  [sail_number, boat_name].filter((part) => part !== '').join(' ');

export const sharedResult = (sailing: SailingRow, rows: readonly ResultRow[]): SharedList => ({
  title: `${sailing.name}, ${dayOfYear(sailing.start_date)}`,
  head: 'Tid',
  lines: rows.flatMap((row) => {
    const time = row.corrected_time ?? row.elapsed_time;
    const value = time === null ? '' : durationText(time);
    return row.position === null
      ? []
      : [{ raceClass: row.race_class?.name ?? null, place: row.position, boat: boatOf(row), value }];
  }),
});

export const sharedStandings = (serie: Pick<SerieRow, 'name'>, rows: readonly SeriesRow[]): SharedList => ({
  title: serie.name,
  head: 'Poäng',
  lines: rows.map((row) => ({
    raceClass: row.race_class,
    place: row.position,
    boat: boatOf(row),
    value: decimalText(row.net_points),
  })),
});

const classesOf = ({ lines }: SharedList): (string | null)[] => [...new Set(lines.map(({ raceClass }) => raceClass))];
const inClass = ({ lines }: SharedList, name: string | null): SharedLine[] =>
  lines.filter(({ raceClass }) => raceClass === name);

const MEDALLISTS = 3;

/** For a group chat: the title, the first three of each class, the address. */
export function chatText(list: SharedList, url: string): string {
  const parts = classesOf(list).flatMap((name) => [
    ...(name === null ? [] : [name]),
    ...inClass(list, name)
      .filter(({ place }) => place <= MEDALLISTS)
      .map(({ place, boat, value }) => [`${place}. ${boat}`, value].filter((part) => part !== '').join('  ')),
  ]);
  return [list.title, ...parts, url].join('\n');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** For a page of the club's own: a table of each class as HTML, with the address below. */
export function htmlTable(list: SharedList, url: string): string {
  const tables = classesOf(list).map((name) => {
    const caption = escaped(name === null ? list.title : `${list.title}, ${name}`);
    const rows = inClass(list, name).map(
      ({ place, boat, value }) => `<tr><td>${place}</td><td>${escaped(boat)}</td><td>${escaped(value)}</td></tr>`,
    );
    const head = `<thead><tr><th>Plac</th><th>Båt</th><th>${list.head}</th></tr></thead>`;
    return `<table><caption>${caption}</caption>${head}<tbody>${rows.join('')}</tbody></table>`;
  });
  return `${tables.join('')}<p><a href="${escaped(url)}">Hela resultatet</a></p>`;
}

/** For a page of the club's own that shows the result as it is at each moment. */
export const embedCode = (title: string, url: string): string =>
  `<iframe src="${escaped(url)}?inbaddad=1" title="${escaped(title)}" loading="lazy" width="100%" height="600" style="border:0"></iframe>`;
