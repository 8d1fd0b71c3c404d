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

const lint = (name: string, ...paths: string[]): Check => ({
  name,
  args: [ESLINT, '--ext', '.ts,.tsx,.mjs,.cjs', '--max-warnings', '0', ...paths],
  env: ESLINT_ENV,
});

const CHECKS: Check[] = [
  { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  // It takes longer than the others together, so it is done in two parts.
  lint('lint of the client', 'src/client'),
  lint('lint of the rest', '.', '--ignore-pattern', '/src/client'),
  { name: 'types', args: ['node_modules/@typescript/native/bin/tsc', '-p', '.'] },
  {
    name: 'boundaries',
    args: [DEPENDENCY_CRUISER, '--config', '.ci/dependency-cruiser.cjs', '--output-type', 'err-long', 'src'],
  },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--config', '.ci/knip.jsonc', '--no-progress'] },
];

async function runCheck({ name, args, env }: Check, signal?: AbortSignal): Promise<CheckResult> {
  const begun = performance.now();
  const { code, output } = await runProgram(process.execPath, args, { env: { ...process.env, ...env }, signal });
  return { name, passed: code === 0, output: output.trim(), seconds: (performance.now() - begun) / 1000 };
}

/**
 * Format, lint, types, boundaries and unused code, side by side. Prints one line for each as it ends, and what the failed ones said.
 */
export async function runChecks(signal?: AbortSignal): Promise<CheckResult[]> {
  return Promise.all(
    CHECKS.map(async (check) => {
      const result = await runCheck(check, signal);
      console.log(`${result.passed ? 'ok    ' : 'FAILED'} ${result.name} (${result.seconds.toFixed(1)} s)`);
      if (!result.passed) console.log(result.output);
      return result;
    }),
  );
}
