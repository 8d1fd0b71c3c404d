import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { buildClient } from './build/client';
import { buildServer } from './build/server';

/**
 * Builds the halves that the launcher found stale: `client=ID` and `server=ID`, the ids of their sources.
 * dist/build.json remembers them for the next comparison; the client's is also the build that the running server names.
 */
const RECORD = 'dist/build.json';
const HALVES: Record<string, { name: string; build: (id: string) => Promise<void> }> = {
  client: { name: 'appen', build: buildClient },
  server: { name: 'servern', build: buildServer },
};

async function record(half: string, id?: string): Promise<void> {
  const text = await readFile(RECORD, 'utf8').catch(() => '{}');
  await writeFile(RECORD, JSON.stringify({ ...(JSON.parse(text) as object), [half]: id }));
}

async function main(stale: string[]): Promise<void> {
  await mkdir('dist', { recursive: true });
  for (const argument of stale) {
    const [half = '', id = ''] = argument.split('=');
    const step = HALVES[half];
    if (!step) throw new Error(`Unknown half of the build: ${half}`);

    const begun = performance.now();
    console.log(`Bygger ${step.name} …`);
    // Forgotten first, so that a build that breaks off is not taken for the one before it.
    await record(half);
    await step.build(id);
    await record(half, id);
    console.log(`Byggde ${step.name} på ${((performance.now() - begun) / 1000).toFixed(1).replace('.', ',')} s.`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
