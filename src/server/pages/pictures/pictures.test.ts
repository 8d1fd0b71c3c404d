import sharp from 'sharp';
import { reencode } from '../../uploads/reencode';
import { drawPicture, PICTURE_SIZES, renderPicture, type PictureForm } from './drawPicture';
import { lettering } from './lettering';
import type { PictureFacts, PictureRow } from './pictureFacts';

const row = (place: number, fields: Partial<PictureRow> = {}): PictureRow => ({
  place,
  name: `Båt ${place}`,
  sailNumber: `SWE ${place}`,
  skipper: 'Örjan Öst',
  model: 'Albin Express',
  value: place === 1 ? '0:51:52' : '+1:07',
  ...fields,
});
const facts = (fields: Partial<PictureFacts> = {}): PictureFacts => ({
  club: 'Exempel Segelsällskap',
  title: 'Torsdag 3',
  when: '4 juni 2026',
  isPreliminary: true,
  rows: [row(1), row(2), row(3)],
  unit: 'korrigerad tid',
  notes: ['18 båtar i mål', 'SV 6,5 m/s', 'Lillön runt'],
  ...fields,
});

const FORMS = Object.keys(PICTURE_SIZES) as PictureForm[];
const LONG = 'Havets allra ljusaste drottning av Stockholm och hela skärgården';

/** The texts of a picture with where they begin and end. */
function textsIn(svg: string) {
  const found = svg.matchAll(
    /<path aria-label="([^"]*)" transform="translate\(([\d.-]+) [\d.-]+\)" fill="[^"]*" d="([^"]*)"/g,
  );
  return [...found].map(([, text = '', x = '', d = '']) => {
    const xs = [...d.matchAll(/[ML]([\d.-]+)/g)].map(([, value]) => Number(value));
    return { text, from: Number(x) + Math.min(0, ...xs), to: Number(x) + Math.max(0, ...xs) };
  });
}

describe.each(FORMS)('the picture in the form %s', (form) => {
  const { width } = PICTURE_SIZES[form];

  test.each([
    ['of three boats', facts()],
    ['of one boat', facts({ rows: [row(1)] })],
    ['of no boat', facts({ rows: [] })],
    ['of a winner without a name', facts({ rows: [row(1, { name: 'SWE 1', sailNumber: '', skipper: '' })] })],
    [
      'of long names',
      facts({ club: LONG, title: LONG, rows: [row(1, { name: LONG, skipper: LONG }), row(2, { name: LONG })] }),
    ],
    ['of letters of other languages', facts({ rows: [row(1, { name: 'Łódź Škoda', skipper: 'Żółw 你好' })] })],
  ])('%s needs no fonts, and keeps within its edges', (_what, shown) => {
    const svg = drawPicture(shown, form);
    expect(svg).not.toMatch(/<text|<image|NaN|undefined/);
    const texts = textsIn(svg);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter(({ from, to }) => from < 40 || to > width - 40)).toEqual([]);
  });

  test('says that it is preliminary as long as it is', () => {
    expect(drawPicture(facts(), form)).toContain('Preliminärt');
    expect(drawPicture(facts({ isPreliminary: false }), form)).not.toContain('Preliminärt');
  });

  test('is drawn after somebody has sent an image, too', async () => {
    const sent = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'navy' } })
      .png()
      .toBuffer();
    expect(Buffer.isBuffer(await reencode(sent, { maxSidePx: 100, shrinkToPx: 50 }))).toBe(true);
    expect((await renderPicture(facts({ title: 'Efter en logga' }), form)).length).toBeGreaterThan(1000);
  });

  test('is a PNG of its size, drawn once', async () => {
    const [first, again] = await Promise.all([renderPicture(facts(), form), renderPicture(facts(), form)]);
    expect(again).toBe(first);
    const { width: wide, height, format } = await sharp(first).metadata();
    expect([format, wide, height]).toEqual(['png', PICTURE_SIZES[form].width, PICTURE_SIZES[form].height]);
  });
});

test('what people have written is text', () => {
  const svg = drawPicture(facts({ rows: [row(1, { name: '"><script>', sailNumber: '"><b>' })] }), 'link');
  expect(svg).not.toContain('<script>');
  expect(svg).not.toContain('<b>');
});

test('letters are as wide as their outlines', () => {
  expect(lettering('Åsa', { size: 100 }).width).toBeGreaterThan(lettering('Å', { size: 100 }).width);
  expect(lettering('Åsa', { size: 50 }).width * 2).toBeCloseTo(lettering('Åsa', { size: 100 }).width);
});
