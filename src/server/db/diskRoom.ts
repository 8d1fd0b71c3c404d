import { statfs } from 'node:fs/promises';

const MIN_SHARE = 0.05;
const MIN_BYTES = 200 * 1024 * 1024;

export interface DiskRoom {
  freeBytes: number;
  totalBytes: number;
}

/** What a process without special rights may still write to the disk of a directory. */
export async function diskRoomOf(dir: string): Promise<DiskRoom> {
  const { bsize, bavail, blocks } = await statfs(dir);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Is there room to go on for a while? More than 5 % of the disk, or more than 200 MB. */
export const isRoomy = ({ freeBytes, totalBytes }: DiskRoom): boolean =>
  freeBytes > totalBytes * MIN_SHARE || freeBytes > MIN_BYTES;
