import * as sealing from '../../../../platform/process/sealing.ts';

const sealOf = (secretKey: Buffer, userId: number): sealing.Seal => ({
  secretKey,
  purpose: 'second-factor: authenticator app',
  owner: `user:${userId}`,
});

/** Encrypts the secret of an authenticator app for storage. */
export const seal = (secretKey: Buffer, userId: number, secret: string): Buffer =>
  sealing.seal(sealOf(secretKey, userId), secret);

/** Decrypts a stored secret. Null where the server has another key than the one that it was stored with. */
export const unseal = (secretKey: Buffer, userId: number, sealed: Buffer): string | null =>
  sealing.unseal(sealOf(secretKey, userId), sealed);
