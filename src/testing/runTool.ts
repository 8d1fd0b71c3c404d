import { execFile } from 'node:child_process';

export interface ToolResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command of src/tools in a process of its own, as `npm run` does. */
export function runTool(tool: string, args: string[], environment: NodeJS.ProcessEnv): Promise<ToolResult> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `src/tools/${tool}.ts`, ...args],
      { env: { PATH: process.env.PATH, ...environment } },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}
