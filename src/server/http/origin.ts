import { hostname, networkInterfaces } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { isAnyAddress, isLoopback } from './network';

const THIS_MACHINE = ['localhost', '127.0.0.1', '::1'];

/** Whether pages of this origin ("https://segling.example.se") are our own. */
export type IsOwnOrigin = (origin: string) => boolean;

export interface OwnAddresses {
  publicUrl: string | undefined;
  /** The address that the server prints. */
  site: () => string;
  /** Where it listens at the moment. */
  listening: () => { address: string; port: number }[];
  logger: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * What the others on the network call this machine: its addresses, and its name with and without the ending of the
 * local network.
 */
const namesOnNetwork = (): string[] => [
  ...Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .map(({ address }) => address),
  hostname(),
  `${hostname()}.local`,
];

function namesOf(host: string): string[] {
  if (isAnyAddress(host)) return [...THIS_MACHINE, ...namesOnNetwork()];
  return isLoopback(host) ? THIS_MACHINE : [host];
}

interface Place {
  protocol: string;
  /** An IPv6 address without its brackets. */
  host: string;
  port: string | number;
}

/** The origins that lead to the same place: a machine has more than one name for itself. */
const originsOf = ({ protocol, host, port }: Place): (string | undefined)[] =>
  namesOf(host).map((name) => URL.parse(`${protocol}//${name.includes(':') ? `[${name}]` : name}:${port}`)?.origin);

function placeOf(address: string): Place {
  const { protocol, hostname: host, port } = new URL(address);
  return { protocol, host: host.replace(/^\[|\]$/g, ''), port };
}

/**
 * Knows our own pages by their origin: PUBLIC_URL, or else the addresses that the server itself answers under. The
 * request's own name for the server is not trusted: another site's name may be made to resolve to it.
 */
export function ownOrigins({ publicUrl, site, listening, logger }: OwnAddresses): IsOwnOrigin {
  let isTold = false;

  const known = () => {
    if (publicUrl !== undefined) return originsOf(placeOf(publicUrl));
    const places = listening().map(({ address, port }) => ({ protocol: 'http:', host: address, port }));
    return [placeOf(site()), ...places].flatMap(originsOf);
  };

  return (origin) => {
    const asked = URL.parse(origin)?.origin;
    if (asked === undefined) return false;
    const isOwn = known().includes(asked);
    if (!isOwn && !isTold) {
      isTold = true;
      logger.warn(
        { origin: asked },
        'a page of another address was refused: if it is our own, set PUBLIC_URL to its address',
      );
    }
    return isOwn;
  };
}
