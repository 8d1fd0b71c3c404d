import type { Figure } from './figure';
import { peerCosts } from './peer';
import { measureReads } from './reads';
import { measureWrites } from './writes';

/** Reads and writes, and what they cost a peer on another framework where there is one. */
export async function measureApi(): Promise<Figure[]> {
  const peer = await peerCosts();
  return [...(await measureReads(peer)), ...(await measureWrites(peer))];
}
