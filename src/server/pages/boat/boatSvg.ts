import { escapeHtml } from '../../http/html';

/** A fractional rig, a masthead rig with a large jib, a sport boat's with a wide top; what boats are told apart by. */
export const RIGS = ['fractional', 'masthead', 'sport'] as const;
export type Rig = (typeof RIGS)[number];

interface RigShape {
  main: string;
  jib: string;
  mastTop: number;
  boomEnd: number;
  /** Where the number stands, and how broad the sail is there. */
  numberAt: number;
  breadth: number;
}

const SHAPES: Record<Rig, RigShape> = {
  fractional: {
    main: 'M152 10C248 111 324 300 340 494Q250 512 152 500Z',
    jib: 'M143 92 8 522Q70 524 150 496C170 400 164 240 143 92Z',
    mastTop: 6,
    boomEnd: 334,
    numberAt: 226,
    breadth: 140,
  },
  masthead: {
    main: 'M152 10C226 119 287 300 318 494Q250 512 152 500Z',
    jib: 'M143 26 0 522Q70 524 150 496C170 400 164 240 143 26Z',
    mastTop: 6,
    boomEnd: 312,
    numberAt: 206,
    breadth: 102,
  },
  sport: {
    main: 'M152 6C274 103 354 300 352 494Q250 512 152 500Z',
    jib: 'M143 84 4 522Q70 524 150 496C170 400 164 240 143 84Z',
    mastTop: 2,
    boomEnd: 346,
    numberAt: 233,
    breadth: 155,
  },
};

const SPORT =
  /^(j\/?\s?\d{2}|x-\d{2}|sb\s?20|melges|farr|seascape|first\s?(se|27)|cape 31|rb ?\d|archambault|dehler 30 od)/i;
const MASTHEAD =
  /\b(vega|ballad|maxi|comfort|shipman|hallberg|hr \d|laurin|contessa|nicholson|scampi|marieholm|nor(d)?lin)\b/i;

/** How a type of boat is rigged; what is not known is drawn with a fractional rig. */
export function rigOf(boatModel: string | null): Rig {
  if (boatModel === null) return 'fractional';
  if (SPORT.test(boatModel)) return 'sport';
  return MASTHEAD.test(boatModel) ? 'masthead' : 'fractional';
}

export interface DrawnBoat {
  sailNumber: string;
  rig: Rig;
  /** Begins the ids of what is inside: another one for each boat of a document. */
  id: string;
  /** Any colours of SVG: "#0b2239" or "var(--bar)". */
  colours: BoatColours;
  /** Degrees; she heels to the right where it is above 0. */
  heel?: number;
  hasSpinnaker?: boolean;
  /** thumb: sails and hull alone, for less than 90 px. plain: without seams and battens. */
  detail?: 'full' | 'plain' | 'thumb';
  /** As text elements, unless something else is said. */
  letter?: Letter;
}

export interface BoatColours {
  mainsail: string;
  jib: string;
  ink: string;
  /** Mast and boom. */
  spars: string;
  hull: string;
  stripe: string;
  spinnaker: string;
  spinnakerPale: string;
}

/** Holds the whole boat, heeled or not. */
export const BOAT_VIEW_BOX = '-40 -6 470 622';

/** Sizes of the figures by how many there are. */
const FIGURE_PX = [68, 68, 68, 60, 50, 42, 36];
const FIGURE_BREADTH = 0.56;

interface Marks {
  nation: string;
  number: string;
}

/** "SWE 219" is the nation above the figures; anything else is one line. */
function marksOf(sailNumber: string): Marks {
  const [, nation = '', number = sailNumber.trim()] = /^([A-ZÅÄÖ]{1,3})\s*(\d\S*)$/iu.exec(sailNumber.trim()) ?? [];
  return { nation: nation.toLocaleUpperCase('sv'), number };
}

/** How a text of one line is drawn, with its middle at `x` and its baseline at `y`. */
export type Letter = (
  text: string,
  at: { x: number; y: number; size: number; weight: number; tracking?: number; fill: string },
) => string;

