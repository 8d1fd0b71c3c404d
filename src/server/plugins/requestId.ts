import { BlockList, isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config';

/** What goes into a log as it came has to be short and plain. */
const PLAIN_ID = /^[\w.-]{8,64}$/;
const MAPPED_V4 = /^::ffff:(?=\d+\.)/i;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function listed(addresses: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of addresses) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}

/** Is the other end of the connection a proxy of ours? */
function proxies(trustProxy: Config['trustProxy']): (address: string) => boolean {
  if (Array.isArray(trustProxy)) return listed(trustProxy);
  return () => trustProxy !== false;
}

/** The name of a request in logs and answers: the one that a proxy of ours gave it, else a new one. */
export function requestIds(
  trustProxy: Config['trustProxy'],
  newId: () => string,
): (request: IncomingMessage) => string {
  const isOurs = proxies(trustProxy);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    if (typeof given !== 'string' || !PLAIN_ID.test(given)) return newId();
    return isOurs((socket.remoteAddress ?? '').replace(MAPPED_V4, '')) ? given : newId();
  };
}
