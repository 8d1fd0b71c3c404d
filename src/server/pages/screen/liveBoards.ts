import { html } from 'ghtml';
import { localTimeOf } from '../../../shared/domain/time';
import type { LiveFleet } from '../../resources/publications/liveFleets';
import type { ScreenSailing } from '../../resources/publications/readScreen';
import { wireDuration } from '../../../shared/domain/duration';
import { elapsed } from '../../../shared/domain/publication/publicFormat';
import { placeMark } from '../results/parts';
import { boatText, joined, pagedList, ROWS, type Board } from './boards';
import { screenTexts } from './texts';

const SECOND_MS = 1000;
/** The first of those who are out is shown larger. */
const OUT_ROWS = ROWS - 2;

const clockOf = (at: number): string => localTimeOf(at).replaceAll(':', '.');

/** Who is out, the first to lose the lead first. Those who have lost it are taken out by the script, by its clock. */
function outList(fleet: LiveFleet): string {
  const rows = fleet.out.map(({ boat, until }) =>
    until === null
      ? html`<li>!${boatText(boat)}<span class="at soft">–</span></li>`
      : html`<li data-lead="${until}">
          !${boatText(boat)}<span class="at">${clockOf(until)}</span><span class="until" data-until="${until}"></span>
        </li>`,
  );
  return html`!${pagedList(rows, OUT_ROWS, 'out')}
    <p class="soft" data-lost="${screenTexts.lost}"></p>`;
}

function homeList({ home, out }: LiveFleet): string {
  const rows = home.map(
    ({ boat, place, seconds }) =>
      html`<li data-boat="${boat.sail_number} ${boat.boat_name}">
        <span class="pl">!${placeMark(place)}</span>!${boatText(boat)}<span class="at"
          >${seconds === null ? '' : elapsed(wireDuration(seconds * SECOND_MS))}</span
        >
      </li>`,
  );
  return html`<h3 class="soft">${screenTexts.home(home.length, home.length + out.length)}</h3>
    !${pagedList(rows, ROWS - 1)}`;
}

/** A race that is being sailed: the last clock time that takes the lead for each boat that is out, and who is home. */
export const liveBoards = ({ id, name, live }: ScreenSailing): Board[] =>
  live.map((fleet, index): Board => {
    const hasDeadlines = fleet.out.some(({ until }) => until !== null);
    // A boat whose rating or start is missing may still win.
    const isKnown = fleet.out.length > 0 && fleet.out.every(({ until }) => until !== null);
    const isOver = fleet.out.length === 0;
    return {
      view: 'live',
      id: `live-${id}-${index}`,
      ...(isKnown && { decided: screenTexts.decided }),
      title: hasDeadlines ? screenTexts.mustFinish : joined(name, fleet.name),
      lead: hasDeadlines
        ? joined(name, fleet.name)
        : screenTexts.home(fleet.home.length, fleet.home.length + fleet.out.length),
      body: isOver
        ? `<div class="columns c1"><div>${homeList(fleet)}</div></div>`
        : `<div class="columns live"><div>${outList(fleet)}</div><div>${homeList(fleet)}</div></div>`,
      foot: screenTexts.preliminary,
    };
  });
