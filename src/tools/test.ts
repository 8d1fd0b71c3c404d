import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printCheck, runChecksBeside, type CheckResult } from './check/runChecks';
import { systemChromium } from './provision/chromium';
import { canInstallDebianPackages, installDebianPackages } from './provision/debian';
import { postgresPrograms, startTestDatabase } from './provision/postgres';
import { runJest, type SuiteRun } from './test/jestSuite';
import { runStories } from './test/storySuite';
import { exitCodeOf, inWords, NONE, sum, type Tally } from './test/tally';

/** Settings of the shell that would point the tests at somebody's real data. */
const NOT_FOR_TESTS = [
  'DATABASE_URL',
  'DATA_DIR',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'JWT_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'FEEDBACK_TO',
  'NODE_ENV',
];

const stopping = new AbortController();
const { signal } = stopping;

const heading = (text: string) => console.log(`\n── ${text}`);

/** On a machine that is ours to change, puts there what the suites need. */
async function provision(): Promise<void> {
  if (!canInstallDebianPackages()) return;
  const missing = [
    ...(process.env.TEST_DATABASE_URL || postgresPrograms() ? [] : ['postgresql']),
    ...(systemChromium() ? [] : ['chromium']),
  ];
  if (missing.length > 0) await installDebianPackages(missing, signal);
}

async function checked(running: Promise<CheckResult[]>): Promise<Tally> {
  const results = await running;
  results.forEach(printCheck);
  return { ...NONE, failed: results.filter(({ passed }) => !passed).length };
}

/**
 * The resource suites run on SQLite always, and on PostgreSQL where there is one; else they count that half as skipped.
 */
async function onBothEngines(suite: 'units' | 'faults', run: SuiteRun): Promise<Tally> {
  const database = await startTestDatabase(signal);
  if (!database) console.log('PostgreSQL is not installed here: its half of the resource suites is skipped.');
  try {
    return await runJest(suite, { ...run, env: { ...run.env, TEST_DATABASE_URL: database?.url } });
  } finally {
    await database?.stop();
  }
}

type Suite = [name: string, run: () => Promise<Tally>];

/**
 * On a machine of its own: nothing may be left out there, and the faults are played as well. By hand: `npm run
 * test:faults`.
 */
const isCi = process.env.CI === 'true';

async function runEverything(run: SuiteRun): Promise<Tally> {
  await provision();
  // They go on while the suites wait for servers and browsers, and say what they found when those have ended.
  const checks = runChecksBeside(signal);
  const suites: Suite[] = [
    ['Units, features, resources on SQLite and PostgreSQL', () => onBothEngines('units', run)],
    ['Stories in a browser', () => runStories(run)],
    ['Check: format, lint, types, boundaries', () => checked(checks)],
    ...(isCi ? [['Faults: crashes, cuts and crowds, in short', () => onBothEngines('faults', run)] as Suite] : []),
  ];

  const tallies: Tally[] = [];
  for (const [name, suite] of suites) {
    if (signal.aborted) break;
    heading(name);
    const tally = await suite();
    console.log(`${name}: ${inWords(tally)}`);
    tallies.push(tally);
  }
  return sum(tallies);
}

async function main(): Promise<void> {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort());
  const folder = await mkdtemp(join(tmpdir(), 'styrbord-test-'));
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_FOR_TESTS.includes(name)));
  try {
    const total = await runEverything({ folder, env, signal });
    console.log(`\n${inWords(total)}`);
    process.exitCode = signal.aborted ? 1 : exitCodeOf(total, !isCi);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  console.log(`\n${inWords({ ...NONE, failed: 1 })}`);
  process.exitCode = 1;
});
