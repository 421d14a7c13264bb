import { BlockList, isIPv6 } from 'node:net';

/** Networks that nobody on the internet is in (IANA special-purpose registries): a request there reaches somebody's inside. */
const INSIDE: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Of 2000::/3: what stands for IPv4 addresses, tunnels and examples.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

const inside = new BlockList();
for (const [network, prefix] of INSIDE) inside.addSubnet(network, prefix, familyOf(network));
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');
const mappedIpv4 = new BlockList();
mappedIpv4.addSubnet('::ffff:0:0', 96, 'ipv6');

/** Whether an IP address is one of the public internet. An IPv4 address in the form of IPv6 never is: names do not resolve to those. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !inside.check(address, 'ipv4');
  if (mappedIpv4.check(address, 'ipv6')) return false;
  return globalIpv6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

const NETWORK = /^([\da-f.:]{2,45})\/(\d{1,3})$/i;

/** A check for addresses in these networks, such as `10.1.0.0/16`; null for a text that names none. */
export function networkCheck(networks: readonly string[]): ((address: string) => boolean) | null {
  const list = new BlockList();
  for (const text of networks) {
    const [, network = '', prefix = ''] = NETWORK.exec(text) ?? [];
    try {
      list.addSubnet(network, Number(prefix), familyOf(network));
    } catch {
      return null;
    }
  }
  return (address) => list.check(address, familyOf(address));
}
