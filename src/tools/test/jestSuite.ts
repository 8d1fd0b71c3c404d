import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../runProgram';
import { NO_REPORT, type Tally } from './tally';

/** Jest as it must always be run here: some packages are ES modules, which it loads only with this flag. */
export const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  // What is compiled is run again by later files.
  '--no-flush-bytecode',
  // What is young is mostly dead when there is room to wait for it.
  '--max-semi-space-size=64',
  'node_modules/jest/bin/jest.js',
];

/** Ends the names of blocks that need not be run by hand (src/testing/inCi.ts): they do not count as skipped. */
export const IN_CI_ONLY = 'where CI is true';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Test files that could not be run at all; none of their tests is counted. */
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

const FAULTS = ['--selectProjects', 'faults', '--testTimeout', '600000'];

/**
 * units: rules, features and resources. faults: what goes wrong in the world, in short, beside one another, since each
 * waits half of its time for what it has broken. longFaults: with all rounds, one at a time, so that their figures are
 * their own.
 */
const SUITES = {
  units: ['--selectProjects', 'client', 'node'],
  faults: FAULTS,
  longFaults: [...FAULTS, '--runInBand'],
} as const;

export interface SuiteRun {
  /** Where the report is put. */
  folder: string;
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal;
}

/** A test that leaves a socket open keeps Jest alive after its last word, and must not keep the whole run waiting. */
const LAST_WORDS_MS = 20_000;

/** Ends what is still running so long after the file has appeared. Returns the way to stop looking. */
function endAfterReport(file: string, end: () => void): () => void {
  let deadline: NodeJS.Timeout | undefined;
  const look = setInterval(() => {
    if (deadline || !existsSync(file)) return;
    deadline = setTimeout(() => {
      console.log('Jest has reported but does not end: a test has left something open.');
      end();
    }, LAST_WORDS_MS);
  }, 1000);
  return () => {
    clearInterval(look);
    clearTimeout(deadline);
  };
}

/** Runs a suite of Jest with its output shown, and counts from its report. */
export async function runJest(suite: keyof typeof SUITES, { folder, env, signal }: SuiteRun): Promise<Tally> {
  const file = join(folder, `${suite}.json`);
  await rm(file, { force: true });
  const reported = new AbortController();
  const stopLooking = endAfterReport(file, () => reported.abort());
  const ended = AbortSignal.any([reported.signal, ...(signal ? [signal] : [])]);
  await runProgram(process.execPath, [...JEST, ...SUITES[suite], '--json', '--outputFile', file], {
    shown: true,
    env,
    signal: ended,
  });
  stopLooking();
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return NO_REPORT;

  const report = JSON.parse(text) as Report;
  const inCiOnly = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => status === 'pending' && fullName.includes(`${IN_CI_ONLY})`)).length;
  if (inCiOnly > 0)
    console.log(
      `${inCiOnly} tests are left to CI: PostgreSQL where it is nothing special, and commands in processes of their own.`,
    );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests - inCiOnly,
  };
}
