import { html } from 'ghtml';
import type { PublicSailing } from '../../../shared/contract/publications';
import type { ScreenSailing } from '../../resources/publications/readScreen';
import { behind, elapsed, windText } from '../../../shared/domain/publication/publicFormat';
import { boatPicture, placeMark } from '../results/parts';
import { stateText } from '../../files/results/shown';
import { boatText, joined, pagedList, ROWS, type Board } from './boards';
import { screenTexts } from './texts';

type Row = PublicSailing['rows'][number];

const timeOf = ({ sailing }: PublicSailing, row: Row): string =>
  elapsed(sailing.counts === 'corrected' ? row.corrected_time : row.elapsed_time);

function rowOf(result: PublicSailing, row: Row): string {
  const value = row.position === null ? (row.score_code ?? '–') : timeOf(result, row);
  return html`<li>
    <span class="pl">!${placeMark(row.position)}</span>!${boatText(row)}<span class="at">${value}</span
    ><span class="until">${row.position === null ? '' : behind(row.behind)}</span>
  </li>`;
}

/** The boat that won, large, with her helm as the public result names them. */
function winnerPicture([first]: readonly Row[]): string {
  if (first?.position !== 1) return '';
  return html`<div class="winner">
    !${boatPicture(first, 1)}
    <p class="name">${first.boat_name || first.sail_number}</p>
    <p class="soft">${joined(first.sail_number, first.skipper_name)}</p>
  </div>`;
}

/** The published result of a sailing, a board for each class. */
export function resultBoards({ id, name, result }: ScreenSailing): Board[] {
  if (result === null) return [];
  const { rows, sailing } = result;
  const classes = [...new Set(rows.map(({ race_class }) => race_class))];
  const wind = sailing.wind === null ? '' : windText(sailing.wind);
  return classes.map((race_class, index): Board => {
    const own = rows.filter((row) => row.race_class === race_class);
    const home = own.filter(({ position }) => position !== null).length;
    const list = pagedList(
      own.map((row) => rowOf(result, row)),
      ROWS,
    );
    return {
      view: 'resultat',
      id: `resultat-${id}-${index}`,
      title: joined(name, race_class),
      lead: joined(screenTexts.home(home, own.length), wind, sailing.course_name),
      body: `<div class="columns result">${winnerPicture(own)}<div>${list}</div></div>`,
      foot: stateText(result),
    };
  });
}
