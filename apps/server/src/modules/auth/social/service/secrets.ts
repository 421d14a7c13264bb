import { createHmac, randomBytes } from 'node:crypto';

/** A token of 256 bits, which is stored as a hash only. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Nonce and PKCE verifier of a log-in, worked out of what only the browser has: a copy of the database holds neither. */
export function secretsOf(browser: string, state: string): { state: string; nonce: string; codeVerifier: string } {
  const derive = (purpose: string): string =>
    createHmac('sha256', browser).update(`${purpose} ${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), codeVerifier: derive('verifier') };
}
