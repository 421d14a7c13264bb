import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The 16-bit groups of an IPv6 address in hexadecimal form. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const numbers = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return numbers(head);
  const [left, right] = [numbers(head), numbers(tail)];
  return [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => 0), ...right];
}

/**
 * Under which name an address is counted: IPv4 as it is, also in its mapped form; IPv6 by its /64, the smallest network
 * that a customer is given and may use every address of.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address.replace(/%.*$/, ''));
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

interface Forwarded {
  readonly remoteAddress: string;
  /** `X-Forwarded-For`, the nearest proxy last. */
  readonly forwardedFor: string | undefined;
  readonly trustedProxies: number;
}

/** The caller's address of a request that Fastify does not see, such as an upgrade; the same as `request.ip` of others. */
export function clientAddress({ remoteAddress, forwardedFor = '', trustedProxies }: Forwarded): string {
  const told = forwardedFor
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const hops = [remoteAddress, ...told.toReversed()];
  return hops[Math.min(trustedProxies, hops.length - 1)] ?? remoteAddress;
}
