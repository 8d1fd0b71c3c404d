import { html } from 'ghtml';
import type { PublicSailing, Publication } from '../../../shared/contract/publications';
import { publicPaths } from '../../../shared/domain/publication/publicPaths';
import { SCORE_CODE_LABELS } from '../../../shared/texts/labels';
import { documentOf, type Place } from './document';
import {
  behind,
  clock,
  clockOf,
  decimal,
  elapsed,
  fullDay,
  moment,
  points,
  seconds,
  windText,
} from '../../../shared/domain/publication/publicFormat';
import { localTimeOf } from '../../../shared/domain/time';
import { boatCell, boatPicture, codesInWords, gapBar, placeMark } from './parts';
import { stateText } from '../../files/results/shown';
import { pageTexts } from './texts';

type Row = PublicSailing['rows'][number];

/** From so many boats on the sails are drawn without their seams. */
const MANY_BOATS = 40;

/** The time that the list goes by. */
const counted = ({ sailing }: PublicSailing, row: Row): string | null =>
  sailing.counts === 'corrected' ? row.corrected_time : row.elapsed_time;

export const stateMark = (result: Pick<PublicSailing, 'state' | 'version'>): string =>
  html`<p class="state ${result.state}">${stateText(result)}</p>`;

const isHome = ({ elapsed_time, finish_time }: Row): boolean => elapsed_time !== null || finish_time !== null;

function factsOf({ sailing }: PublicSailing): string {
  const first = sailing.starts.flatMap(({ start }) => start ?? []).toSorted()[0];
  const facts: [string, string][] = [
    [pageTexts.wind, sailing.wind === null ? '' : windText(sailing.wind)],
    [pageTexts.course, sailing.course_name ?? ''],
    [pageTexts.firstStart, first === undefined ? '' : clock(localTimeOf(Date.parse(first)))],
  ];
  const known = facts.filter(([, value]) => value !== '');
  if (known.length === 0) return '';
  return html`<dl class="facts">
    !${known
      .map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )
      .join('')}
  </dl>`;
}

function podiumOf(result: PublicSailing): string {
  const first = result.rows.filter(
    ({ position, race_class }) => position !== null && position <= 3 && race_class === result.rows[0]?.race_class,
  );
  const detail = result.rows.length >= MANY_BOATS ? 'plain' : 'full';
  const label = result.sailing.counts === 'corrected' ? pageTexts.corrected : pageTexts.sailed;
  const items = first.slice(0, 3).map((row, index) => {
    const below = [row.sail_number, row.boat_model_name ?? ''].filter((part) => part !== '').join(' · ');
    const gap = behind(row.behind);
    return html`<li>
      !${boatPicture(row, index + 1, detail)}
      <div class="line">
        !${placeMark(row.position)}
        <p class="who"><b>${row.boat_name || row.sail_number}</b>${below}<br />${row.skipper_name}</p>
        <p class="time"><b>${elapsed(counted(result, row))}</b>${gap === '' ? label : gap}</p>
      </div>
    </li>`;
  });
  return items.length === 0 ? '' : `<ol class="podium">${items.join('')}</ol>`;
}

interface Column {
  label: string;
  text: (row: Row) => string;
}

/** What stands between the boat and the time that counts, where there is room: only what the list has. */
function columnsOf({ sailing }: PublicSailing, rows: readonly Row[]): Column[] {
  const { columns } = pageTexts;
  const hasGroups = rows.some(({ start_group }) => start_group !== null);
  const isCorrected = sailing.counts === 'corrected';
  return [
    ...(hasGroups ? [{ label: columns.group, text: ({ start_group }: Row) => start_group ?? '' }] : []),
    { label: columns.rating, text: ({ rating }) => decimal(rating) },
    { label: columns.finish, text: ({ finish_time }) => clockOf(finish_time) },
    ...(isCorrected ? [{ label: columns.elapsed, text: ({ elapsed_time }: Row) => elapsed(elapsed_time) }] : []),
  ];
}

/** The time that counts, or why there is none. */
function timeOf(result: PublicSailing, row: Row): string {
  if (row.position !== null) return html`${elapsed(counted(result, row))}`;
  if (row.score_code !== null) return html`<abbr title="${SCORE_CODE_LABELS[row.score_code]}">${row.score_code}</abbr>`;
  return html`${isHome(row) ? elapsed(row.elapsed_time) : pageTexts.out}`;
}

function rowOf(result: PublicSailing, row: Row, { columns, most }: { columns: Column[]; most: number }): string {
  const people = [row.skipper_name, row.crew_names].filter((part) => part !== '').join(', ');
  const gap =
    row.position === null || row.behind === null
      ? ''
      : html`<div class="gap"><span>${behind(row.behind)}</span>!${gapBar(seconds(row.behind), most)}</div>`;
  return html`<tr>
    <td class="p">!${placeMark(row.position)}</td>
    <th scope="row" class="b">!${boatCell(row, row.boat_model_name ?? '', people, row.club_name)}</th>
    !${columns.map(({ text }) => html`<td class="x n w">${text(row)}</td>`).join('')}
    <td class="n m k">!${timeOf(result, row)}</td>
    <td class="g">!${gap}</td>
    <td class="x n">${points(row.points)}</td>
  </tr>`;
}

