import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A household, or a phone, has this much of an IPv6 address to itself: 64 bits. */
const GROUPS_OF_NETWORK = 4;

const groupsOf = (side: string): string[] => side.split(':').filter(Boolean);

/**
 * What counts as one machine: an IPv4 address, also written as IPv6, or the /64 of an IPv6 address. Anything else is
 * left as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return address;

  const [left = [], right = []] = bare.split('::').map(groupsOf);
  const between = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0');
  const network = [...left, ...between, ...right].slice(0, GROUPS_OF_NETWORK);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Names and addresses by which a machine reaches only itself; brackets of an IPv6 address may be there. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return /^(localhost|[\w.-]+\.localhost|::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(name);
}

/** A server that listens there answers every network that the machine is in. */
export const isAnyAddress = (host: string): boolean => host === '0.0.0.0' || host === '::';
