import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import { CALLBACK_PATH, type CardDesk, type PaymentDeps, RETURN_PATH, sealOf } from '../service/gateway.ts';
import { isSame } from '../service/providers/signature.ts';
import { hearCallback, hearReturn } from './service.ts';

const BODY_LIMIT = 32_768;

interface Serving extends PaymentDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Called when something was booked. */
  readonly afterWrite: () => void;
}

/** The two ways on which the gateway reaches the shop. They speak its protocol, not the shop's, so they are no calls of the API. */
export function servePaymentCallbacks(app: FastifyInstance, serving: Serving): void {
  const { cards } = serving;
  if (!cards) return;
  void app.register(async (scope) => {
    // The signature is over the bytes: nobody may have read them before.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    serveCallback(scope, cards, serving);
    serveReturn(scope, cards, serving);
  });
}

function serveCallback(scope: FastifyInstance, desk: CardDesk, serving: Serving): void {
  scope.post(`${CALLBACK_PATH}/${desk.provider.name}`, async (request, reply) => {
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const call = { rawBody, headers: request.headers, now: serving.clock() };
    const status = await hearCallback(serving.db, desk, serving, call);
    if (status === 200) serving.afterWrite();
    return reply.code(status).header('cache-control', 'no-store').send();
  });
}

const NUMBER = /^[\w-]{1,60}$/;

interface ReturnParams {
  readonly number: string;
  readonly seal: string;
  readonly how: string;
}

/**
 * The browser is led to a page of the shop, which says what the shop knows: nobody is paid by an address. `?from=bank` only
 * tells the page that the gateway's signature says so, and that it is worth waiting for the gateway's own word.
 */
function serveReturn(scope: FastifyInstance, desk: CardDesk, serving: Serving): void {
  scope.get<{ Params: ReturnParams }>(`${RETURN_PATH}/:number/:seal/:how`, async (request, reply) => {
    const { number, seal, how } = request.params;
    const isCancelled = how === 'cancelled';
    const isOurs = NUMBER.test(number) && isSame(seal, sealOf(desk, number));
    const backAt = isOurs ? await hearReturn(serving.db, serving, { number, isCancelled, now: serving.clock() }) : null;
    if (isCancelled) serving.afterWrite();
    const origin = desk.publicOrigin ?? `${request.protocol}://${request.host}`;
    const returned = isCancelled ? null : desk.provider.parseReturn(origin + request.url);
    const hint = returned?.kind === 'genuine' && returned.isApproved ? '?from=bank' : '';
    return reply.header('cache-control', 'no-store').redirect(pageOf(backAt, hint), 303);
  });
}

function pageOf(backAt: Awaited<ReturnType<typeof hearReturn>>, hint: string): string {
  if (backAt === null) return '/profile/orders';
  return `${backAt.isGuests ? '/guest-order' : '/checkout/payment'}/${backAt.orderId}${hint}`;
}
