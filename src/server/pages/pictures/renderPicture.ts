import sharp from 'sharp';
import { madeOnce } from '../../files/madeOnce';
import { drawPicture, type PictureForm } from './drawPicture';
import type { PictureFacts } from './pictureFacts';

const drawn = madeOnce(
  ({ facts, form }: { facts: PictureFacts; form: PictureForm }) =>
    sharp(Buffer.from(drawPicture(facts, form)))
      .png({ palette: true, quality: 90 })
      .toBuffer(),
  { atOnce: 2, kept: 100 },
);

/** The picture as PNG; the same facts are drawn once. */
export const renderPicture = (facts: PictureFacts, form: PictureForm): Promise<Buffer> => drawn({ facts, form });
