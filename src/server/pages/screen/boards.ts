import { html } from 'ghtml';
import type { ClassFlag } from '../../../shared/contract/startGroups';
import { FLAGS } from '../../../shared/flags';
import type { ScreenBoat } from '../../resources/publications/liveFleets';

/** The views of the screen, as `?vyer=` names them. */
type View = 'start' | 'live' | 'resultat' | 'serie' | 'nasta';

/** What is on the screen at a time. */
export interface Board {
  view: View;
  /** Names it among all boards of the club, also after a change. */
  id: string;
  title: string;
  /** What the title becomes once nobody who is out can win any more. */
  decided?: string;
  lead: string;
  body: string;
  /** In the corner below. */
  foot: string;
}

/** The height of a row, in units of which a screen has 1080. */
export const ROW_UNITS = 64;
/** So many of them fit below a head. */
export const ROWS = 11;

/** A list of which so many rows are shown at a time; the script turns its pages. */
export const pagedList = (rows: readonly string[], size: number, name = ''): string =>
  html`<ol class="rows ${name}" data-rows="${size}">
    !${rows.join('')}
  </ol>`;

/** Sail number and boat name in two columns. */
export const boatText = ({ sail_number, boat_name }: ScreenBoat): string =>
  html`<b class="nr">${sail_number}</b><span class="boat">${boat_name}</span>`;

/** The flag of a start group; what it says stands beside it. */
export const flagPicture = (flag: ClassFlag): string =>
  html`<svg class="flag" viewBox="0 0 24 20" aria-hidden="true">
    !${FLAGS[flag].map(([colour, outline]) => html`<path d="${outline}" fill="${colour}" />`).join('')}
    <path d="M.5.5h23v19H.5Z" fill="none" stroke="#c3cfdb" stroke-opacity=".7" />
  </svg>`;

/** "Torsdag 3 · 20 båtar", of what there is. */
export const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ');
