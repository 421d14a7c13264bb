import type { SocialProvider } from '@sjaj/contract';
import * as oauth from 'openid-client';
import { z } from 'zod';
import type { ProviderIdentity } from '../rules.ts';
import type { SocialProviderSettings } from '../../../../platform/settings/social-login.ts';

/** What one log-in is bound by. Only the browser that begins it can work them out. */
interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface SocialLogin {
  /** Where the browser is sent. */
  address(input: Secrets & { readonly redirectUri: string }): Promise<URL>;
  /** Exchanges the answer for the person. Rejects whatever is not an answer to exactly this log-in. */
  identify(input: Secrets & { readonly answer: URL }): Promise<ProviderIdentity>;
}

/** The configured providers. */
export type SocialLogins = ReadonlyMap<SocialProvider, SocialLogin>;

const OPEN = { google: googleLogin, facebook: facebookLogin } as const;

export const openSocialLogins = (settings: readonly SocialProviderSettings[]): SocialLogins =>
  new Map(settings.map((one) => [one.provider, OPEN[one.provider](one)]));

const TIMEOUT_S = 10;
const PERSON = 100;
const Name = z.string().trim().max(PERSON).catch('');
const Email = z.string().trim().max(200).pipe(z.email()).nullable().catch(null);

/** Stand-ins on this machine speak http; an address of the settings is https or on this machine. */
const permit = (issuer: string): readonly ((configuration: oauth.Configuration) => void)[] =>
  issuer.startsWith('http:') ? [oauth.allowInsecureRequests] : [];

async function addressOf(
  configuration: oauth.Configuration,
  { state, nonce, codeVerifier, redirectUri }: Secrets & { readonly redirectUri: string },
  scope: string,
): Promise<URL> {
  return oauth.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
}

const GoogleClaims = z.object({
  sub: z.string().min(1).max(255),
  email: Email.optional(),
  email_verified: z.boolean().catch(false).optional(),
  given_name: Name.optional(),
  family_name: Name.optional(),
});

/** OpenID Connect: the person is in the signed ID token. */
function googleLogin({
  clientId,
  clientSecret,
  issuer = 'https://accounts.google.com',
}: SocialProviderSettings): SocialLogin {
  const execute = [...permit(issuer), oauth.enableNonRepudiationChecks];
  let discovered: Promise<oauth.Configuration> | null = null;
  /** Read once. A failure is not kept, so that the next log-in tries again. */
  const configured = (): Promise<oauth.Configuration> => {
    discovered ??= oauth
      .discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S })
      .catch((error: unknown) => {
        discovered = null;
        throw error;
      });
    return discovered;
  };
  return {
    address: async (input) => addressOf(await configured(), input, 'openid email profile'),
    async identify({ answer, state, nonce, codeVerifier }) {
      const tokens = await oauth.authorizationCodeGrant(await configured(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = GoogleClaims.parse(tokens.claims());
      return {
        subject: claims.sub,
        email: claims.email ?? null,
        isEmailVerified: claims.email_verified === true,
        firstName: claims.given_name ?? '',
        lastName: claims.family_name ?? '',
      };
    },
  };
}

const FacebookPerson = z.object({
  id: z.string().min(1).max(255),
  email: Email.optional(),
  first_name: Name.optional(),
  last_name: Name.optional(),
});

const FACEBOOK_VERSION = 'v23.0';

/** OAuth 2.0: the person is asked for with the token. Facebook does not say whether it has verified the address, so it counts as unproved. */
function facebookLogin({ clientId, clientSecret, issuer }: SocialProviderSettings): SocialLogin {
  const graph = issuer ?? `https://graph.facebook.com/${FACEBOOK_VERSION}`;
  const server = {
    issuer: issuer ?? 'https://www.facebook.com',
    authorization_endpoint: `${issuer ?? `https://www.facebook.com/${FACEBOOK_VERSION}`}/dialog/oauth`,
    token_endpoint: `${graph}/oauth/access_token`,
  };
  const configuration = new oauth.Configuration(server, clientId, clientSecret);
  configuration.timeout = TIMEOUT_S;
  for (const apply of permit(server.issuer)) apply(configuration);
  return {
    address: (input) => addressOf(configuration, input, 'public_profile email'),
    async identify({ answer, state, codeVerifier }) {
      const { access_token: token } = await oauth.authorizationCodeGrant(configuration, answer, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      });
      const me = new URL(`${graph}/me?fields=id,first_name,last_name,email`);
      const response = await oauth.fetchProtectedResource(configuration, token, me, 'GET');
      const person = FacebookPerson.parse(await response.json());
      return {
        subject: person.id,
        email: person.email ?? null,
        isEmailVerified: false,
        firstName: person.first_name ?? '',
        lastName: person.last_name ?? '',
      };
    },
  };
}
