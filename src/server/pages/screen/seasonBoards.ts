import { html } from 'ghtml';
import type { PublicSerie } from '../../../shared/contract/publications';
import type { ClubScreen } from '../../resources/publications/readScreen';
import { clock, dayWithWeekday, points } from '../../../shared/domain/publication/publicFormat';
import { bumpLines } from '../results/bumpChart';
import { placeMark } from '../results/parts';
import { storyOf } from '../results/seriePage';
import { boatText, joined, pagedList, ROW_UNITS, ROWS, type Board } from './boards';
import { screenTexts } from './texts';

/** The standings of a series, a board for each class; beside the first rows of it the season is drawn. */
export function standingsBoards(result: PublicSerie | null): Board[] {
  if (result === null) return [];
  const { serie, rows } = result;
  const classes = [...new Set(rows.map(({ race_class }) => race_class))];
  return classes.map((race_class, index): Board => {
    const own = rows.filter((row) => row.race_class === race_class);
    const chart = index === 0 ? bumpLines(result, own, { shown: ROWS - 1, row: ROW_UNITS }) : '';
    const list = pagedList(
      own.map(
        (row) =>
          html`<li>
            <span class="pl">!${placeMark(row.position)}</span>!${boatText(row)}<span class="at"
              >${points(row.net_points)}</span
            >
          </li>`,
      ),
      ROWS - 1,
      chart === '' ? '' : 'wide',
    );
    const story = storyOf(result, own);
    return {
      view: 'serie',
      id: `serie-${serie.id}-${index}`,
      title: joined(serie.name, race_class),
      lead: `${story.leads} ${story.gap}`.trim(),
      body: `<div class="columns ${chart === '' ? 'c1' : 'season'}">${chart}<div>${list}</div></div>`,
      foot: screenTexts.afterRaces(serie.counted.length, serie.races.length),
    };
  });
}

type Coming = ClubScreen['coming'][number];

const whenOf = ({ start_date, start_time }: Coming): string =>
  joined(dayWithWeekday(start_date), start_time === null ? null : clock(start_time));

/** The next evening, and those after it. */
export function nextBoards({ coming, tonight }: ClubScreen): Board[] {
  const [next, ...then] = coming.filter(
    ({ id, status }) => status === 'upcoming' && tonight.every((sailing) => sailing.id !== id),
  );
  if (!next) return [];
  const rows = then.map((one) => html`<li><b class="boat">${one.name}</b><span class="at">${whenOf(one)}</span></li>`);
  const entered = next.boats === 0 ? '' : html`<p class="soft">${screenTexts.entered(next.boats)}</p>`;
  const list =
    rows.length === 0
      ? ''
      : html`<h3 class="soft">${screenTexts.then}</h3>
          !${pagedList(rows, ROWS - 5)}`;
  return [
    {
      view: 'nasta',
      id: `nasta-${next.id}`,
      title: screenTexts.nextLead,
      lead: '',
      body: html`<div class="columns c1">
        <div class="next">
          <p class="big">${next.name}</p>
          <p class="when">${whenOf(next)}</p>
          !${entered}!${list}
        </div>
      </div>`,
      foot: '',
    },
  ];
}
