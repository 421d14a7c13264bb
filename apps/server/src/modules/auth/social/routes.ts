import { type social, SocialProvider } from '@sjaj/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import { WithMessage } from '../../../platform/http/answers.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { requirePassword } from '../passwords/service.ts';
import { relyingPartyOf } from '../second-factor/rules.ts';
import { type SessionDeps, sessionInputOf } from '../service/session-input.ts';
import { beginPath, browserCookie, browserOf, callbackPath } from './rules.ts';
import { beginSocialLogin, receiveAnswer } from './service/begin.ts';
import { finishSocialLogin, identifyForLink, linkIdentity, openSocialAccount } from './service/finish.ts';
import { unlinkIdentity } from './service/identities.ts';
import type { SocialLogins } from './service/providers.ts';
import { newToken } from './service/secrets.ts';
import { listIdentities } from './store.ts';

interface SocialDeps {
  readonly socialLogins: SocialLogins;
  /** The configured address of the shop; that of the call where it has none. */
  readonly publicUrl: string | null;
  readonly shop: SessionDeps['shop'];
}

export function socialHandlers(db: Db, deps: SocialDeps & SessionDeps): Handlers<typeof social> {
  const isOpen = async (): Promise<boolean> => (await deps.shop()).shopMode === 'open';
  return {
    providers: async () => ((await isOpen()) ? [...deps.socialLogins.keys()] : []),
    async finish(call) {
      const relyingParty = relyingPartyOf(deps.publicUrl, call.origin);
      const session = await sessionInputOf(deps, call);
      return finishSocialLogin(db, {
        ...session,
        token: call.body.code,
        browser: browserOf(call.cookies),
        relyingParty,
      });
    },
    async openAccount(call) {
      const { ticket, firstName, lastName } = call.body;
      const session = await sessionInputOf(deps, call);
      return openSocialAccount(db, {
        ...session,
        token: ticket,
        browser: browserOf(call.cookies),
        firstName,
        lastName,
      });
    },
    identify: async ({ actor, body, cookies, now }) =>
      identifyForLink(db, { actor, token: body.code, browser: browserOf(cookies), isOpen: await isOpen(), now }),
    async link({ actor, body, cookies, now }) {
      await linkIdentity(db, { actor, token: body.ticket, browser: browserOf(cookies), isOpen: await isOpen(), now });
      return new WithMessage(null, 'auth.social_linked');
    },
    async identities({ actor }) {
      const rows = await listIdentities(db, actor.userId);
      return rows.map(({ linkedAt, ...identity }) => ({ ...identity, linkedAt: linkedAt.toISOString() }));
    },
    async unlink({ actor, params, body, address, now }) {
      await requirePassword(db, { actor, password: body.password, network: networkOf(address), now });
      await unlinkIdentity(db, actor, params.id);
      return new WithMessage(null, 'auth.social_unlinked');
    },
  };
}

interface SocialContext extends SocialDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: RateLimits;
}

const LIMIT = { requests: 60, seconds: 600 };

/** Our page that ends a log-in. What it is told stands behind `#`, which no server and no referrer sees. */
const PAGE = '/auth/social';

type ProviderRequest = FastifyRequest<{ Params: { provider: string } }>;

/**
 * Mounts the two addresses that a browser opens and no client calls: they begin a log-in at a provider and take its answer. They redirect
 * and are not part of the contract.
 */
export function mountSocialLogin(app: FastifyInstance, context: SocialContext): void {
  app.get(beginPath(':provider'), (request: ProviderRequest, reply) =>
    redirected(context, request, reply, async ({ login, provider, browser, origin }) => {
      const token = browser ?? newToken();
      void reply.header('set-cookie', browserCookie(token, { isSecure: origin.startsWith('https:') }));
      return beginSocialLogin(context.db, { provider, login, browser: token, origin, now: context.clock() });
    }),
  );
  app.get(callbackPath(':provider'), (request: ProviderRequest, reply) =>
    redirected(context, request, reply, async ({ login, provider, browser, origin }) => {
      const answer = new URL(request.url, origin);
      if (browser === null) return `${PAGE}#problem=expired`;
      if (answer.searchParams.get('error') === 'access_denied') return `${PAGE}#problem=cancelled`;
      const code = await receiveAnswer(context.db, { provider, login, browser, answer, now: context.clock() });
      return `${PAGE}#${code === null ? 'problem=expired' : `code=${code}`}`;
    }),
  );
}

interface AtProvider {
  readonly provider: SocialProvider;
  readonly login: NonNullable<ReturnType<SocialLogins['get']>>;
  readonly browser: string | null;
  readonly origin: string;
}

/** Sends the browser on: to a refusal where the shop is closed or the provider fails. */
async function redirected(
  { shop, socialLogins, publicUrl, limits }: SocialContext,
  request: ProviderRequest,
  reply: FastifyReply,
  next: (at: AtProvider) => Promise<string>,
): Promise<FastifyReply> {
  await limits.take(`social-login address:${networkOf(request.ip)}`, LIMIT);
  const { data: provider } = SocialProvider.safeParse(request.params.provider);
  const login = provider && socialLogins.get(provider);
  const origin = publicUrl === null ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
  void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  if ((await shop()).shopMode !== 'open') return reply.redirect(`${PAGE}#problem=closed`, 303);
  if (!provider || !login) return reply.redirect(`${PAGE}#problem=failed`, 303);
  try {
    const browser = browserOf(request.headers.cookie ?? '');
    return reply.redirect(await next({ provider, login, browser, origin }), 303);
  } catch (error) {
    // The name only: messages of the library quote what the provider has sent.
    request.log.warn(
      { provider, error: error instanceof Error ? error.name : 'unknown' },
      'log-in at a provider failed',
    );
    return reply.redirect(`${PAGE}#problem=failed`, 303);
  }
}
