import { runProgram } from '../runProgram';

interface Check {
  name: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

export interface CheckResult {
  name: string;
  passed: boolean;
  output: string;
  seconds: number;
}

export const ESLINT = 'node_modules/eslint/bin/eslint.js';
/** `.eslintrc.cjs` is how ESLint 9 is set up here, and it warns that this will end with version 10. */
export const ESLINT_ENV = { ESLINT_USE_FLAT_CONFIG: 'false', NODE_OPTIONS: '--disable-warning=ESLintRCWarning' };
export const DEPENDENCY_CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';

const CHECKS: Check[] = [
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '.'] },
  {
    name: 'restrictions',
    args: [
      ESLINT,
      '--ext',
      '.ts,.tsx,.mjs,.cjs',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      '.cache/check/restrictions',
      '.',
    ],
    env: ESLINT_ENV,
  },
  {
    name: 'types',
    args: [
      'node_modules/@typescript/native/bin/tsc',
      '-p',
      '.',
      // Each checker finds out for itself what the types of packages are, which is most of the work.
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/check/types',
    ],
  },
  {
    name: 'boundaries',
    args: [
      DEPENDENCY_CRUISER,
      '--config',
      '.ci/dependency-cruiser.cjs',
      '--output-type',
      'err-long',
      '--cache',
      '.cache/check/boundaries',
      '--cache-strategy',
      'content',
      'src',
    ],
  },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--config', '.ci/knip.jsonc', '--no-progress'] },
];

async function runCheck({ name, args, env }: Check, signal?: AbortSignal): Promise<CheckResult> {
  const begun = performance.now();
  const { code, output } = await runProgram(process.execPath, args, { signal, env: { ...process.env, ...env } });
  return { name, passed: code === 0, output: output.trim(), seconds: (performance.now() - begun) / 1000 };
}

/** One line, and what a failed check said. */
export function printCheck({ name, passed, seconds, output }: CheckResult): void {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!passed) console.log(output);
}

/** Format, lint, types, boundaries and unused code, side by side. Prints each as it ends. */
export async function runChecks(signal?: AbortSignal): Promise<CheckResult[]> {
  return Promise.all(
    CHECKS.map(async (check) => {
      const result = await runCheck(check, signal);
      printCheck(result);
      return result;
    }),
  );
}

/**
 * The same one after the other, and silently, for a machine that does something else: two linters at once take more
 * memory than the tests beside them leave.
 */
export async function runChecksBeside(signal: AbortSignal): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of CHECKS) results.push(await runCheck(check, signal));
  return results;
}
