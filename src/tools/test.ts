import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printCheck, runChecksBeside, type CheckResult } from './check/runChecks';
import { HEADLESS_SHELL, storyBrowser } from './provision/chromium';
import { onPath } from './provision/onPath';
import { postgresPrograms, startTestDatabase } from './provision/postgres';
import { runProgram } from './runProgram';
import { runJest, type SuiteRun } from './test/jestSuite';
import { runStories } from './test/storySuite';
import { exitCodeOf, inWords, NONE, sum, type Tally } from './test/tally';

/** True where the tests may install what they need: root on Debian, which is what most CI machines are. */
const canInstallDebianPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get') !== undefined;

/** Installs the packages and prints the result. A failure leaves them missing, which the caller must check. */
async function installDebianPackages(packages: string[], signal?: AbortSignal): Promise<void> {
  console.log(`Installing ${packages.join(' and ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [['update'], ['install', '--yes', '--no-install-recommends', ...packages]];
  for (const step of steps) {
    const { code, output } = await runProgram('apt-get', step, { env, signal });
    if (code === 0) continue;
    console.error(`apt-get ${step[0]} failed:\n${output.trim()}`);
    return;
  }
}

/** Settings of the shell that would point the tests at real data. */
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
    ...(storyBrowser() ? [] : [HEADLESS_SHELL]),
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
  // What the stories need, and then the checks, go on while packages are fetched and the suites wait for servers and
  // timers. If the app cannot be built, the stories say so: they build what is still stale. The checks say what they
  // found at the end.
  const built = runProgram(process.execPath, ['src/tools/launch.mjs', 'build'], { signal });
  const checks = built.then(() => runChecksBeside(signal));
  await provision();
  const suites: Suite[] = [
    ['Units, features, resources on SQLite and PostgreSQL', () => onBothEngines('units', run)],
    ['Stories in a browser', () => built.then(() => runStories(run))],
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
