import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, systemChromium } from '../tools/provision/chromium';
import { onPath } from '../tools/provision/onPath';
import { runProgram } from '../tools/runProgram';

/** Not one of our dependencies: taken from the path, or fetched for the occasion. */
const PACKAGE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

export type Category = (typeof CATEGORIES)[number];
export type Timing = (typeof TIMINGS)[number];

/** What Lighthouse says of one visit by phone: scores of 100 at most, times in ms, and the layout shift as it is. */
export interface Audit {
  scores: Record<Category, number>;
  timings: Record<Timing, number>;
}

interface Report {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null }>;
  audits: Record<Timing, { numericValue?: number }>;
}

const recordOf = <K extends string>(keys: readonly K[], value: (key: K) => number) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, number>;

function auditOf({ finalDisplayedUrl, runtimeError, categories, audits }: Report, url: string): Audit {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`Lighthouse saw ${finalDisplayedUrl}, not ${url}.`);
  return {
    scores: recordOf(CATEGORIES, (category) => 100 * (categories[category].score ?? 0)),
    timings: recordOf(TIMINGS, (timing) => audits[timing].numericValue ?? Number.NaN),
  };
}

/**
 * Opens the address once, as a phone that has never been there. With a `profile` it is the user whom that browser has
 * logged in; the profile is copied, so that every visit begins alike.
 */
export async function audit(url: string, dir: string, profile?: string): Promise<Audit> {
  const output = join(dir, 'report.json');
  const visitor = join(dir, 'visitor');
  await rm(visitor, { recursive: true, force: true });
  if (profile !== undefined) await cp(profile, visitor, { recursive: true });

  const flags = [
    '--headless=new',
    '--no-sandbox',
    ...CHROMIUM_ARGS,
    ...(profile === undefined ? [] : [`--user-data-dir=${visitor}`]),
  ];
  const found = onPath('lighthouse');
  const [program, ...before] = found === undefined ? ['npx', '--yes', PACKAGE] : [found];
  const auditFlags = [`--only-categories=${CATEGORIES.join()}`, '--output=json', `--output-path=${output}`, '--quiet'];
  const { code, output: said } = await runProgram(
    program,
    [
      ...before,
      url,
      `--chrome-flags=${flags.join(' ')}`,
      ...auditFlags,
      ...(profile === undefined ? [] : ['--disable-storage-reset']),
    ],
    { env: { ...process.env, CHROME_PATH: systemChromium() ?? chromium.executablePath() } },
  );
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}:\n${said}`);
  return auditOf(JSON.parse(await readFile(output, 'utf8')) as Report, url);
}
