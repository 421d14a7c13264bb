import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSocialLogins } from '../../apps/server/src/modules/auth/index.ts';
import { PROVIDER_NAMES, type ProviderName } from './page.ts';
import { openStandIns, type StandIns } from './serve.ts';

let standIns: StandIns;
beforeAll(async () => {
  standIns = await openStandIns();
});
afterAll(() => standIns.close());

const SECRETS = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
const PROVIDERS = Object.keys(PROVIDER_NAMES) as ProviderName[];

const loginAt = (provider: ProviderName) => {
  const login = openSocialLogins(standIns.settings).get(provider);
  if (!login) throw new Error(`no log-in at ${provider}`);
  return login;
};

/** A browser that keeps cookies and follows redirects until one leaves the stand-in. */
class Browser {
  readonly #cookies = new Map<string, string>();

  async open(address: string | URL, form?: Record<string, string>): Promise<{ address: URL; html: string }> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'accept-language': 'sr-Cyrl, en;q=0.5',
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null) return { address: new URL(address), html: await response.text() };
    const target = new URL(next, address);
    return target.origin === new URL(address).origin ? this.open(target) : { address: target, html: '' };
  }
}

/** Opens the provider's page and chooses a person on it. */
async function choose(browser: Browser, provider: ProviderName, person: string, port = '3210'): Promise<URL> {
  const redirectUri = `http://127.0.0.1:${port}/api/auth/social/${provider}/callback`;
  const asked = await browser.open(await loginAt(provider).address({ ...SECRETS, redirectUri }));
  expect(asked.html).toContain(`Ово није ${PROVIDER_NAMES[provider]}`);
  return (await browser.open(asked.address, { person })).address;
}

it.each(PROVIDERS)(
  'leads back from %s with the person that was chosen, who is asked for each time',
  async (provider) => {
    const browser = new Browser();
    const answer = await choose(browser, provider, '1002');
    expect(answer.origin).toBe('http://127.0.0.1:3210');
    const isEmailVerified = provider === 'google';
    const vedran = { firstName: 'Vedran', lastName: 'Lipa', email: 'vedran.lipa@posta.example', isEmailVerified };
    expect(await loginAt(provider).identify({ ...SECRETS, answer })).toEqual({ subject: '1002', ...vedran });
    const second = await choose(browser, provider, '1001', '4000');
    expect(second.origin).toBe('http://127.0.0.1:4000');
    expect(await loginAt(provider).identify({ ...SECRETS, answer: second })).toMatchObject({ firstName: 'Dunja' });
  },
);

it('leads back with a refusal, and to no other address', async () => {
  const answer = await choose(new Browser(), 'google', '');
  expect(answer.searchParams.get('error')).toBe('access_denied');
  const elsewhere = { ...SECRETS, redirectUri: 'http://shop.example/api/auth/social/google/callback' };
  const { address, html } = await new Browser().open(await loginAt('google').address(elsewhere));
  expect(address.origin).toBe(new URL(standIns.settings[0]?.issuer ?? '').origin);
  expect(html).toContain('redirect_uri');
});

it('answers on the loopback address alone', async () => {
  const { port } = new URL(standIns.settings[0]?.issuer ?? '');
  const outside = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  );
  const reached = (host: string): Promise<boolean> =>
    fetch(`http://${host}:${port}/style.css`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await reached('127.0.0.1')).toBe(true);
  expect(await Promise.all(outside.map(reached))).toEqual(outside.map(() => false));
});
