/** Names and addresses by which a machine reaches only itself; brackets of an IPv6 address may be there. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return /^(localhost|[\w.-]+\.localhost|::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(name);
}
