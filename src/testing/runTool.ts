import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface ToolResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command of src/tools in a process of its own, as `npm run` does, bundled when the tests began. */
export function runTool(tool: string, args: string[], environment: NodeJS.ProcessEnv): Promise<ToolResult> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(process.env.TEST_PROGRAMS ?? '', `${tool}.mjs`), ...args],
      { env: { PATH: process.env.PATH, ...environment } },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}