const asText: Letter = (text, { x, y, size, weight, tracking, fill }) =>
  `<text text-anchor="middle" fill="${fill}" x="${x}" y="${y}" font-size="${size}" font-weight="${weight}"` +
  `${tracking === undefined ? '' : ` letter-spacing="${tracking}"`}>${escapeHtml(text)}</text>`;

function numberSvg(sailNumber: string, { numberAt, breadth }: RigShape, ink: string, letter: Letter): string {
  const { nation, number } = marksOf(sailNumber);
  if (number === '') return '';
  const count = [...number].length;
  const size = Math.min(FIGURE_PX[count] ?? FIGURE_PX[2] ?? 0, Math.floor(breadth / FIGURE_BREADTH / count));
  const figures = { x: numberAt + 8, y: Math.round(268 + 0.92 * size), size, weight: 800, fill: ink };
  return [
    nation && letter(nation, { x: numberAt, y: 268, size: 30, weight: 700, tracking: 4, fill: ink }),
    letter(number, figures),
  ].join('');
}

const seamsSvg = (id: string, ink: string): string =>
  `<path d="M0 231Q90 237 170 211M0 315Q90 321 170 295M0 399Q90 405 170 379" clip-path="url(#${id}j)" fill="none" ` +
  `stroke="${ink}" stroke-opacity=".16" stroke-width="2"/>`;

const clothSvg = (id: string, ink: string): string =>
  `<g clip-path="url(#${id}m)" fill="none" stroke="${ink}"><path d="M152 108Q260 134 400 114M152 186Q260 212 400 192` +
  'M152 265Q260 291 400 271M152 343Q260 369 400 349M152 422Q260 448 400 428" stroke-opacity=".16" stroke-width="2"/>' +
  '<path d="M200 143 400 165M223 241 400 263M247 339 400 361" stroke-opacity=".34" stroke-width="3"/>' +
  '<path d="M152 0V520" stroke-opacity=".07" stroke-width="26"/></g>';

const spinnakerSvg = ({ spinnaker, spinnakerPale }: BoatColours): string =>
  `<path d="M146 72C20 82-128 210-78 470Q40 520 138 470C110 330 120 200 146 72Z" fill="${spinnaker}"/>` +
  `<path d="M146 72C62 142 0 240 10 494Q52 504 84 496C66 300 92 190 146 72Z" fill="${spinnakerPale}"/>`;

/**
 * A boat under sail, on her way to the left, with her own number on the mainsail: the inside of an SVG, in a field of
 * 400 × 620.
 */
export function boatSvg({
  sailNumber,
  rig,
  id,
  colours,
  heel = 0,
  hasSpinnaker = false,
  detail = 'full',
  letter = asText,
}: DrawnBoat) {
  const shape = SHAPES[rig];
  const { ink, spars } = colours;
  const hasSeams = detail === 'full';
  return [
    `<g${heel === 0 ? '' : ` transform="rotate(${heel} 190 560)"`}>`,
    hasSeams &&
      `<clipPath id="${id}m"><path d="${shape.main}"/></clipPath><clipPath id="${id}j"><path d="${shape.jib}"/></clipPath>`,
    hasSpinnaker && spinnakerSvg(colours),
    `<path d="${shape.jib}" fill="${colours.jib}"/>`,
    hasSeams && !hasSpinnaker && seamsSvg(id, ink),
    `<path d="${shape.main}" fill="${colours.mainsail}"/>`,
    hasSeams && clothSvg(id, ink),
    `<path d="M147 ${shape.mastTop}V548" stroke="${spars}" stroke-width="5"/>`,
    `<path d="M147 510 ${shape.boomEnd} 506" stroke="${spars}" stroke-width="7" stroke-linecap="round"/>`,
    detail !== 'thumb' && numberSvg(sailNumber, shape, ink, letter),
    `<path d="M-14 540Q180 552 392 540 392 566 350 584L70 584Q14 572-14 540Z" fill="${colours.hull}"/>`,
    `<path d="M6 556Q190 566 388 555" fill="none" stroke="${colours.stripe}" stroke-width="6"/></g>`,
  ]
    .filter((part) => part !== false)
    .join('');
}
