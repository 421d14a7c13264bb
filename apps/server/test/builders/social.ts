/// <reference path="../../../../demo/identities/oidc-provider.d.ts" />
import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { TestShop } from '../http.ts';

/** The address under which browsers find the test's shop; the providers know its way back. */
export const SHOP_URL = 'http://shop.test';
const CLIENT = { clientId: 'sjaj', clientSecret: 'a-secret-that-only-the-shop-and-the-provider-know' };
const callbackOf = (provider: string): string => `${SHOP_URL}/api/auth/social/${provider}/callback`;

interface ProviderPerson {
  readonly id: string;
  readonly email: string;
  readonly isVerified?: boolean;
}

export interface StandIn {
  readonly settings: typeof CLIENT & { readonly provider: 'google' | 'facebook'; readonly issuer: string };
  /** Who logs in at the provider from now on; null refuses. */
  person: ProviderPerson | null;
  readonly close: () => Promise<unknown>;
}

async function listen(handle: RequestListener): Promise<{ server: Server; issuer: string }> {
  const server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const closing = (server: Server) => () =>
  new Promise((done) => {
    server.closeAllConnections();
    server.close(done);
  });

/** A certified OpenID provider in the place of Google: it demands PKCE, and the exact address that it leads back to. */
export async function openGoogle(): Promise<StandIn> {
  let handle: RequestListener = () => undefined;
  const { server, issuer } = await listen((request, response) => handle(request, response));
  const standIn: StandIn = {
    settings: { ...CLIENT, provider: 'google', issuer },
    person: null,
    close: closing(server),
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [callbackOf('google')],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['stand-in'] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async findAccount(_context, sub) {
      const { person } = standIn;
      const claims = { sub, email: person?.email, email_verified: person?.isVerified ?? true };
      return { accountId: sub, claims: async () => ({ ...claims, given_name: 'Lana', family_name: 'Kos' }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const { person } = standIn;
    const result = person ? { login: { accountId: person.id, remember: false } } : { error: 'access_denied' };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
  return standIn;
}

/** Facebook's dialog, token and person, in the shapes that it answers. */
export async function openFacebook(): Promise<StandIn> {
  const challenges = new Map<string, string>();
  const { server, issuer } = await listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const json = (status: number, body: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/dialog/oauth') {
      const code = `code${challenges.size}`;
      challenges.set(code, url.searchParams.get('code_challenge') ?? '');
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: url.searchParams.get('state') ?? '' }).toString();
      return void response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === '/me') {
      const { id, email } = standIn.person ?? { id: '', email: '' };
      return json(200, { id, email, first_name: 'Adna', last_name: 'Kos' });
    }
    let sent = '';
    request.on('data', (part: Buffer) => (sent += part.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(sent);
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isRight =
        challenges.get(form.get('code') ?? '') === challenge && form.get('client_secret') === CLIENT.clientSecret;
      json(isRight ? 200 : 400, isRight ? { access_token: 'token', token_type: 'bearer' } : { error: 'invalid_grant' });
    });
  });
  const standIn: StandIn = {
    settings: { ...CLIENT, provider: 'facebook', issuer },
    person: null,
    close: closing(server),
  };
  return standIn;
}

/** A browser with cookies, in front of the shop and the providers. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #shop: TestShop;

  constructor(shop: TestShop) {
    this.#shop = shop;
  }

  #sent(origin: string): string {
    return [...(this.#cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep(origin: string, lines: readonly string[]): void {
    const kept = this.#cookies.get(origin) ?? new Map<string, string>();
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      kept.set(name, value);
    }
    this.#cookies.set(origin, kept);
  }

  /** Opens an address of the shop and returns where it leads. */
  async open(address: string): Promise<string> {
    const { pathname, search } = new URL(address, SHOP_URL);
    const headers = { host: 'shop.test', cookie: this.#sent(SHOP_URL) };
    const reply = await this.#shop.app.inject({ method: 'GET', url: `${pathname}${search}`, headers });
    this.#keep(SHOP_URL, [reply.headers['set-cookie'] ?? []].flat());
    return reply.headers.location ?? `${reply.statusCode}`;
  }

  /** Logs in at the provider and returns the address that it leads back to. */
  async answerOf(provider: string): Promise<string> {
    let address = await this.open(`/api/auth/social/${provider}/begin`);
    while (!address.startsWith(SHOP_URL)) {
      const { origin } = new URL(address);
      const reply = await fetch(address, { redirect: 'manual', headers: { cookie: this.#sent(origin) } });
      this.#keep(origin, reply.headers.getSetCookie());
      const next = reply.headers.get('location');
      if (next === null) throw new Error(`${address}: ${reply.status} ${await reply.text()}`);
      address = new URL(next, address).href;
    }
    return address;
  }

  /** The whole way through the provider; returns the code that our page is given. */
  async codeFrom(provider: string): Promise<string> {
    const address = await this.open(await this.answerOf(provider));
    const [, code] = /#code=([^#]+)$/.exec(address) ?? [];
    if (code === undefined) throw new Error(`no code: ${address}`);
    return code;
  }

  /** Calls the shop with the cookies of this browser. */
  async post(path: string, body: object, token?: string): Promise<PostReply> {
    const headers = { cookie: this.#sent(SHOP_URL), ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    const reply = await this.#shop.app.inject({
      method: 'POST',
      url: `/api/auth/social/${path}`,
      payload: body,
      headers,
    });
    const { data, info, errors = [] } = reply.json();
    return { status: reply.statusCode, data, code: info?.code, errors };
  }
}

interface PostReply {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- as in the calls of `http.ts`
  readonly data: any;
  readonly code: string | undefined;
  readonly errors: readonly { readonly field: string }[];
}
