import { PICTURE_COLOURS, tokens } from '../../../shared/tokens';
import { boatSvg, type BoatColours, type Letter } from '../boat/boatSvg';
import { lettering } from './lettering';

const { light } = tokens;

const COLOURS: BoatColours = {
  mainsail: light.sail,
  jib: PICTURE_COLOURS.jib,
  ink: light.text,
  spars: PICTURE_COLOURS.spar,
  hull: light.sunken,
  stripe: light.goldEdge,
  spinnaker: light.signal,
  spinnakerPale: PICTURE_COLOURS.paleSpinnaker,
};

/** A number in outlines of the product's own letters: whatever draws the picture needs no fonts. */
const outlined: Letter = (text, { x, y, size, tracking = 0, fill }) => {
  const { outline, width } = lettering(text, { size, weight: 700, tracking });
  return `<path transform="translate(${Math.round(x - width / 2)} ${y})" fill="${fill}" d="${outline}"/>`;
};

const boat = (sailNumber: string): string =>
  boatSvg({ sailNumber, rig: 'fractional', id: 'b', colours: COLOURS, heel: 4, letter: outlined });

/** The whole boat, on the right of the picture for links. */
export const sailingBoat = (sailNumber: string): string =>
  `<g transform="translate(722 36) scale(.86)">${boat(sailNumber)}</g>`;

/** The sail so large that the number is the picture. */
export const bigSail = (sailNumber: string): string =>
  `<svg x="0" y="150" width="1080" height="720" viewBox="-40 60 480 320" preserveAspectRatio="xMidYMin slice">${boat(sailNumber)}</svg>`;
