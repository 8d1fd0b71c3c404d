import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { texts } from './texts.mjs';

const LOCK = 'package-lock.json';
/** What npm itself writes about the tree that it has put in node_modules. */
const INSTALLED = 'node_modules/.package-lock.json';
/** The lock file that node_modules was last found to agree with. */
const STAMP = 'node_modules/.styrbord-lock';

/** Installs from the lock file when node_modules is missing or differs from it. */
export async function installPackages(say) {
  const lock = readFileSync(LOCK);
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (read(STAMP) === wanted) return;

  if (!isInstalled(JSON.parse(lock))) {
    const begun = Date.now();
    say(texts.installing);
    // Building and testing need the development packages, whatever NODE_ENV says.
    if ((await npm('ci', '--include=dev')) !== 0) throw new Error(texts.installFailed);
    say(texts.installed(Math.round((Date.now() - begun) / 1000)));
  }
  writeFileSync(STAMP, wanted);
}

/**
 * True where every package that must be there has the version of the lock, for instance after an `npm install` by hand.
 */
function isInstalled(lock) {
  const installed = read(INSTALLED);
  if (!installed) return false;
  const { packages } = JSON.parse(installed);
  return Object.entries(lock.packages).every(
    ([path, entry]) => !path || entry.optional || packages[path]?.version === entry.version,
  );
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
