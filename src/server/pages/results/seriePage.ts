import { html } from 'ghtml';
import type { PublicSerie, Publication } from '../../../shared/contract/publications';
import { publicPaths } from '../../../shared/domain/publication/publicPaths';
import { bumpChart } from './bumpChart';
import { documentOf, type Place } from './document';
import { points, shortDay } from '../../../shared/domain/publication/publicFormat';
import { boatCell, codesInWords, placeMark } from './parts';
import { historyOf, olderNote, stateMark, toolsOf } from './sailingPage';
import { stateText } from '../../files/results/shown';
import { pageTexts } from './texts';

type Row = PublicSerie['rows'][number];

const nameOf = ({ sail_number, boat_name }: Row): string => boat_name || sail_number;
const tenths = (value: string): number => Math.round(Number(value) * 10);

/** What the standings tell, in up to three sentences: who leads, since when, and by how much. */
export function storyOf(
  { serie }: PublicSerie,
  rows: readonly Row[],
): { leads: string; tookLead: string; gap: string } {
  const [first, second] = rows;
  if (!first || !second || serie.counted.length === 0) return { leads: '', tookLead: '', gap: '' };
  const { story, races } = pageTexts;
  const before = serie.counted.length - 2;
  const former = before < 0 ? undefined : rows.find(({ ranks }) => ranks[before] === 1);
  const hasTaken = former !== undefined && former !== first && first.ranks[before] !== 1;
  const gap = tenths(second.net_points) - tenths(first.net_points);
  return {
    leads: story.leads(nameOf(first), points(first.net_points), races(serie.counted.length)),
    tookLead: hasTaken ? story.tookLead(nameOf(first), nameOf(former)) : '',
    gap: gap === 0 ? story.level(nameOf(second)) : story.gap(nameOf(second), points((Math.abs(gap) / 10).toFixed(1))),
  };
}

const inSentences = (...sentences: readonly string[]): string => sentences.filter((text) => text !== '').join(' ');

const scoreText = ({ points: scored, score_code }: Row['scores'][number]): string =>
  [points(scored), score_code ?? ''].filter((part) => part !== '').join(' ');

const cellOf = (score: Row['scores'][number]): string => {
  const text = scoreText(score);
  if (text === '') return '';
  if (score.discarded) return html`<s>${text}</s>`;
  return score.position !== null && score.position <= 3 ? html`<b>${text}</b>` : html`${text}`;
};

function tableOf({ serie }: PublicSerie, rows: readonly Row[], name: string | null): string {
  const { columns } = pageTexts;
  const sailed = serie.races.filter(({ status }) => status === 'finished');
  const isSailed = ({ sailing }: Row['scores'][number]) => sailed.some((race) => race.sailing === sailing);
  const heads = sailed.map(
    ({ start_date, name: race }) => html`<th scope="col" class="n w" title="${race}">${shortDay(start_date)}</th>`,
  );
  const body = rows.map((row) => {
    const chips = row.scores
      .filter(isSailed)
      .map((score) => `<span>${cellOf(score) || '–'}</span>`)
      .join('');
    return html`<tr>
      <td class="p">!${placeMark(row.position)}</td>
      <th scope="row" class="b">!${boatCell(row, row.skipper_name, row.club_name)}</th>
      <td class="n m k">${points(row.net_points)}</td>
      <td class="n x w"><span class="soft">${points(row.total_points)}</span></td>
      !${row.scores
        .filter(isSailed)
        .map((score) => `<td class="n x w">${cellOf(score)}</td>`)
        .join('')}
      <td class="g narrow"><div class="races">!${chips}</div></td>
    </tr>`;
  });
  const caption =
    name === null
      ? html`<caption class="visually-hidden">
          ${pageTexts.standings}
        </caption>`
      : html`<caption>
          ${name}
        </caption>`;
  return `<section class="standings"><table class="list">${caption}<thead><tr>${html`<th scope="col">
      ${columns.place}
    </th>
    <th scope="col">${columns.boat}</th>
    <th scope="col" class="n">${columns.total}</th>
    <th scope="col" class="n w">
      ${columns.gross}
    </th>`}${heads.join('')}<th class="narrow"></th></tr></thead><tbody>${body.join('')}</tbody></table></section>`;
}

/** The results of its races, and the codes of the table in words. */
function cardsOf({ club }: Place, { serie, rows }: PublicSerie): string {
  const codes = [...new Set(rows.flatMap(({ scores }) => scores.flatMap(({ score_code }) => score_code ?? [])))];
  const links = serie.races
    .filter(({ status }) => status === 'finished')
    .map(
      (race) =>
        html`<li>
          <span class="name"
            ><a href="${publicPaths.sailing(club.slug, { id: race.sailing, name: race.name })}">${race.name}</a></span
          ><span>${shortDay(race.start_date)}</span>
        </li>`,
    );
  return [
    links.length === 0
      ? ''
      : html`<section class="card">
          <h2>${pageTexts.results}</h2>
          <ul>
            !${links.join('')}
          </ul>
        </section>`,
    codes.length === 0
      ? ''
      : html`<section class="card">
          <h2>${pageTexts.codes}</h2>
          !${codesInWords(codes)}
        </section>`,
  ].join('');
}

/** The page of a series' published standings: the season drawn, then the table of each class. */
export function seriePage(place: Place, result: PublicSerie, versions: readonly Publication[]): string {
  const { serie, rows } = result;
  const path = publicPaths.serie(place.club.slug, serie);
  const classes = [...new Set(rows.map(({ race_class }) => race_class))];
  const ofFirst = rows.filter(({ race_class }) => race_class === classes[0]);
  const { leads, tookLead, gap } = storyOf(result, ofFirst);
  const story = inSentences(leads, tookLead, gap);
  const newest = versions[0]?.number ?? result.version;
  return documentOf(place, {
    title: serie.name,
    description: inSentences(story, stateText(result)),
    path,
    picture: `${path}.png?version=${result.version}`,
    alternates: [
      { type: 'application/json', path: `${path}.json` },
      { type: 'text/csv', path: `${path}.csv` },
      { type: 'application/pdf', path: `${path}.pdf` },
    ],
    hero: html`!${stateMark(result)}
      <h1>${serie.name}</h1>
      <p class="soft">${story}</p>
      !${bumpChart(result, ofFirst, pageTexts.seasonChart)}`,
    main: [
      olderNote(result, newest, path),
      toolsOf(result.made_at),
      result.note === '' ? '' : html`<p class="note">${result.note}</p>`,
      ...classes.map((name) =>
        tableOf(
          result,
          rows.filter(({ race_class }) => race_class === name),
          name,
        ),
      ),
      `<div class="cards">${cardsOf(place, result)}</div>`,
      historyOf(versions, path),
    ].join(''),
    foot: html`<a href="${path}.pdf">${pageTexts.pdf}</a><a href="${path}.xlsx">${pageTexts.xlsx}</a
      ><a href="${path}.csv">${pageTexts.csv}</a><a href="${path}.json">${pageTexts.json}</a>`,
  });
}
