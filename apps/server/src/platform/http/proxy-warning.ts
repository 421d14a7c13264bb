import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { stopwatch } from '../clock.ts';

const EVERY_MS = 3_600_000;

interface Settings {
  readonly trustedProxies: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** ms since some moment. */
  readonly elapsed?: () => number;
}

/**
 * Warns, once an hour, of requests that name another caller in X-Forwarded-For than the one that is believed: behind a proxy
 * that is not trusted all customers have one address, and share its limits.
 */
export function proxyWarning({
  trustedProxies,
  log,
  elapsed = stopwatch,
}: Settings): (request: FastifyRequest) => void {
  let quietUntil = Number.NEGATIVE_INFINITY;
  return (request) => {
    if (trustedProxies > 0 || request.headers['x-forwarded-for'] === undefined) return;
    const now = elapsed();
    if (now < quietUntil) return;
    quietUntil = now + EVERY_MS;
    log.warn(
      { proxy: request.socket.remoteAddress },
      'X-Forwarded-For is ignored: set TRUSTED_PROXIES to the number of proxies in front of the shop',
    );
  };
}
