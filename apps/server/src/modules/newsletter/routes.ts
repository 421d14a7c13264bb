import type { newsletter, newsletterLinks } from '@sjaj/contract';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { Problem } from '../../platform/problem.ts';
import { isOneClick } from './rules.ts';
import { confirmSubscription, endSubscription, requestSubscription } from './service/links.ts';

export const newsletterHandlers = (db: Db): Handlers<typeof newsletter> => ({
  /** The same answer whether the address is new or known, so that nobody can find out who reads the newsletter. */
  async subscribe({ body: { email }, language, now }) {
    await requestSubscription(db, { email, language, now });
    return new WithMessage(null, 'newsletter.confirm_by_link');
  },
});

export const newsletterLinkHandlers = (db: Db): Handlers<typeof newsletterLinks> => ({
  async confirm({ body: { token }, now }) {
    await confirmSubscription(db, token, now);
    return null;
  },
  async unsubscribe({ body: { token }, now }) {
    await endSubscription(db, token, now);
    return null;
  },
});

/** Where the header `List-Unsubscribe` of a mail points to. */
export const oneClickPath = (token: string): string => `/api/newsletter/one-click/${token}`;

const BODY_LIMIT = 4_096;
/** Wide: one server of a mail provider unsubscribes for many people. */
const LIMIT = { requests: 600, seconds: 60 };

interface OneClickContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: RateLimits;
}

/**
 * Mounts one-click unsubscribing (RFC 8058), which mail programs call without a session. It follows its protocol and is not part of
 * the contract. Only the POST unsubscribes: scanners of mails open every address, so a GET leads to the page with the button.
 */
export function mountOneClickUnsubscribe(app: FastifyInstance, { db, clock, limits }: OneClickContext): void {
  const path = oneClickPath(':token');
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { token: string } }>(path, async (request, reply) => {
      await limits.take(`${path} address:${networkOf(request.ip)}`, LIMIT);
      if (typeof request.body !== 'string' || !isOneClick(request.body)) throw new Problem('request.malformed', 400);
      await endSubscription(db, request.params.token, clock());
      return reply.header('cache-control', 'no-store').send({ data: null });
    });
    scope.get<{ Params: { token: string } }>(path, async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`/newsletter-confirm?unsubscribe=1#token=${encodeURIComponent(request.params.token)}`, 303),
    );
  });
}
