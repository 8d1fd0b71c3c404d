import { html } from 'ghtml';
import { localTimeOf } from '../../../shared/domain/time';
import type { ScreenGroup, ScreenSailing } from '../../resources/publications/readScreen';
import { clock } from '../../../shared/domain/publication/publicFormat';
import { boatText, flagPicture, joined, pagedList, ROWS, type Board } from './boards';
import { screenTexts } from './texts';

/** Beside each other on one board. */
const COLUMNS = 3;

const timeOf = (start: number): string => clock(localTimeOf(start));

/** When the group starts, or why it does not. */
function startText({ start, state }: ScreenGroup): string {
  if (start !== null) return timeOf(start);
  return state === 'scheduled' || state === 'started' ? screenTexts.noTime : screenTexts.waiting[state];
}

function groupColumn(group: ScreenGroup, { hasOwnStarts }: ScreenSailing): string {
  const { name, flag, start, boats } = group;
  const isOwn = hasOwnStarts && name === null;
  const rows = boats.map(
    (boat) =>
      html`<li>
        !${boatText(boat)}!${isOwn && boat.start !== null ? html`<span class="at">${localTimeOf(boat.start).replaceAll(':', '.')}</span>` : ''}
      </li>`,
  );
  const until = start === null || isOwn ? '' : html`<span class="until" data-until="${start}"></span>`;
  return html`<section class="group">
    <h3>
      !${flag === null ? '' : flagPicture(flag)}<b>${isOwn ? screenTexts.individual : startText(group)}</b>!${until}
    </h3>
    <p class="soft">${joined(name, screenTexts.boats(boats.length))}</p>
    !${pagedList(rows, ROWS - 2)}
  </section>`;
}

/** The start list of a sailing: three groups beside each other at a time. */
export function startBoards(sailing: ScreenSailing): Board[] {
  const { id, groups, name, boats, course } = sailing;
  const boards: Board[] = [];
  for (let from = 0; from < groups.length; from += COLUMNS) {
    const shown = groups.slice(from, from + COLUMNS);
    boards.push({
      view: 'start',
      id: `start-${id}-${from}`,
      title: name,
      lead: joined(screenTexts.boats(boats), course),
      body: `<div class="columns c${shown.length}">${shown.map((group) => groupColumn(group, sailing)).join('')}</div>`,
      foot: '',
    });
  }
  return boards;
}
