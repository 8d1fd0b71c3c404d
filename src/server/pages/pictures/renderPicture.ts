import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { lazy } from '../../../shared/lazy';
import { drawPicture, type PictureForm } from './drawPicture';
import type { PictureFacts } from './pictureFacts';

/** A picture takes a processor for some tenths of a second. */
const AT_ONCE = 2;
const KEPT = 100;

const queue = lazy(() => new PQueue({ concurrency: AT_ONCE }));
const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT });

const render = (facts: PictureFacts, form: PictureForm): Promise<Buffer> =>
  queue().add(() =>
    sharp(Buffer.from(drawPicture(facts, form)))
      .png({ palette: true, quality: 90 })
      .toBuffer(),
  );

/** The picture as PNG; the same facts are drawn once. */
export function renderPicture(facts: PictureFacts, form: PictureForm): Promise<Buffer> {
  const subject = `${form} ${JSON.stringify(facts)}`;
  const known = kept.get(subject);
  if (known) return known;
  const picture = render(facts, form);
  kept.set(subject, picture);
  picture.catch(() => kept.delete(subject));
  return picture;
}
