import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Seal {
  /** 32 bytes that only the processes of the shop know. */
  readonly secretKey: Buffer;
  /** What is sealed: each use has a key of its own, so that the server's secret never encrypts anything itself. */
  readonly purpose: string;
  /** Whose it is. It is authenticated: a secret that is copied to another row does not open. */
  readonly owner: string;
}

const keyOf = ({ secretKey, purpose }: Seal): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', purpose, KEY_BYTES));

/** Encrypts a secret for storage. */
export function seal(how: Seal, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(how), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(how.owner));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Decrypts a stored secret. Null where the process has another key than the one that it was stored with. */
export function unseal(how: Seal, sealed: Buffer): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(how), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(how.owner))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
