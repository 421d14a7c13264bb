import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own for this use, so that the server's secret never encrypts anything itself. */
const keyOf = (secretKey: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'second-factor: authenticator app', KEY_BYTES));

/** The user is part of what is authenticated: a secret that is copied to another row does not open. */
const boundTo = (userId: number): Buffer => Buffer.from(`user:${userId}`);

/** Encrypts the secret of an authenticator app for storage. */
export function seal(secretKey: Buffer, userId: number, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secretKey), nonce, { authTagLength: TAG_BYTES }).setAAD(boundTo(userId));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Decrypts a stored secret. Null where the server has another key than the one that it was stored with. */
export function unseal(secretKey: Buffer, userId: number, sealed: Buffer): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(secretKey), nonce, { authTagLength: TAG_BYTES })
    .setAAD(boundTo(userId))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
