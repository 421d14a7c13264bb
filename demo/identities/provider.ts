/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPair, randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import Provider from 'oidc-provider';
import { choicePage, languageOfBrowser, overPage, type ProviderName } from './page.ts';
import { PEOPLE, type Person } from './people.ts';

interface StandInClient {
  readonly provider: ProviderName;
  readonly clientId: string;
  readonly clientSecret: string;
}

const LIFE_S = 600;
const BEGIN = '/dialog/oauth';
const TOKEN_PATH = '/oauth/access_token';
const PERSON_PATH = '/me';
const CHOICE = /^\/choose\/[\w-]{1,64}$/;

const callbacksOf = (provider: ProviderName): string[] =>
  ['127.0.0.1', 'localhost'].map((host) => `http://${host}/api/auth/social/${provider}/callback`);

/**
 * A certified OpenID provider in the place of both: Google finds its addresses by discovery, Facebook's are the ones of its dialog. As a
 * `native` client it leads back to any port of this machine, and nowhere else.
 */
export async function standInHandler(issuer: string, clients: readonly StandInClient[]): Promise<RequestListener> {
  const provider = new Provider(issuer, {
    clients: clients.map(({ provider: name, clientId, clientSecret }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      client_name: name,
      application_type: 'native',
      redirect_uris: callbacksOf(name),
      token_endpoint_auth_method: 'client_secret_post',
    })),
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    jwks: { keys: [await newSigningKey()] },
    pkce: { required: () => true },
    ttl: { Interaction: LIFE_S, Grant: LIFE_S, Session: LIFE_S, AccessToken: LIFE_S, IdToken: LIFE_S },
    routes: { authorization: BEGIN, token: TOKEN_PATH },
    scopes: ['openid', 'email', 'profile', 'public_profile'],
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/choose/${uid}` },
    findAccount: async (_context, sub) => ({ accountId: sub, claims: async () => claimsOf(sub) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile public_profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    // Without the session of an earlier log-in, the page asks each time.
    request.headers.cookie = withoutSession(request.headers.cookie ?? '');
    if (pathname === BEGIN) {
      // Facebook, which issues no ID token, takes no notice of a nonce.
      if (!(searchParams.get('scope') ?? '').includes('openid')) searchParams.delete('nonce');
      request.url = `${pathname}?${searchParams}`;
    }
    if (CHOICE.test(pathname)) return void choose(provider, clients, { request, response, pathname });
    if (pathname === PERSON_PATH) return void tellPerson(provider, request, response);
    answer(request, response);
  };
}

const withoutSession = (cookies: string): string =>
  cookies
    .split('; ')
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ');

async function newSigningKey(): Promise<object> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}

const personWith = (id: string | null | undefined): Person | undefined => PEOPLE.find((person) => person.id === id);

function claimsOf(sub: string): object {
  const person = personWith(sub);
  if (!person) return { sub };
  const { firstName, lastName, email } = person;
  return { sub, email, email_verified: true, given_name: firstName, family_name: lastName };
}

interface Choice {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly pathname: string;
}

/** Shows the people to choose from, and takes the choice. */
async function choose(
  provider: Provider,
  clients: readonly StandInClient[],
  { request, response, pathname }: Choice,
): Promise<void> {
  const language = languageOfBrowser(request.headers['accept-language'] ?? '');
  try {
    const { params } = await provider.interactionDetails(request, response);
    const client = clients.find(({ clientId }) => clientId === params.client_id);
    if (!client) throw new Error('unknown client');
    if (request.method !== 'POST') {
      const backTo = new URL(params.redirect_uri).origin;
      return sendPage(response, { status: 200, html: choicePage(language, client.provider, pathname), backTo });
    }
    const person = personWith(new URLSearchParams(await text(request)).get('person'));
    const result = person
      ? { login: { accountId: person.id, remember: false }, consent: {} }
      : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  } catch {
    sendPage(response, { status: 404, html: overPage(language), backTo: '' });
  }
}

interface SentPage {
  readonly status: number;
  readonly html: string;
  /** Where the form leads in the end. */
  readonly backTo: string;
}

function sendPage(response: ServerResponse, { status, html, backTo }: SentPage): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self' ${backTo}; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .end(html);
}

/** The person of an access token, as Facebook tells it. */
async function tellPerson(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, bearer = ''] = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '') ?? [];
  const token = await provider.AccessToken.find(bearer).catch(() => undefined);
  const person = personWith(token?.accountId);
  const body = person && {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
  };
  response.writeHead(body ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
}
