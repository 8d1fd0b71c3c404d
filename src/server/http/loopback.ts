/** Names and addresses by which a machine reaches only itself; brackets of an IPv6 address may be there. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return /^(localhost|[\w.-]+\.localhost|::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(name);
}

/** A server that listens there answers every network that the machine is in. */
export const isAnyAddress = (host: string): boolean => host === '0.0.0.0' || host === '::';
