import { writeFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { buildClient } from './build/client';

/** Packages that carry machine code, find files of theirs by where they lie, or are asked for only where installed. */
const EXTERNAL = ['better-sqlite3', '@node-rs/argon2', 'sharp', 'pdfkit', 'pg-native'];

/**
 * Bundles the server and what `npm start` does round it into one file, which loads twice as fast as its thousand parts.
 */
async function buildServer(): Promise<void> {
  await build({
    entryPoints: ['src/tools/start.ts'],
    outfile: 'dist/server/start.cjs',
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'cjs',
    sourcemap: true,
    external: EXTERNAL,
    logLevel: 'warning',
  });
}

/**
 * Builds the halves that the launcher found stale, side by side: `client=ID` and `server=ID`, the ids of their sources.
 * dist/build.json remembers them for the next comparison; the client's is also the build that the running server names.
 */
const RECORD = 'dist/build.json';
const HALVES: Record<string, { name: string; build: (id: string) => Promise<void> }> = {
  client: { name: 'appen', build: buildClient },
  server: { name: 'servern', build: buildServer },
};

type Ids = Record<string, string>;

const readRecord = async (): Promise<Ids> => JSON.parse(await readFile(RECORD, 'utf8').catch(() => '{}')) as Ids;

async function buildHalf(half: string, id: string): Promise<void> {
  const step = HALVES[half];
  if (!step) throw new Error(`Unknown half of the build: ${half}`);

  const begun = performance.now();
  await step.build(id);
  console.log(`Byggde ${step.name} på ${((performance.now() - begun) / 1000).toFixed(1).replace('.', ',')} s.`);
}

async function main(args: string[]): Promise<void> {
  await mkdir('dist', { recursive: true });
  const stale = Object.fromEntries(args.map((argument) => argument.split('='))) as Ids;
  console.log(
    `Bygger ${Object.keys(stale)
      .map((half) => HALVES[half]?.name ?? half)
      .join(' och ')} …`,
  );

  const built = await readRecord();
  // Forgotten first, so that a build that breaks off is not taken for the one before it.
  for (const half of Object.keys(stale)) delete built[half];
  const keepRecord = () => writeFileSync(RECORD, JSON.stringify(built));
  keepRecord();

  const builds = Object.entries(stale).map(async ([half, id]) => {
    await buildHalf(half, id);
    built[half] = id;
    keepRecord();
  });
  const failures = (await Promise.allSettled(builds)).filter((result) => result.status === 'rejected');
  for (const { reason } of failures) console.error(reason instanceof Error ? reason.message : reason);
  if (failures.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
