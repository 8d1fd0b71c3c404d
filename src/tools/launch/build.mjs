import { run } from './run.mjs';
import { staleHalves } from './sources.mjs';
import { texts } from './texts.mjs';

/**
 * Builds the halves of the product whose sources have changed. Comparing costs some 20 ms, so that every start can ask.
 */
export async function buildWhatIsStale(node, env, say) {
  const stale = Object.entries(staleHalves()).map(([half, id]) => `${half}=${id}`);
  if (stale.length === 0) return say(texts.upToDate);
  const code = await run(node, ['--import', 'tsx', 'src/tools/build.ts', ...stale], { env });
  if (code !== 0) throw new Error(texts.buildFailed);
}
