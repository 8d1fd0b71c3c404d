import { PRODUCT_NAME } from '../../../shared/product';
import { madeOnce } from '../../files/madeOnce';
import { imageLibrary } from '../../uploads/imageLibrary';
import { bigSail, brand, burgee, depthLines, disc, INK, linesOf, sailingBoat, write } from './drawing';
import { lettering, sizeFor } from './lettering';
import type { PictureFacts, PictureRow } from './pictureFacts';
import { pictureTexts as texts } from './texts';

/** A link's picture, wide and low, and the one for those who post it themselves. */
export const PICTURE_SIZES = { link: { width: 1200, height: 630 }, tall: { width: 1080, height: 1350 } } as const;
export type PictureForm = keyof typeof PICTURE_SIZES;

const SEPARATOR = ' · ';
const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(SEPARATOR);

/** As many of the notes as there is room for. */
function notesWithin(notes: readonly string[], size: number, most: number): string {
  const fitting = notes.findLastIndex(
    (_, index) => lettering(joined(notes.slice(0, index + 1)), { size }).width <= most,
  );
  return joined(notes.slice(0, Math.max(1, fitting + 1)));
}

/** The number on the sail: that of the winner. */
const numberOn = ({ name, sailNumber }: PictureRow): string => sailNumber || name;

interface RowsAt {
  left: number;
  right: number;
  /** Where names begin, and the earliest place of what comes after them. */
  names: number;
  details: number;
  /** Of the baselines. */
  ys: readonly number[];
  size: number;
  radius: number;
  detailOf: (row: PictureRow) => string;
}

const GAP = 24;

/** The second and the third. */
function others(rows: readonly PictureRow[], { left, right, names, details, ys, size, radius, detailOf }: RowsAt) {
  const name = { size, weight: 600, fill: INK.onBar } as const;
  const detail = { size: size - 4, fill: INK.soft } as const;
  const widest = Math.max(0, ...rows.map((row) => lettering(row.name, name).width));
  const room = right - names - Math.max(0, ...rows.map(({ value }) => lettering(value, name).width)) - GAP;
  const column = Math.min(Math.max(details, names + widest + GAP), names + room * 0.6 + GAP);
  return rows.flatMap((row, index) => {
    const y = ys[index] ?? 0;
    const shown = detailOf(row);
    return [
      disc(row.place, { x: left + radius, y: y - size * 0.35, radius }),
      write(row.name, { ...name, x: names, y, most: shown === '' ? room : column - names - GAP }),
      write(shown, { ...detail, x: column, y, most: names + room - column }),
      write(row.value, { ...name, x: right, y, anchor: 'end' }),
    ];
  });
}

const BIG = { weight: 700, fill: INK.onBar } as const;

function linkHead({ club, title, when, isPreliminary }: PictureFacts): string[] {
  const badge = { size: 22, weight: 600 } as const;
  const width = lettering(texts.preliminary, badge).width + 36;
  return [
    burgee('translate(52 44) scale(.9)', { field: INK.starboard, cross: '#fff', staff: INK.soft }),
    write(club, { x: 112, y: 78, size: 28, weight: 600, fill: INK.onBar, most: 548 }),
    write(joined([title, when]), { x: 56, y: 134, size: 26, fill: INK.soft, most: 604 }),
    isPreliminary
      ? `<rect x="${1144 - width}" y="48" width="${width}" height="38" rx="4" fill="${INK.signal}"/>` +
        write(texts.preliminary, { ...badge, x: 1126, y: 75, fill: INK.bar, anchor: 'end' })
      : '',
  ];
}

function linkRows([winner, ...rest]: PictureRow[]): string[] {
  if (!winner) return [write(texts.nobody, { x: 56, y: 268, size: 48, weight: 600, fill: INK.onBar, most: 604 })];
  const size = sizeFor(winner.name, [132, 100, 76], { weight: 700, tracking: -3 }, 604);
  const value = { size: 30, weight: 700, fill: INK.onBar } as const;
  const room = 640 - 118 - lettering(winner.value, value).width - GAP;
  return [
    write(winner.name, { ...BIG, x: 54, y: 268, size, tracking: -3, most: 604 }),
    disc(winner.place, { x: 78, y: 322, radius: 24 }),
    write(joined([winner.sailNumber, winner.skipper || winner.model]), {
      ...value,
      weight: 600,
      x: 118,
      y: 332,
      most: room,
    }),
    write(winner.value, { ...value, x: 640, y: 332, anchor: 'end' }),
    rest.length > 0 ? `<path d="M56 372H640" stroke="${INK.barLine}" stroke-width="2"/>` : '',
    ...others(rest, {
      left: 58,
      right: 640,
      names: 118,
      details: 290,
      ys: [424, 480],
      size: 28,
      radius: 20,
      detailOf: ({ sailNumber }) => sailNumber,
    }),
  ];
}

