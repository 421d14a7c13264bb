import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SHOP_URL } from './social.ts';

const CLIENT = { clientId: 'sjaj', clientSecret: 'a-secret-that-only-the-shop-and-the-provider-know' };

interface IdToken {
  header: Record<string, unknown>;
  claims: Record<string, unknown>;
  key: KeyObject;
}

export interface ForgingProvider {
  readonly settings: typeof CLIENT & { readonly provider: 'google'; readonly issuer: string };
  /** Changes the next ID tokens before they are signed. */
  forge: (token: IdToken) => void;
  readonly close: () => Promise<unknown>;
}

const base64 = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function signed({ header, claims, key }: IdToken): string {
  const content = `${base64(header)}.${base64(claims)}`;
  if (header['alg'] === 'none') return `${content}.`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
}

/** A provider in the place of Google whose ID tokens are what a test makes of them; a sound one unless it changes them. */
export async function openForgingProvider(now: () => Date): Promise<ForgingProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  let nonce = '';
  const provider = { forge: (_token: IdToken): void => undefined };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    const json = (body: object): void =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/authorize') {
      nonce = url.searchParams.get('nonce') ?? '';
      const back = new URL(`${SHOP_URL}/api/auth/social/google/callback`);
      back.search = new URLSearchParams({ code: 'code', state: url.searchParams.get('state') ?? '' }).toString();
      return void response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === '/jwks')
      return json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }] });
    if (url.pathname === '/token') {
      const seconds = Math.floor(now().getTime() / 1_000);
      const person = { sub: 'forged', email: 'krivotvoren@posta.test', email_verified: true };
      const claims = { iss: issuer, aud: CLIENT.clientId, nonce, iat: seconds, exp: seconds + 600, ...person };
      const token = { header: { alg: 'RS256', kid: 'own' }, claims, key: privateKey };
      provider.forge(token);
      return json({ access_token: 'token', token_type: 'bearer', id_token: signed(token) });
    }
    return json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(provider, {
    settings: { ...CLIENT, provider: 'google' as const, issuer },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(done);
      }),
  });
}
