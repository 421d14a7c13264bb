import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What a caller cannot change at will: the IPv4 address, or the /64 of an IPv6 address, of which one line has 2^64. An IPv4
 * address that is written as an IPv6 one counts as what it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64` : plain;
}

/** The eight groups in their shortest form. `URL` writes each address in one way only. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
}
