import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface ToolResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Where Jest has bundled the commands before the tests; stories run them as they are. */
const programOf = (tool: string): string[] => {
  const { TEST_PROGRAMS } = process.env;
  return TEST_PROGRAMS === undefined
    ? ['--import', 'tsx', `src/tools/${tool}.ts`]
    : [join(TEST_PROGRAMS, `${tool}.mjs`)];
};

/** Runs a command of src/tools in a process of its own, as `npm run` does. */
export function runTool(tool: string, args: string[], environment: NodeJS.ProcessEnv): Promise<ToolResult> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...programOf(tool), ...args],
      { env: { PATH, NODE_COMPILE_CACHE, ...environment } },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}
