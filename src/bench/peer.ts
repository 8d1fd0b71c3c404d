import type { Figure } from './figure';
import { runProcess } from './processes';

const SECONDS = '2';
const LINE = /^(.+?)\s+(\d+) us CPU\/request\s+([\d.]+) req\/s/;

/** What the table of the peer's `run.sh` says, by the name of the row: microseconds of processor time per request. */
export async function peerCosts(): Promise<Map<string, number>> {
  const directory = process.env['PEER_DIR'];
  if (!directory) {
    console.log('No peer to measure against: PEER_DIR names none.');
    return new Map();
  }
  try {
    const table = await runProcess('bash', [`${directory}/run.sh`, SECONDS]);
    return new Map(table.split('\n').flatMap(rowOf));
  } catch (error) {
    console.log(
      `The peer that PEER_DIR names does not run here: ${error instanceof Error ? error.message : String(error)}.`,
    );
    return new Map();
  }
}

function rowOf(line: string): [string, number][] {
  const [, name, us] = LINE.exec(line) ?? [];
  return name === undefined ? [] : [[name.trim(), Number(us)]];
}

/** Our cost beside the peer's; nothing where there is no peer. */
export function besidePeer(costs: ReadonlyMap<string, number>, row: string, ownUs: number): Figure[] {
  const peerUs = costs.get(row);
  if (peerUs === undefined) return [];
  return [
    { name: `${row}: CPU per request of the peer`, value: peerUs, unit: 'µs' },
    { name: `${row}: ours against the peer`, value: ownUs / peerUs, unit: '×' },
  ];
}
