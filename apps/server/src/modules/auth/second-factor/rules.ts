/**
 * The letters of recovery codes, without those that people mistake for others. 32 of them: 16 characters hold 80 bits, beyond guessing
 * even from the hash.
 */
export const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const GROUPS = 4;
export const GROUP_LENGTH = 4;

/** A typed recovery code as it is hashed: people leave out the dashes or write small letters. Null for what cannot be one. */
export function normalizedRecoveryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return letters.length === GROUPS * GROUP_LENGTH && [...letters].every((one) => LETTERS.includes(one))
    ? letters
    : null;
}

/** The six digits of an app's code; people may write `123 456`. Null for what cannot be one. */
export function normalizedAppCode(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** An IPv4 address, or an IPv6 one in brackets. */
const IP = /^(\d+\.){3}\d+$|^\[/;

/**
 * The address that passkeys are bound to: the configured one, or `localhost` as the browser asked for it. Null where browsers refuse
 * passkeys: at an IP address, and without HTTPS.
 */
export function relyingPartyOf(publicUrl: string | null, askedOrigin: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl ?? askedOrigin);
  if (hostname === 'localhost') return { id: hostname, origin };
  return publicUrl === null || protocol !== 'https:' || IP.test(hostname) ? null : { id: hostname, origin };
}
