import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import { CALLBACK_PATH, type PaymentGateway, type PaymentDeps, RETURN_PATH, signReturn } from '../service/gateway.ts';
import { isSame } from '../service/providers/signature.ts';
import { handleCallback, handleReturn } from './service.ts';

const BODY_LIMIT = 32_768;

interface CallbackContext extends PaymentDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Called after an event was recorded. */
  readonly afterWrite: () => void;
}

/** Mounts the callback and the return address of the gateway. They follow its protocol and are not part of the contract. */
export function mountPaymentCallbacks(app: FastifyInstance, context: CallbackContext): void {
  const { cards } = context;
  if (!cards) return;
  void app.register(async (scope) => {
    // The signature covers the raw bytes, so the body must not be parsed before.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    serveCallback(scope, cards, context);
    serveReturn(scope, cards, context);
  });
}

function serveCallback(scope: FastifyInstance, gateway: PaymentGateway, context: CallbackContext): void {
  scope.post(`${CALLBACK_PATH}/${gateway.provider.name}`, async (request, reply) => {
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const call = { rawBody, headers: request.headers, now: context.clock() };
    const status = await handleCallback(context.db, gateway, context, call);
    if (status === 200) context.afterWrite();
    return reply.code(status).header('cache-control', 'no-store').send();
  });
}

const NUMBER = /^[\w-]{1,60}$/;

interface ReturnParams {
  readonly number: string;
  readonly signature: string;
  readonly how: string;
}

/**
 * Redirects the browser to a page of the shop. A return address never marks an order as paid. `?from=bank` says that the
 * signed return reports an approval, so that the page waits for the callback.
 */
function serveReturn(scope: FastifyInstance, gateway: PaymentGateway, context: CallbackContext): void {
  scope.get<{ Params: ReturnParams }>(`${RETURN_PATH}/:number/:signature/:how`, async (request, reply) => {
    const { number, signature, how } = request.params;
    const isCancelled = how === 'cancelled';
    const isOurs = NUMBER.test(number) && isSame(signature, signReturn(gateway, number));
    const target = isOurs
      ? await handleReturn(context.db, context, { number, isCancelled, now: context.clock() })
      : null;
    if (isCancelled) context.afterWrite();
    const origin = gateway.publicOrigin ?? `${request.protocol}://${request.host}`;
    const returned = isCancelled ? null : gateway.provider.parseReturn(origin + request.url);
    const hint = returned?.kind === 'genuine' && returned.isApproved ? '?from=bank' : '';
    return reply.header('cache-control', 'no-store').redirect(pageOf(target, hint), 303);
  });
}

function pageOf(target: Awaited<ReturnType<typeof handleReturn>>, hint: string): string {
  if (target === null) return '/profile/orders';
  return `${target.isGuests ? '/guest-order' : '/checkout/payment'}/${target.orderId}${hint}`;
}
