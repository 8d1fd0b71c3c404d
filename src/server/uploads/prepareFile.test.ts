import sharp from 'sharp';
import { prepareImage } from './prepareFile';
test('x', async () => {
  const png = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { mime, data } = await prepareImage({ filename: 'a.png', bytes: png }, 'logo');
  const meta = await sharp(data).metadata();
  expect([mime, meta.width, meta.height, meta.format]).toEqual(['image/webp', 1024, 683, 'webp']);
});
