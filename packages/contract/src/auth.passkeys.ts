import { z } from 'zod';
import { shape } from './shapes.ts';

/**
 * What browsers and authenticators exchange, as WebAuthn writes it in JSON. Browsers add fields, so the parts are open; the library that
 * checks the signatures reads what it knows.
 */
const LONGEST_PART = 16_000;
const Part = z.string().max(LONGEST_PART);
const CredentialId = z.string().min(1).max(1_400);

const CREDENTIAL = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.looseObject({}),
};

/** What a new passkey answers. */
export const PasskeyRegistration = shape({
  ...CREDENTIAL,
  response: z.looseObject({
    clientDataJSON: Part,
    attestationObject: Part,
    transports: z.array(z.string().max(40)).max(20).optional(),
  }),
});

/** What a passkey has signed. */
export const PasskeyAnswer = shape({
  ...CREDENTIAL,
  response: z.looseObject({ clientDataJSON: Part, authenticatorData: Part, signature: Part }),
});

/** What the browser is asked to create: `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyCreation = z.looseObject({ challenge: z.string() });

/** What the browser is asked to sign: `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyRequest = z.looseObject({ challenge: z.string() });

export type PasskeyRegistration = z.output<typeof PasskeyRegistration>;
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>;
export type PasskeyCreation = z.output<typeof PasskeyCreation>;
