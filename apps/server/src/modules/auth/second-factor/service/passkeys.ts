import type { PasskeyAnswer, PasskeyRegistration } from '@sjaj/contract';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { RelyingParty } from '../rules.ts';
import type { StoredPasskey } from '../store/passkeys.ts';

/** Loaded by the first passkey: the library is an eighth of what the server would load at its start. */
const webAuthn = () => import('@simplewebauthn/server');

/** What the browser needs to sign with one of the passkeys. */
export const passkeyRequest = async ({ id }: RelyingParty, passkeys: readonly StoredPasskey[]) => ({
  ...(await (
    await webAuthn()
  ).generateAuthenticationOptions({
    rpID: id,
    allowCredentials: descriptorsOf(passkeys),
    userVerification: 'preferred',
  })),
});

const descriptorsOf = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] }));

interface CreationInput {
  readonly relyingParty: RelyingParty;
  /** The name of the shop, as the authenticator shows it. */
  readonly shopName: string;
  readonly userId: number;
  readonly username: string;
  readonly personName: string;
  /** Those that the user has: an authenticator is not added twice. */
  readonly passkeys: readonly StoredPasskey[];
}

/** What the browser needs to create a passkey. It is a second factor, so it need not be found without the user name. */
export const passkeyCreation = async (input: CreationInput) => ({
  ...(await (
    await webAuthn()
  ).generateRegistrationOptions({
    rpID: input.relyingParty.id,
    rpName: input.shopName,
    userID: new TextEncoder().encode(String(input.userId)),
    userName: input.username,
    userDisplayName: input.personName,
    attestationType: 'none',
    excludeCredentials: descriptorsOf(input.passkeys),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })),
});

interface Expected {
  readonly relyingParty: RelyingParty;
  readonly challenge: string;
}

/** The credential of a new passkey; null where the answer does not fit the challenge and the shop's address. */
export async function checkRegistration(passkey: PasskeyRegistration, { relyingParty, challenge }: Expected) {
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: passkey as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: false,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
  } catch {
    // The library throws for whatever the browser has sent that cannot be read or does not fit.
    return null;
  }
}

/** The new counter of the passkey that has signed the challenge; null for any other answer. */
export async function checkAnswer(
  answer: PasskeyAnswer,
  passkey: StoredPasskey,
  { relyingParty, challenge }: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
