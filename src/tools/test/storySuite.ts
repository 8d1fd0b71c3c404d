import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from '../provision/chromium';
import { runProgram } from '../runProgram';
import type { SuiteRun } from './jestSuite';
import { NONE, NO_REPORT, type Tally } from './tally';

const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'src/testing/stories/playwright.config.ts',
];

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What went wrong outside the tests: a file that cannot be loaded, a set-up that failed. */
  errors: unknown[];
}

/** Runs the stories in a real browser; where there is none, counts them as skipped. */
export async function runStories({ folder, env, signal }: SuiteRun): Promise<Tally> {
  if (!(await ensureChromium(signal))) return { ...NONE, skipped: await countStories(env, signal) };

  const file = join(folder, 'stories.json');
  await rm(file, { force: true });
  await runProgram(process.execPath, [...PLAYWRIGHT, '--reporter', 'list,json'], {
    shown: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    signal,
  });
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return NO_REPORT;

  const { stats, errors } = JSON.parse(text) as Report;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

async function countStories(env: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<number> {
  const { output } = await runProgram(process.execPath, [...PLAYWRIGHT, '--list'], { env, signal });
  return Number(/Total: (\d+) tests?/.exec(output)?.[1] ?? 0);
}
