import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one of the Internet. Those of this machine, of a private or shared network and of a link are
 * not, nor are those that only stand for another one (IPv4 written as IPv6, 6to4, Teredo), nor what is reserved.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
