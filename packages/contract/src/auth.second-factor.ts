import { z } from 'zod';
import { PasskeyCreation, PasskeyRegistration } from './auth.passkeys.ts';
import { LONGEST_PASSWORD } from './auth.passwords.ts';
import { OneTimeCode } from './auth.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, Instant, name, shape } from './shapes.ts';

/** Everyone with an account, and staff who cannot do anything else before they have a second factor. */
const OWNERS = ['private', 'buyer', 'company_admin', ...BACK_OFFICE, 'enrolling_staff'] as const;

export const LONGEST_PASSKEY_NAME = 60;

const OwnPassword = z.string().min(1).max(LONGEST_PASSWORD);
const WithPassword = shape({ password: OwnPassword });
const PASSWORD_PROBLEMS = ['auth.password_refused', 'auth.throttled', 'auth.busy'] as const;
/** Each of these calls checks a password: wrong ones count like failed log-ins, and the limit spares the processor. */
const PASSWORD_LIMIT = { requests: 20, seconds: 600 };
const CONFIRM_LIMIT = { requests: 30, seconds: 600 };

const Passkey = shape({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});

const SecondFactorView = shape({
  isOn: z.boolean(),
  /** Whether the caller may set one up: customers always, staff by the settings of the shop. */
  isOffered: z.boolean(),
  /** Whether the caller needs one: the last method cannot be removed then. */
  isRequired: z.boolean(),
  /** When the authenticator app was added; null without one. */
  appAddedAt: Instant.nullable(),
  passkeys: z.array(Passkey),
  /** Whether passkeys work at the address of the shop: browsers want a name and HTTPS. */
  arePasskeysPossible: z.boolean(),
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: z.int().min(0),
});

/** What an authenticator app needs. It is shown until the app's first code confirms it, and never again. */
const AppSetup = shape({
  /** Base32, to type it. */
  secret: z.string(),
  /** `otpauth://…`, for an app on the same device. */
  uri: z.string(),
  /** The address as a QR code, an SVG picture. */
  qrCode: z.string(),
});

/** Shown once. Null where the earlier codes stay valid. */
const RecoveryCodes = shape({ recoveryCodes: z.array(z.string()).nullable() });

export const secondFactor = routes({
  get: {
    method: 'GET',
    path: '/users/second-factor',
    access: OWNERS,
    answer: SecondFactorView,
    summary: 'The methods of the own second factor.',
  },
  beginApp: {
    method: 'POST',
    path: '/users/second-factor/app',
    access: OWNERS,
    body: WithPassword,
    answer: AppSetup,
    limit: PASSWORD_LIMIT,
    problems: [...PASSWORD_PROBLEMS, 'secondFactor.not_offered'],
    summary: 'A new secret for an authenticator app. It counts from when a code of the app confirms it.',
  },
  confirmApp: {
    method: 'POST',
    path: '/users/second-factor/app/confirm',
    access: OWNERS,
    body: shape({ oneTimeCode: OneTimeCode }),
    answer: RecoveryCodes,
    limit: CONFIRM_LIMIT,
    problems: ['auth.second_factor_refused', 'secondFactor.setup_expired'],
    summary: 'Adds the authenticator app, in place of an earlier one. The first method ends the other sessions.',
  },
  removeApp: {
    method: 'POST',
    path: '/users/second-factor/app/remove',
    access: OWNERS,
    body: WithPassword,
    answer: Done,
    limit: PASSWORD_LIMIT,
    problems: [...PASSWORD_PROBLEMS, 'secondFactor.method_not_found', 'secondFactor.required'],
    summary: 'Removes the authenticator app. Without another method the second factor is off.',
  },
  beginPasskey: {
    method: 'POST',
    path: '/users/second-factor/passkeys/begin',
    access: OWNERS,
    body: WithPassword,
    answer: PasskeyCreation,
    limit: PASSWORD_LIMIT,
    problems: [
      ...PASSWORD_PROBLEMS,
      'secondFactor.not_offered',
      'secondFactor.passkeys_impossible',
      'secondFactor.too_many_passkeys',
    ],
    summary: 'What the browser needs to create a passkey.',
  },
  confirmPasskey: {
    method: 'POST',
    path: '/users/second-factor/passkeys',
    access: OWNERS,
    body: shape({ name: name(LONGEST_PASSKEY_NAME), passkey: PasskeyRegistration }),
    answer: RecoveryCodes,
    limit: CONFIRM_LIMIT,
    problems: ['secondFactor.passkey_refused', 'secondFactor.setup_expired', 'secondFactor.passkeys_impossible'],
    summary: 'Adds the passkey that the browser has created. The first method ends the other sessions.',
  },
  removePasskey: {
    method: 'POST',
    path: '/users/second-factor/passkeys/{id}/remove',
    access: OWNERS,
    params: ById,
    body: WithPassword,
    answer: Done,
    limit: PASSWORD_LIMIT,
    problems: [...PASSWORD_PROBLEMS, 'secondFactor.method_not_found', 'secondFactor.required'],
    summary: 'Removes a passkey. Without another method the second factor is off.',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/users/second-factor/recovery-codes',
    access: OWNERS,
    body: WithPassword,
    answer: RecoveryCodes,
    limit: PASSWORD_LIMIT,
    problems: [...PASSWORD_PROBLEMS, 'secondFactor.method_not_found'],
    summary: 'Ten new recovery codes. The earlier ones end.',
  },
});

export type SecondFactorView = z.output<typeof SecondFactorView>;
export type AppSetup = z.output<typeof AppSetup>;
export type RecoveryCodes = z.output<typeof RecoveryCodes>;