function tableOf(result: PublicSailing, name: string | null): string {
  const rows = result.rows.filter(({ race_class }) => race_class === name);
  const columns = columnsOf(result, result.rows);
  const most = Math.max(0, ...rows.map((row) => seconds(row.behind)));
  const { columns: labels } = pageTexts;
  const time = result.sailing.counts === 'corrected' ? labels.corrected : labels.elapsed;
  const caption = html`<caption !${name === null ? 'class="visually-hidden"' : ''}>
    ${name ?? pageTexts.results}
  </caption>`;
  const head = html`<thead>
    <tr>
      <th scope="col">${labels.place}</th>
      <th scope="col">${labels.boat}</th>
      !${columns.map(({ label }) => html`<th scope="col" class="n w">${label}</th>`).join('')}
      <th scope="col" class="n">${time}</th>
      <th scope="col" class="n">${labels.behind}</th>
      <th scope="col" class="n">${labels.points}</th>
    </tr>
  </thead>`;
  const body = rows.map((row) => rowOf(result, row, { columns, most })).join('');
  return `<section><table class="list">${caption}${head}<tbody>${body}</tbody></table></section>`;
}

/** What has changed from version to version, the newest first. */
export function historyOf(versions: readonly Publication[], path: string): string {
  if (versions.length === 0) return '';
  const items = versions.map(({ number, made_at, note, changes }) => {
    const said = [note, ...changes].filter((text) => text !== '');
    return html`<li>
      <a href="${path}?version=${number}">${pageTexts.versionAt(number, moment(made_at))}</a>
      ${said.length === 0 ? (number === 1 ? pageTexts.firstVersion : '') : said.join(', ')}
    </li>`;
  });
  return html`<details>
    <summary>${pageTexts.changes}</summary>
    <ul>
      !${items.join('')}
    </ul>
  </details>`;
}

/** Told on an older version: there is a newer one. */
export const olderNote = ({ version }: Pick<PublicSailing, 'version'>, newest: number, path: string): string =>
  version === newest
    ? ''
    : html`<p class="note">${pageTexts.older(version)} <a href="${path}">${pageTexts.newest}</a></p>`;

/** The buttons that a script shows; without one there are none. */
export const toolsOf = (made_at: string): string =>
  html`<div class="tools">
    <button class="button" data-copy data-copied="${pageTexts.copied}" hidden>${pageTexts.copyLink}</button
    ><button class="button" data-print hidden>${pageTexts.print}</button
    ><span>${pageTexts.updated(moment(made_at))}</span>
  </div>`;

const winnerText = (result: PublicSailing): string => {
  const [first] = result.rows;
  if (first?.position !== 1) return '';
  return [`1 ${[first.sail_number, first.boat_name].filter(Boolean).join(' ')}`, elapsed(counted(result, first))]
    .filter(Boolean)
    .join(', ');
};

/** The page of one sailing's published result. */
export function sailingPage(place: Place, result: PublicSailing, versions: readonly Publication[]): string {
  const { sailing, rows } = result;
  const path = publicPaths.sailing(place.club.slug, sailing);
  const classes = [...new Set(rows.map(({ race_class }) => race_class))];
  const codes = [...new Set(rows.flatMap(({ score_code }) => score_code ?? []))];
  const home = rows.filter(isHome).length;
  const day = `${fullDay(sailing.start_date)} · ${pageTexts.boats(rows.length, home)}`;
  const hero = html`!${stateMark(result)}
    <h1>${sailing.name}</h1>
    <p class="soft">${day}</p>
    !${factsOf(result)}!${podiumOf(result)}`;
  const serie =
    sailing.serie === null
      ? ''
      : html`<section class="card">
          <h2>${sailing.serie.name}</h2>
          <p><a href="${publicPaths.serie(place.club.slug, sailing.serie)}">${pageTexts.standings}</a></p>
        </section>`;
  const how = html`<section class="card">
    <h2>${pageTexts.howTitle}</h2>
    <p>${pageTexts.how[sailing.counts]}</p>
  </section>`;
  const words =
    codes.length === 0
      ? ''
      : html`<section class="card">
          <h2>${pageTexts.codes}</h2>
          !${codesInWords(codes)}
        </section>`;
  const newest = versions[0]?.number ?? result.version;
  return documentOf(place, {
    title: sailing.name,
    description: [fullDay(sailing.start_date), winnerText(result), stateText(result)].filter(Boolean).join('. '),
    path,
    picture: `${path}.png?version=${result.version}`,
    alternates: [
      { type: 'application/json', path: `${path}.json` },
      { type: 'text/csv', path: `${path}.csv` },
      { type: 'application/pdf', path: `${path}.pdf` },
    ],
    hero,
    main: [
      olderNote(result, newest, path),
      toolsOf(result.made_at),
      result.note === '' ? '' : html`<p class="note">${result.note}</p>`,
      ...classes.map((name) => tableOf(result, name)),
      `<div class="cards">${serie}${how}${words}</div>`,
      historyOf(versions, path),
    ].join(''),
    foot: html`<a href="${path}.pdf">${pageTexts.pdf}</a><a href="${path}.xlsx">${pageTexts.xlsx}</a
      ><a href="${path}.csv">${pageTexts.csv}</a><a href="${path}.json">${pageTexts.json}</a>`,
  });
}
