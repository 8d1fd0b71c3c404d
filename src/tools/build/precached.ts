import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InjectManifest } from 'workbox-webpack-plugin';
import { SERVICE_WORKER_PATH, SHELL_PATH } from '../../shared/serverPaths';

interface Entry {
  url: string;
  /** Tells one content from another where the address does not. */
  revision: string;
}

/** Of the files that are served as they are: what an installed app shows of itself. */
const OWN_FILE = /\.(svg|png|webmanifest)$/;

const publicEntry = (dir: string, name: string): Entry => ({
  url: `/${name}`,
  revision: createHash('sha256')
    .update(readFileSync(join(dir, name)))
    .digest('hex')
    .slice(0, 12),
});

/**
 * The service worker, with the list of what it keeps: the page, its scripts and styles, and the letters that Swedish
 * needs. Not what was compressed, what only explains scripts, or letters that a name from far away asks for.
 */
export const serviceWorkerPlugin = (entry: string, publicDir: string, buildId: string): InjectManifest => {
  const own = readdirSync(publicDir).filter((name) => OWN_FILE.test(name));
  return new InjectManifest({
    swSrc: entry,
    swDest: SERVICE_WORKER_PATH.slice(1),
    include: [/\.(js|css)$/, /latin-wght-normal\.\w+\.woff2$/],
    exclude: [/latin-ext/],
    dontCacheBustURLsMatching: /\.[\da-f]{8}\./,
    additionalManifestEntries: [
      { url: SHELL_PATH, revision: buildId },
      ...own.map((name) => publicEntry(publicDir, name)),
    ],
  });
};
