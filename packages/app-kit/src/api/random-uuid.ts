const BYTES = 16;
const VERSION = 6;
const VARIANT = 8;

/** A random UUID of version 4 (RFC 9562). */
export function randomUuid(): ReturnType<Crypto['randomUUID']> {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  bytes[VERSION] = ((bytes[VERSION] ?? 0) & 0x0f) | 0x40;
  bytes[VARIANT] = ((bytes[VARIANT] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as ReturnType<Crypto['randomUUID']>;
}

/**
 * Browsers leave out `crypto.randomUUID` on a page without HTTPS, except on localhost. A shop that is tried in the own network has no
 * certificate yet, and every order needs an idempotency key.
 */
export function provideRandomUuid(): void {
  if (!('randomUUID' in crypto)) Object.defineProperty(crypto, 'randomUUID', { value: randomUuid, configurable: true });
}
