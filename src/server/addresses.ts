import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { isAnyAddress } from './http/network';

interface Listening {
  host: string;
  port: number;
  publicUrl: string | undefined;
}

/**
 * Where the server is reached: from this machine, from others on the network when it answers them, and from outside.
 */
export function addresses(
  { host, port, publicUrl }: Listening,
  interfaces: Record<string, NetworkInterfaceInfo[] | undefined> = networkInterfaces(),
): { own: string; network: string[]; outside: string | undefined } {
  const isOpen = isAnyAddress(host);
  const url = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const others = Object.values(interfaces).flatMap((list) => list ?? []);
  return {
    own: url(isOpen ? 'localhost' : host),
    network: isOpen
      ? others.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => url(address))
      : [],
    outside: publicUrl,
  };
}

/**
 * Where links in mails and files lead: PUBLIC_URL, or else the address that the server prints, on the network where it
 * answers there.
 */
export function siteOf(listening: Listening): string {
  const { own, network, outside } = addresses(listening);
  return outside ?? network[0] ?? own;
}
