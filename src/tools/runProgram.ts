import { spawn, type SpawnOptions } from 'node:child_process';

export interface RunOptions extends Pick<SpawnOptions, 'env' | 'cwd' | 'uid' | 'gid' | 'signal'> {
  /** Show the output as it comes, instead of keeping it. */
  shown?: boolean;
}

export interface Ended {
  /** The exit code: 0 is success, null means ended by a signal. */
  code: number | null;
  /** Both streams in the order in which they came; empty when shown. */
  output: string;
}

/**
 * Runs a program without standard input until it ends. A program that cannot be started ends with code null and the
 * reason.
 */
export function runProgram(
  file: string,
  args: string[],
  { shown = false, ...options }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...options,
      stdio: shown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    const keep = (chunk: Buffer) => void output.push(chunk);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });
}
