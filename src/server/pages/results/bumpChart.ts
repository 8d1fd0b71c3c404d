import { html } from 'ghtml';
import type { PublicSerie } from '../../../shared/contract/publications';
import { PICTURE_COLOURS, tokens } from '../../../shared/tokens';
import { shortDay } from '../../../shared/domain/publication/publicFormat';

type Row = PublicSerie['rows'][number];

/** How a chart is drawn, in units of its own field. */
interface Measures {
  /** So many boats. */
  shown: number;
  width: number;
  /** From one rank to the next. */
  row: number;
  /** Above the first rank, and on both sides of the lines. */
  top: number;
  left: number;
  right: number;
  /** Where the dates stand: the baseline, from the top. */
  dates: number;
  height: number;
  /** Of lines and discs. */
  scale: number;
}

const LEADERS = [tokens.light.barAccent, tokens.light.signal, PICTURE_COLOURS.thirdLine];

/** Dates and lines as the inside of an SVG; '' before there are two races and two boats to draw. */
function linesOf(
  { serie }: PublicSerie,
  rows: readonly Row[],
  measures: Measures,
  nameOf: (row: Row) => string,
): string {
  const { shown: count, width, row: step, top, left, right, dates, scale } = measures;
  const races = serie.counted.flatMap((id) => serie.races.find(({ sailing }) => sailing === id) ?? []);
  const shown = rows.slice(0, count).filter(({ ranks }) => ranks.length === races.length);
  if (races.length < 2 || shown.length < 2) return '';
  const x = (race: number): number => Math.round(left + (race / (races.length - 1)) * (width - left - right));
  const y = (rank: number): number => top + (Math.min(rank, count + 0.6) - 0.5) * step;
  const heads = races.map(
    ({ start_date }, race) =>
      html`<text x="${x(race)}" y="${dates}" text-anchor="middle">${shortDay(start_date)}</text>`,
  );
  const lines = shown.toReversed().map((row) => {
    const colour = LEADERS[row.position - 1] ?? PICTURE_COLOURS.quietLine;
    const steps = row.ranks.flatMap((rank, race) => (rank === null ? [] : [`${x(race)} ${y(rank)}`]));
    const won = row.scores.filter(({ sailing, position }) => position === 1 && serie.counted.includes(sailing));
    const discs = won.map(({ sailing }) => {
      const race = serie.counted.indexOf(sailing);
      return html`<circle
        cx="${x(race)}"
        cy="${y(row.ranks[race] ?? count + 1)}"
        r="${7 * scale}"
        fill="${tokens.light.gold}"
        stroke="${tokens.light.goldEdge}"
        stroke-width="${2 * scale}"
      />`;
    });
    const name = nameOf(row);
    const end = y(row.ranks.at(-1) ?? count);
    return html`<polyline
        points="!${steps.join(' ')}"
        fill="none"
        stroke="${colour}"
        stroke-width="${(row.position <= LEADERS.length ? 4 : 2) * scale}"
        stroke-linejoin="round"
      />!${discs.join('')}!${name === '' ? '' : html`<text class="name" x="${width - right + 14}" y="${end + 5}">${name}</text>`}`;
  });
  return heads.join('') + lines.join('');
}

const PAGE: Measures = {
  ...{ shown: 10, width: 900, row: 34, top: 34, left: 40, right: 190 },
  ...{ dates: 16, height: 384, scale: 1 },
};

function nameAtEnd(row: Row): string {
  const name = [row.sail_number, row.boat_name].filter((part) => part !== '').join(' ');
  return `${row.position} ${name.length > 22 ? `${name.slice(0, 21)}…` : name}`;
}

/** Where each boat of the first ten stood after each race: lines that cross, with the names at their ends. */
export function bumpChart(result: PublicSerie, rows: readonly Row[], label: string): string {
  const lines = linesOf(result, rows, PAGE, nameAtEnd);
  if (lines === '') return '';
  return html`<figure class="chart" tabindex="0" role="group" aria-label="${label}">
    <svg viewBox="0 0 ${PAGE.width} ${PAGE.height}" role="img" aria-label="${label}">!${lines}</svg>
  </figure>`;
}

/** The same without names, to stand beside a list of so many rows of `row` units each. */
export function bumpLines(result: PublicSerie, rows: readonly Row[], list: { shown: number; row: number }): string {
  const bottom = list.shown * list.row;
  const height = bottom + 44;
  const field = { width: 880, top: 0, left: 60, right: 60, dates: bottom + 34, height, scale: 2 };
  const lines = linesOf(result, rows, { ...list, ...field }, () => '');
  return lines === '' ? '' : html`<svg viewBox="0 0 ${field.width} ${height}" aria-hidden="true">!${lines}</svg>`;
}
