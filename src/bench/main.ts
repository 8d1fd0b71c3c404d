import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { measureAdapters } from './adapters';
import { measureBytes } from './bytes';
import { measureDrag } from './drag';
import { ratioOf, type Figure } from './figure';
import { measureLighthouse } from './lighthouse';
import { measureLogins } from './logins';
import { measureFinishMatching, measureNeeds } from './raceNight';
import { peerCosts } from './peer';
import { measurePublicPages } from './publicPages';
import { measurePush } from './push';
import { measureReaders } from './readers';
import { measureReads } from './reads';
import { measureReducers } from './reducers';
import { measureScoring } from './scoring';
import { measureSeriesPush } from './seriesPush';
import { measureSockets } from './sockets';
import { measureStatistics } from './statistics';
import { measureTables } from './tables';
import { measureTyping } from './typing';
import { measureWrites } from './writes';

/** Reads and writes, and what they cost a peer on another framework where there is one. */
async function measureApi(): Promise<Figure[]> {
  const peer = await peerCosts();
  return [...(await measureReads(peer)), ...(await measureWrites(peer))];
}

const RESULTS = 'bench/results.json';
const MEASURES: Record<string, () => Figure[] | Promise<Figure[]>> = {
  reducers: () => [...measureReducers(), ...measureAdapters()],
  scoring: measureScoring,
  finishes: measureFinishMatching,
  needs: measureNeeds,
  bytes: measureBytes,
  drag: measureDrag,
  tables: measureTables,
  typing: measureTyping,
  push: async () => [...(await measurePush()), ...(await measureSeriesPush())],
  api: measureApi,
  sockets: measureSockets,
  readers: measureReaders,
  statistics: measureStatistics,
  pages: measurePublicPages,
  logins: measureLogins,
  lighthouse: measureLighthouse,
};
/** Fetches a program from the network, unless the machine has it. */
const ONLY_WHEN_ASKED = new Set(['lighthouse']);

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : value.toPrecision(4));

function row(figure: Figure): Record<string, string> {
  const { name, value, unit, goal } = figure;
  const ratio = ratioOf(figure);
  return {
    measured: name,
    value: `${shown(value)} ${unit}`.trim(),
    goal: goal === undefined ? '' : `${goal} ${unit}`.trim(),
    'of goal': ratio === undefined ? '' : ratio.toFixed(2),
  };
}

/**
 * `npm run bench`, or `npm run bench -- bytes drag` for some of it. 1 in the last column is on the goal, less is
 * better.
 */
async function main(wanted: string[]): Promise<void> {
  const names = wanted.length > 0 ? wanted : Object.keys(MEASURES).filter((name) => !ONLY_WHEN_ASKED.has(name));
  const [load = 0] = loadavg();
  const figures: Figure[] = [];
  for (const name of names) {
    const measure = MEASURES[name];
    if (!measure) throw new Error(`There is no measure ${name}: choose from ${Object.keys(MEASURES).join(', ')}.`);
    console.log(`Measuring ${name} …`);
    figures.push(...(await measure()));
  }

  console.table(figures.map(row));
  await mkdir('bench', { recursive: true });
  const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, load };
  const results = figures.map((figure) => ({ ...figure, ratio: ratioOf(figure) }));
  await writeFile(RESULTS, `${JSON.stringify({ at: new Date().toISOString(), machine, results }, null, 2)}\n`);
  console.log(`Written to ${RESULTS}.`);
  if (load > cpus().length)
    console.log(`Other programs were at work (load ${load.toFixed(1)}): what the browser took is too high.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
