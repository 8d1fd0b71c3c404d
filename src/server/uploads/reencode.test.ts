import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { reencode } from './reencode';

const rules = { maxSidePx: 100, shrinkToPx: 50 };
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="9" height="9"/></svg>',
);

describe('what images are re-encoded from', () => {
  const made = async (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' | 'avif') => {
    const bytes = await sharp({ create: { width: 100, height: 80, channels: 3, background: 'navy' } })
      .toFormat(format)
      .toBuffer();
    const result = await reencode(bytes, rules);
    return Buffer.isBuffer(result) ? (await sharp(result).metadata()).width : result;
  };

  test.each(['png', 'jpeg', 'webp'] as const)('is %s', async (format) => {
    expect(await made(format)).toBe(50);
  });

  test.each(['gif', 'tiff', 'avif'] as const)('is never %s, whatever the library could read', async (format) => {
    expect(await made(format)).toBe('damaged');
  });

  test.each([
    ['is', SVG],
    ['is, packed,', gzipSync(SVG)],
    ['begins with spaces and is', Buffer.concat([Buffer.from('\n  <!-- JPEG -->'), SVG])],
  ])('is never what %s an SVG, which would be drawn', async (_what, bytes) => {
    expect(await reencode(bytes, rules)).toBe('damaged');
  });
});
