import { html } from 'ghtml';
import type { PublicSerie } from '../../../shared/contract/publications';
import { PICTURE_COLOURS, tokens } from '../../../shared/tokens';
import { shortDay } from '../../../shared/domain/publication/publicFormat';

type Row = PublicSerie['rows'][number];

const SHOWN = 10;
const [WIDTH, ROW, TOP, LEFT, RIGHT] = [900, 34, 34, 40, 190];
const LEADERS = [tokens.light.barAccent, tokens.light.signal, PICTURE_COLOURS.thirdLine];

/** Where each boat of the first ten stood after each race: lines that cross, with the names at their ends. */
export function bumpChart({ serie }: PublicSerie, rows: readonly Row[], label: string): string {
  const races = serie.counted.flatMap((id) => serie.races.find(({ sailing }) => sailing === id) ?? []);
  const shown = rows.slice(0, SHOWN).filter(({ ranks }) => ranks.length === races.length);
  if (races.length < 2 || shown.length < 2) return '';
  const height = TOP + SHOWN * ROW + 10;
  const x = (race: number): number => Math.round(LEFT + (race / (races.length - 1)) * (WIDTH - LEFT - RIGHT));
  const y = (rank: number): number => TOP + (Math.min(rank, SHOWN + 0.6) - 0.5) * ROW;
  const heads = races.map(
    ({ start_date }, race) => html`<text x="${x(race)}" y="16" text-anchor="middle">${shortDay(start_date)}</text>`,
  );
  const lines = shown.toReversed().map((row) => {
    const colour = LEADERS[row.position - 1] ?? PICTURE_COLOURS.quietLine;
    const steps = row.ranks.flatMap((rank, race) => (rank === null ? [] : [`${x(race)} ${y(rank)}`]));
    const won = row.scores.filter(({ sailing, position }) => position === 1 && serie.counted.includes(sailing));
    const discs = won.map(({ sailing }) => {
      const race = serie.counted.indexOf(sailing);
      return html`<circle
        cx="${x(race)}"
        cy="${y(row.ranks[race] ?? SHOWN + 1)}"
        r="7"
        fill="${tokens.light.gold}"
        stroke="${tokens.light.goldEdge}"
        stroke-width="2"
      />`;
    });
    const name = [row.sail_number, row.boat_name].filter((part) => part !== '').join(' ');
    const end = y(row.ranks.at(-1) ?? SHOWN);
    return html`<polyline
        points="!${steps.join(' ')}"
        fill="none"
        stroke="${colour}"
        stroke-width="${row.position <= LEADERS.length ? 4 : 2}"
        stroke-linejoin="round"
      />!${discs.join('')}<text class="name" x="${WIDTH - RIGHT + 14}" y="${end + 5}"
        >${row.position} ${name.length > 22 ? `${name.slice(0, 21)}…` : name}</text
      >`;
  });
  return html`<figure class="chart" tabindex="0" role="group" aria-label="${label}">
    <svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${label}">!${heads.join('')}!${lines.join('')}</svg>
  </figure>`;
}
