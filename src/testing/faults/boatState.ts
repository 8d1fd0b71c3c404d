import { createHash } from 'node:crypto';
import type { Competitor } from '../../shared/contract/competitors';
import type { FaultClub } from './faultWorld';
import { takeBoat, type Follower } from './follower';
import { readSailing } from './installation';

/** What follows from other rows, and what frames leave out. */
const DERIVED = new Set([
  ...['email', 'phone', 'hide_name', 'is_minor'],
  ...['effective_start', 'corrected_time', 'position', 'points', 'status', 'status_label'],
]);

const storedOf = (boat: Competitor): [string, unknown][] =>
  Object.entries(boat)
    .filter(([field]) => !DERIVED.has(field))
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** The same text for the same boats, no matter who knows them and in which order they came. */
function stateHash(boats: Iterable<Competitor>): string {
  const stored = [...boats].sort((a, b) => a.id - b.id).map(storedOf);
  return createHash('sha256').update(JSON.stringify(stored)).digest('hex');
}

/** Reads the boats over HTTP into what a follower knows; what it knows better stays. */
export async function readBoats(url: string, club: FaultClub, { boats }: Follower): Promise<void> {
  const { competitors } = await readSailing(url, club);
  competitors.forEach((boat) => takeBoat(boats, boat));
}

/** Does the follower know exactly what the server knows? */
export async function isEqual(url: string, club: FaultClub, { boats }: Follower): Promise<boolean> {
  const { competitors } = await readSailing(url, club);
  return stateHash(boats.values()) === stateHash(competitors);
}
