import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

/**
 * Of a second, in which Linux counts the time of a process (`getconf CLK_TCK`, 100 on every machine that Node runs on).
 */
const TICKS_PER_S = 100;
const [USER_TIME, SYSTEM_TIME] = [11, 12];

/** Processor time that a process has used with all its threads, in milliseconds. Linux alone tells. */
export async function cpuMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program stands in brackets and may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * 1000) / TICKS_PER_S;
}

export interface Process {
  pid: number;
  /** The first line that it wrote. */
  line: string;
  end(): Promise<void>;
}

const endOf = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** Starts a program and waits for its first line. */
export async function startProcess(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Process> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
  const first = once(createInterface(child.stdout), 'line');
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}`);
  });
  const [line] = (await Promise.race([first, ended])) as [string];
  ended.catch(() => {});
  return { pid: child.pid ?? 0, line, end: () => endOf(child) };
}

/** Runs a program to its end, and gives what it wrote. */
export async function runProcess(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
  return Buffer.concat(chunks).toString();
}
