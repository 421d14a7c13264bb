interface Forwarded {
  readonly remoteAddress: string;
  /** `X-Forwarded-For`, the nearest proxy last. */
  readonly forwardedFor: string | undefined;
  readonly trustedProxies: number;
}

/** The caller's address of a request that Fastify does not see, such as an upgrade; the same as `request.ip` of others. */
export function clientAddress({ remoteAddress, forwardedFor = '', trustedProxies }: Forwarded): string {
  const forwarded = forwardedFor
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const hops = [remoteAddress, ...forwarded.toReversed()];
  return hops[Math.min(trustedProxies, hops.length - 1)] ?? remoteAddress;
}
