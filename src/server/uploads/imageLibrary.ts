import type { Sharp, SharpOptions } from 'sharp';
import { lazy } from '../../shared/lazy';

type OpenImage = (bytes: Buffer, options?: SharpOptions) => Sharp;

/** The library reads dozens of formats, PDF among them, and detects the format itself: the process reads these. */
const READ = ['Png', 'Jpeg', 'Webp', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`);

/**
 * Opens images; loaded when the first image comes, since the library is large and most servers that are started see
 * none. What the library may read is a setting of the whole process. SVG is for drawings of ours alone: whoever opens
 * a file that somebody has sent finds out first what it is.
 */
export const imageLibrary = lazy(async (): Promise<OpenImage> => {
  const { default: sharp } = await import('sharp');
  // Nobody sends the same image twice, so unpacked images are not cached.
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READ });
  return sharp;
});
