import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { texts } from './texts.mjs';

/** What each half of the build is made of, and a file that is there once it has been made. */
const HALVES = {
  client: {
    from: ['src/client', 'src/shared', 'src/tools/build', 'public', 'webpack.config.ts', 'package-lock.json'],
    made: 'dist/client/index.html',
  },
  server: { from: ['src/server', 'src/shared', 'src/tools', 'package-lock.json'], made: 'dist/server/start.cjs' },
};
/** Kept by src/tools/build.ts: the id of the sources that each half was last made from. */
const RECORD = 'dist/build.json';
const TEST = /\.test\.tsx?$/;

/** `{ client: id, server: id }` of the halves whose sources have changed since they were built. */
function staleHalves() {
  const record = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
  const ids = Object.entries(HALVES).map(([half, { from, made }]) => [half, idOf(from), made]);
  return Object.fromEntries(ids.filter(([half, id, made]) => record[half] !== id || !existsSync(made)));
}

/** A short id that changes with any byte or name of the files. */
function idOf(roots) {
  const hash = createHash('sha256');
  for (const path of roots.flatMap(filesBelow)) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return TEST.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * Builds the halves of the product whose sources have changed. Comparing costs some 20 ms, so that every start can ask.
 */
export async function buildWhatIsStale(node, env, say) {
  const stale = Object.entries(staleHalves()).map(([half, id]) => `${half}=${id}`);
  if (stale.length === 0) return say(texts.upToDate);
  const code = await run(node, ['--import', 'tsx', 'src/tools/build.ts', ...stale], { env });
  if (code !== 0) throw new Error(texts.buildFailed);
}
