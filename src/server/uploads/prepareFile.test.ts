import sharp from 'sharp';
import { aPhotoWithPlace, aPicture, aPictureThatClaims, type SentFile } from '../../testing/images';
import { HttpError } from '../errors';
import { prepareImage, prepareMap } from './prepareFile';

const NOT_IMAGE = 'Ladda upp en giltig bild. Filen du laddade upp var antingen inte en bild eller en skadad bild.';
const NOT_MAP = 'Ladda upp en bild eller en PDF. Filen du laddade upp var ingetdera, eller skadad.';
const wrongEnding = (ending: string) =>
  `Filändelsen “${ending}” är inte giltig. Giltiga filändelser är: png, jpg, jpeg, webp.`;
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const SVG = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const HEIC = Buffer.from('00000018667479706865696300000000686569636d696631', 'hex');
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const sent = ({ name, bytes }: SentFile) => ({ filename: name, bytes });
const image = async (file: SentFile) => {
  const { mime, data } = await prepareImage(sent(file), 'logo');
  return { mime, data, ...(await sharp(data).metadata()) };
};
const problem = async (preparing: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await preparing.catch((caught: unknown) => caught);
  return error instanceof HttpError ? [error.status, error.body] : error;
};

describe('an image', () => {
  test.each([
    ['wide', { width: 3000, height: 1500 }, { width: 1024, height: 512 }],
    ['high', { width: 900, height: 1800 }, { width: 512, height: 1024 }],
    ['small', { width: 60, height: 40 }, { width: 60, height: 40 }],
  ])('that is %s is shrunk to at most 1024 px, never made larger', async (_shape, before, after) => {
    expect(await image(await aPicture(before))).toMatchObject({ mime: 'image/webp', format: 'webp', ...after });
  });

  test('loses the place where it was taken, who took it and its profile, and is turned as it was meant', async () => {
    const photo = await aPhotoWithPlace();
    const before = await sharp(photo.bytes).metadata();
    expect([before.orientation, before.exif?.includes('Sara Seglare'), before.icc === undefined]).toEqual([
      6,
      true,
      false,
    ]);

    const after = await image(photo);
    expect(after).toMatchObject({ width: 40, height: 80 });
    expect([after.exif, after.icc, after.xmp, after.iptc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(after.data.includes('Sara Seglare')).toBe(false);
  });

  test.each([
    ['PNG', 'png'],
    ['JPEG', 'jpeg'],
    ['WebP', 'webp'],
  ] as const)('comes as %s, whatever its name says', async (_kind, format) => {
    const { bytes } = await aPicture();
    expect(await image({ name: 'logo.txt', bytes: await sharp(bytes)[format]().toBuffer() })).toMatchObject({
      mime: 'image/webp',
    });
  });

  test('that moves becomes its first picture', async () => {
    const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 255), Buffer.alloc(20 * 20 * 3, 0)]);
    const bytes = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .webp({ loop: 0, delay: 100 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);

    const still = await image({ name: 'film.webp', bytes });
    expect([still.pages ?? 1, still.width, still.height]).toEqual([1, 20, 20]);
    expect((await sharp(still.data).stats()).channels[0]?.mean).toBeGreaterThan(250);
  });

  test('keeps what is transparent', async () => {
    const background = { r: 255, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 4, background } })
      .png()
      .toBuffer();
    const { data } = await image({ name: 'logo.png', bytes });
    expect((await sharp(data).stats()).channels[3]?.max).toBe(0);
  });

  test('loses what was put behind it', async () => {
    const { bytes } = await aPicture();
    const { data } = await image({ name: 'bild.png', bytes: Buffer.concat([bytes, HTML]) });
    expect(data.includes('alert')).toBe(false);
  });

  test.each([
    ['a GIF', { name: 'logo.gif', bytes: GIF }, wrongEnding('gif')],
    ['a GIF under a good name', { name: 'logo.png', bytes: GIF }, NOT_IMAGE],
    ['an SVG', { name: 'Logo.SVG', bytes: SVG }, wrongEnding('svg')],
    ['an SVG under a good name', { name: 'logo.png', bytes: SVG }, NOT_IMAGE],
    ['a page', { name: 'logo.html', bytes: HTML }, wrongEnding('html')],
    ['a page under a good name', { name: 'logo.jpeg', bytes: HTML }, NOT_IMAGE],
    ['a photo in a format that few browsers read', { name: 'IMG_1.heic', bytes: HEIC }, wrongEnding('heic')],
    ['a PDF', { name: 'bana.pdf', bytes: PDF }, wrongEnding('pdf')],
    ['something without an ending', { name: 'logo', bytes: Buffer.from('hej') }, NOT_IMAGE],
    ['a few bytes of a PNG', { name: 'logo.png', bytes: Buffer.from('89504e470d0a1a0a', 'hex') }, NOT_IMAGE],
  ])('is not %s', async (_what, file, text) => {
    expect(await problem(image(file))).toEqual([400, { logo: [text] }]);
  });

  test('that breaks off is refused', async () => {
    const { bytes } = await aPicture({ width: 500, height: 500 });
    const jpeg = await sharp(bytes).jpeg().toBuffer();
    for (const whole of [bytes, jpeg]) {
      const file = { name: 'bild.png', bytes: whole.subarray(0, whole.length * 0.6) };
      expect(await problem(image(file))).toEqual([400, { logo: [NOT_IMAGE] }]);
    }
  });

  test('that claims to be larger than 4096 px is refused by its heading alone', async () => {
    const text = 'Bilden är för stor. Välj en bild på högst 4096 × 4096 bildpunkter.';
    for (const bomb of [aPictureThatClaims(30_000, 30_000), aPictureThatClaims(4097, 1)]) {
      expect(await problem(image(bomb))).toEqual([400, { logo: [text] }]);
    }
    expect(await problem(image(aPictureThatClaims(4096, 4096)))).toEqual([400, { logo: [NOT_IMAGE] }]);
  });

  test('above 5 MB is refused before it is looked at', async () => {
    const { bytes } = await aPicture();
    const padded = (length: number) => ({
      name: 'bild.png',
      bytes: Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]),
    });
    const limit = 5 * 1024 * 1024;
    expect(await problem(image(padded(limit + 1)))).toEqual([
      400,
      { logo: ['Filen är för stor. Välj en fil på högst 5 MB.'] },
    ]);
    expect(await image(padded(limit))).toMatchObject({ mime: 'image/webp' });
  });
});