function drawLink(facts: PictureFacts): string[] {
  const [winner] = facts.rows;
  return [
    `<rect width="1200" height="630" fill="${INK.bar}"/>`,
    depthLines(1200, { from: 76, to: 560, step: 88, opacity: 0.07 }),
    `<path d="M0 560Q300 546 640 556T1200 552V630H0Z" fill="${INK.barRaised}"/>`,
    winner ? sailingBoat(numberOn(winner)) : '',
    ...linkHead(facts),
    ...linkRows(facts.rows),
    write(notesWithin(facts.notes, 24, 860), { x: 56, y: 580, size: 24, fill: INK.soft, most: 860 }),
    brand(PRODUCT_NAME, { x: 1144, y: 580, size: 26 }),
  ];
}

function tallHead({ club, title, when }: PictureFacts): string[] {
  const style = { size: 32, weight: 600, fill: INK.onBar } as const;
  const titles = linesOf(title, style, 380, 2);
  return [
    burgee('translate(50 50) scale(1.25)', { field: '#fff', cross: INK.starboard, staff: '#fff' }),
    ...linesOf(club, style, 250, 3).map((line, index) => write(line, { ...style, x: 126, y: 82 + index * 36 })),
    ...titles.map((line, index) => write(line, { ...style, x: 1016, y: 82 + index * 36, anchor: 'end' })),
    write(when, { x: 1016, y: 82 + titles.length * 36, size: 28, fill: INK.onStarboard, anchor: 'end', most: 380 }),
  ];
}

function tallRows([winner, ...rest]: PictureRow[], unit: string): string[] {
  if (!winner) return [write(texts.nobody, { x: 64, y: 1010, size: 64, weight: 600, fill: INK.onBar, most: 952 })];
  const time = { size: 64, weight: 700, fill: INK.onBar } as const;
  const room = 1016 - 56 - lettering(winner.value, time).width - 2 * GAP;
  const size = sizeFor(winner.name, [160, 120, 92], { weight: 700, tracking: -4 }, room);
  return [
    write(winner.name, { ...BIG, x: 58, y: 1010, size, tracking: -4, most: room }),
    write(winner.value, { ...time, x: 1016, y: 972, anchor: 'end' }),
    winner.value === '' ? '' : write(unit, { x: 1016, y: 1010, size: 28, fill: INK.soft, anchor: 'end' }),
    disc(winner.place, { x: 92, y: 1072, radius: 30 }),
    write(joined([winner.sailNumber, winner.skipper, winner.model]), {
      x: 142,
      y: 1085,
      size: 38,
      weight: 600,
      fill: INK.onBar,
      most: 874,
    }),
    rest.length > 0 ? `<path d="M64 1122H1016" stroke="${INK.barLine}" stroke-width="2"/>` : '',
    ...others(rest, {
      left: 67,
      right: 1016,
      names: 142,
      details: 400,
      ys: [1181, 1245],
      size: 38,
      radius: 25,
      detailOf: ({ sailNumber, skipper }) => joined([sailNumber, skipper]),
    }),
  ];
}

function drawTall(facts: PictureFacts): string[] {
  const [winner] = facts.rows;
  const notes = [...(facts.isPreliminary ? [texts.preliminary] : []), ...facts.notes];
  return [
    `<rect width="1080" height="1350" fill="${INK.starboard}"/>`,
    depthLines(1080, { from: 108, to: 870, step: 126, opacity: 0.13 }),
    winner ? bigSail(numberOn(winner)) : '',
    `<path d="M0 856Q260 826 540 856T1080 846V1350H0Z" fill="${INK.bar}"/>`,
    ...tallHead(facts),
    ...tallRows(facts.rows, facts.unit),
    write(notesWithin(notes, 28, 700), { x: 64, y: 1300, size: 28, fill: INK.soft, most: 700 }),
    brand(PRODUCT_NAME, { x: 1016, y: 1300, size: 30 }),
  ];
}

/** The picture as an SVG without text elements: whatever draws it needs no fonts. */
export function drawPicture(facts: PictureFacts, form: PictureForm): string {
  const { width, height } = PICTURE_SIZES[form];
  const parts = form === 'link' ? drawLink(facts) : drawTall(facts);
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`;
}

const drawn = madeOnce(
  async ({ facts, form }: { facts: PictureFacts; form: PictureForm }) => {
    const open = await imageLibrary();
    return open(Buffer.from(drawPicture(facts, form)))
      .png({ palette: true, quality: 90 })
      .toBuffer();
  },
  { atOnce: 2, kept: 100 },
);

/** The picture as PNG; the same facts are drawn once. */
export const renderPicture = (facts: PictureFacts, form: PictureForm): Promise<Buffer> => drawn({ facts, form });
