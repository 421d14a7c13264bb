/** Who a person is to a provider. */
export interface ProviderIdentity {
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Below it are the pages that a provider is begun with and answers to, and the calls that end a log-in: the cookie is sent nowhere else. */
const PATH = '/api/auth/social';
const COOKIE = 'sjaj-social';
const COOKIE_SECONDS = 30 * 60;

export const beginPath = (provider: string): string => `${PATH}/${provider}/begin`;
/** The path that is registered at the provider. */
export const callbackPath = (provider: string): string => `${PATH}/${provider}/callback`;

const TOKEN = /^[\w-]{43}$/;

/** The token of the browser in a Cookie header; null where it has none. */
export function browserOf(cookies: string): string | null {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
  return TOKEN.test(value) ? value : null;
}

/** Keeps the token in the browser, out of reach of scripts. Lax: the provider leads back here from its own site. */
export function browserCookie(browser: string, { isSecure }: { readonly isSecure: boolean }): string {
  const secure = isSecure ? '; Secure' : '';
  return `${COOKIE}=${browser}; Path=${PATH}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
