import { PICTURE_COLOURS, tokens } from '../../../shared/tokens';
import { escapeHtml } from '../../http/html';
import { boatSvg, type BoatColours, type Letter } from '../boat/boatSvg';
import { cutTo, lettering, type LetterStyle } from './lettering';

/** The product's colours by day: a picture has no scheme. */
export const INK = {
  bar: '#0b2239',
  barRaised: '#0e2943',
  barLine: '#2b435c',
  onBar: '#ffffff',
  soft: '#c3cfdb',
  accent: '#63d3aa',
  starboard: '#00573f',
  onStarboard: '#dcebe2',
  signal: '#f5c22b',
} as const;

const MEDALS = [
  { fill: '#f3d98b', edge: '#a67c00' },
  { fill: '#dfe4e8', edge: '#78838f' },
  { fill: '#ebc9a9', edge: '#9c5a24' },
] as const;

export interface Written extends LetterStyle {
  x: number;
  /** Of the baseline. */
  y: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  /** A wider text is cut. */
  most?: number;
}

const SHARE = { start: 0, middle: 0.5, end: 1 } as const;
const px = (value: number): string => String(Math.round(value * 100) / 100);

/** One line of text, as outlines. */
export function write(text: string, { x, y, fill, anchor = 'start', most = Infinity, ...style }: Written): string {
  const shown = cutTo(text, style, most);
  const { outline, width } = lettering(shown, style);
  const left = x - width * SHARE[anchor];
  const name = escapeHtml(shown);
  return `<path aria-label="${name}" transform="translate(${px(left)} ${px(y)})" fill="${fill}" d="${outline}"/>`;
}

/** The text on so many lines, broken between words; the last is cut where it is still too wide. */
export function linesOf(text: string, style: LetterStyle, most: number, count: number): string[] {
  const words = cutTo(text, style, Infinity).split(' ');
  const lines: string[] = [];
  while (words.length > 0 && lines.length < count - 1) {
    let line = words.shift() ?? '';
    while (words[0] !== undefined && lettering(`${line} ${words[0]}`, style).width <= most) line += ` ${words.shift()}`;
    lines.push(line);
  }
  if (words.length > 0) lines.push(words.join(' '));
  return lines.map((line) => cutTo(line, style, most));
}

/** A place as a medal; below the third, as a plain disc. */
export function disc(place: number, { x, y, radius }: { x: number; y: number; radius: number }): string {
  const { fill, edge } = MEDALS[place - 1] ?? { fill: INK.soft, edge: INK.barLine };
  const size = radius * 1.1;
  const figure = { x, y: y + size * 0.345, size, weight: 700, anchor: 'middle', fill: INK.bar } as const;
  const ring = `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${edge}" stroke-width="${radius / 10}"/>`;
  return ring + write(String(place), figure);
}

/** Depth lines of a chart, which lie behind everything. */
export function depthLines(
  width: number,
  { from, to, step, opacity }: Record<'from' | 'to' | 'step' | 'opacity', number>,
) {
  const lines: string[] = [];
  for (let y = from, turn = 0; y < to; y += step, turn += 1) {
    const rise = 20 + ((turn * 37) % 35);
    const [a, b, c] = [width * 0.2, width * 0.3, width * 0.5].map(Math.round);
    lines.push(
      `M-20 ${y}C${a} ${y - rise} ${b} ${y + rise} ${c} ${y}S${width - 200} ${y - rise} ${width + 20} ${y + 12}`,
    );
  }
  return `<path d="${lines.join('')}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="1.5"/>`;
}

/** The mark of the product and its name, ending at `x`. */
export function brand(name: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const style = { size, weight: 600, fill: INK.onBar } as const;
  const left = x - lettering(name, style).width - size * 1.7;
  const mark =
    `<path d="M30 3C45 13 55.5 29 57 46.5Q43 44.5 30 47Z" fill="${INK.accent}"/>` +
    '<path d="M26 14C24 26 24 37 26 47Q16 45.5 7 47.5C11 34 17.5 23 26 14Z" fill="#fff"/>' +
    '<path d="M4 52.5H60C57 58.5 52 61 45.5 61H20C12.5 61 7.5 58.5 4 52.5Z" fill="#fff"/>';
  const scale = (size * 1.4) / 60;
  return (
    `<g transform="translate(${px(left)} ${px(y - size * 1.08)}) scale(${px(scale)})">${mark}</g>` +
    write(name, { ...style, x, y, anchor: 'end' })
  );
}

/** The pennant that stands for a club. */
export const burgee = (
  transform: string,
  { field, cross, staff }: Record<'field' | 'cross' | 'staff', string>,
): string =>
  `<g transform="${transform}"><path d="M5 3v43" stroke="${staff}" stroke-width="3" stroke-linecap="round"/>` +
  `<path d="M7 6 46 20 7 34Z" fill="${field}" stroke="${staff}" stroke-opacity=".35"/>` +
  `<path d="M7 17H37.6L46 20 37.6 23H7ZM17 9.6 23 11.7V28.3L17 30.4Z" fill="${cross}"/></g>`;

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
export const outlined: Letter = (text, { x, y, size, tracking = 0, fill }) => {
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
  `<svg x="0" y="150" width="1080" height="720" viewBox="-65 0 540 360" preserveAspectRatio="xMidYMin slice">${boat(sailNumber)}</svg>`;
