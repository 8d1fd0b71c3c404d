import { html } from 'ghtml';
import { encode } from 'uqr';
import { SCORE_CODE_LABELS } from '../../../shared/texts/labels';
import type { PublicSailing } from '../../../shared/contract/publications';
import { winnersOf } from '../../../shared/domain/publication/winners';
import type { ScoreCode } from '../../../shared/contract/competitors';
import { qrPath } from '../../../shared/qrPath';
import { PICTURE_COLOURS, tokens } from '../../../shared/tokens';
import { BOAT_VIEW_BOX, boatSvg, rigOf, type BoatColours, type Letter } from '../boat/boatSvg';
import { outlined } from '../pictures/drawing';

interface Boat {
  sail_number: string;
  boat_name: string;
  boat_model_name?: string | null;
}

const MEDALS = ['goldEdge', 'silverEdge', 'bronzeEdge'] as const;

const coloursFor = (place: number): BoatColours => {
  const { light } = tokens;
  return {
    ...{ mainsail: light.sail, jib: PICTURE_COLOURS.jib, ink: light.text, spars: PICTURE_COLOURS.spar },
    ...{ hull: light.sunken, stripe: light[MEDALS[place - 1] ?? 'goldEdge'] },
    ...{ spinnaker: light.signal, spinnakerPale: PICTURE_COLOURS.paleSpinnaker },
  };
};

type Detail = 'full' | 'plain';

const drawn = (boat: Boat, place: number, how: { detail: Detail; letter?: Letter }): string =>
  boatSvg({
    sailNumber: boat.sail_number,
    rig: rigOf(boat.boat_model_name ?? null),
    id: `b${place}`,
    colours: coloursFor(place),
    heel: 4,
    ...how,
  });

/** The boat with her own number, as a picture of its own; what it shows stands beside it in words. */
export const boatPicture = (boat: Boat, place: number, detail: Detail = 'full'): string =>
  html`<svg viewBox="${BOAT_VIEW_BOX}" aria-hidden="true" focusable="false">!${drawn(boat, place, { detail })}</svg>`;

/** The boat that won, as a file that other pages show as an image; null where no boat has a place. */
export function winnerSvg({ rows }: PublicSailing): string | null {
  const [winner] = winnersOf(rows);
  if (!winner) return null;
  const boat = drawn(winner, winner.position ?? 1, { detail: 'full', letter: outlined });
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOAT_VIEW_BOX}">!${boat}</svg>`;
}

/** The place, on a disc for the first three. */
export const placeMark = (place: number | null): string => {
  if (place === null) return '–';
  return place <= MEDALS.length ? html`<span class="disc d${place}">${place}</span>` : String(place);
};

const BAR_PX = 110;

/** How far behind, as a bar of the same scale for all; `most` is the last boat's. */
export function gapBar(seconds: number, most: number): string {
  const end = most === 0 ? 0 : Math.round((seconds / most) * BAR_PX);
  return html`<svg viewBox="0 0 ${BAR_PX} 10" preserveAspectRatio="none" aria-hidden="true">
    <rect width="2" height="10" y="0" />
    <line x1="1" x2="${end}" y1="5" y2="5" />
    <circle cx="${end}" cy="5" r="4" />
  </svg>`;
}

/** The codes that are used, in words. */
export const codesInWords = (codes: readonly ScoreCode[]): string =>
  codes.length === 0
    ? ''
    : html`<dl class="codes">
        !${codes
          .map(
            (code) =>
              html`<dt>${code}</dt>
                <dd>${SCORE_CODE_LABELS[code]}</dd>`,
          )
          .join('')}
      </dl>`;

/** "SWE 57 Åsa" with the number first, the words below it. */
export const boatCell = ({ sail_number, boat_name }: Boat, ...below: string[]): string =>
  html`<b>${sail_number}</b> ${boat_name}<small>${below.filter((part) => part !== '').join(' · ')}</small>`;

/** An address as a QR code, black on white in every scheme; what it says stands beside it. */
export function qrPicture(address: string): string {
  const { side, path } = qrPath(encode(address, { ecc: 'M', border: 0 }).data);
  return html`<svg class="qr" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges" aria-hidden="true">
    <path d="M0 0h${side}v${side}H0z" fill="#fff" />
    <path d="!${path}" />
  </svg>`;
}
