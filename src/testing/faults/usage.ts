import { readFile, readdir, writeFile } from 'node:fs/promises';

/** What a process holds, as the system reports it (Linux). */
export interface Usage {
  rssMb: number;
  /** The most that it has held since its start, or since `forgetPeak`. */
  peakMb: number;
  /** Open files and lines. */
  descriptors: number;
}

const KB_PER_MB = 1024;

export async function usageOf(pid: number): Promise<Usage> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const mbOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / KB_PER_MB;
  return { rssMb: mbOf('VmRSS'), peakMb: mbOf('VmHWM'), descriptors: (await readdir(`/proc/${pid}/fd`)).length };
}

const PEAK = '5';

export const forgetPeak = (pid: number): Promise<void> => writeFile(`/proc/${pid}/clear_refs`, PEAK);
