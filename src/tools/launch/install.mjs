import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { texts } from './texts.mjs';

const LOCK = 'package-lock.json';
/** What npm itself writes about the tree that it has put in node_modules. */
const INSTALLED = 'node_modules/.package-lock.json';
/** Which packages node_modules was last found to have: `SET HASH`, the hash of the lock file. */
const STAMP = 'node_modules/.styrbord-lock';

/** The dependencies of package.json build and run the product; the rest tests, checks and measures it. */
const FLAGS = { product: '--omit=dev', all: '--include=dev' };

/**
 * Installs from the lock file what is missing in node_modules: `set` is "product" or "all". Where all packages are
 * installed already, all of them are kept up to date.
 */
export async function installPackages(set, say) {
  const lock = readFileSync(LOCK);
  const hash = createHash('sha256').update(lock).digest('hex');
  const [setHere, hashHere] = read(STAMP)?.split(' ') ?? [];
  const wanted = setHere === 'all' ? 'all' : set;
  if (hashHere === hash && (setHere === wanted || setHere === 'all')) return;

  const { packages } = JSON.parse(lock);
  if (isInstalled(packages, 'all')) return writeFileSync(STAMP, `all ${hash}`);
  if (!isInstalled(packages, wanted)) await install(wanted, say);
  writeFileSync(STAMP, `${wanted} ${hash}`);
}

/**
 * `npm ci` begins by deleting node_modules, from under a server that runs. So it is only for a tree that is missing or
 * was left half done; one that npm has finished gets what it lacks.
 */
async function install(set, say) {
  const begun = Date.now();
  say(texts.installing);
  const command = existsSync(INSTALLED) ? ['install', '--no-save'] : ['ci'];
  // An installation that is interrupted from here on counts as half done.
  rmSync(STAMP, { force: true });
  rmSync(INSTALLED, { force: true });
  if ((await npm(...command, FLAGS[set])) !== 0) throw new Error(texts.installFailed);
  say(texts.installed(Math.round((Date.now() - begun) / 1000)));
}

/** True where every package that must be there has the version of the lock file. */
function isInstalled(packages, set) {
  const installed = JSON.parse(read(INSTALLED) ?? '{}').packages ?? {};
  const isNeeded = (entry) => !entry.optional && !entry.devOptional && (set === 'all' || !entry.dev);
  return Object.entries(packages).every(
    ([path, entry]) => !path || !isNeeded(entry) || installed[path]?.version === entry.version,
  );
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