describe('a map', () => {
  const map = (file: SentFile) => prepareMap(sent(file), 'map');

  test('is an image of at most 2400 px', async () => {
    const { mime, data } = await map(await aPicture({ width: 4800, height: 1200 }));
    expect([mime, (await sharp(data).metadata()).width]).toEqual(['image/webp', 2400]);
  });

  test('is a PDF, which stays as it is', async () => {
    expect(await map({ name: 'bana.pdf', bytes: PDF })).toEqual({ mime: 'application/pdf', data: PDF });
  });

  test.each([
    ['a page under the name of a PDF', { name: 'bana.pdf', bytes: HTML }, NOT_MAP],
    [
      'an SVG',
      { name: 'bana.svg', bytes: SVG },
      'Filändelsen “svg” är inte giltig. Giltiga filändelser är: png, jpg, jpeg, webp, pdf.',
    ],
    [
      'a PDF of more than 10 MB',
      { name: 'bana.pdf', bytes: Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]) },
      'Filen är för stor. Välj en fil på högst 10 MB.',
    ],
    [
      'an image of more than 5000 px',
      aPictureThatClaims(5001, 10),
      'Bilden är för stor. Välj en bild på högst 5000 × 5000 bildpunkter.',
    ],
  ])('is not %s', async (_what, file, text) => {
    expect(await problem(map(file))).toEqual([400, { map: [text] }]);
  });
});
