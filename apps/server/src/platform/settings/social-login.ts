import { type Environment, SettingsRefused } from '../process/environment.ts';
import { isLoopback } from '../process/setting-formats.ts';

/** The keys that a provider has given to the shop, and where it answers. */
export interface SocialProviderSettings {
  readonly provider: SocialProvider;
  readonly clientId: string;
  /** Never logged. */
  readonly clientSecret: string;
  /** Another address of the provider, such as a stand-in of tests; its own where left out. */
  readonly issuer?: string | undefined;
}

const NAMES = { google: 'GOOGLE', facebook: 'FACEBOOK' } as const;
type SocialProvider = keyof typeof NAMES;

/** The providers from the environment: those whose keys are named. Refuses half-named ones with all that is missing. */
export function socialProvidersFrom(env: Environment): SocialProviderSettings[] {
  const errors: string[] = [];
  const found = (Object.keys(NAMES) as SocialProvider[]).flatMap((provider) => providerFrom(env, provider, errors));
  if (errors.length > 0) throw new SettingsRefused(errors);
  return found;
}

function providerFrom(env: Environment, provider: SocialProvider, errors: string[]): SocialProviderSettings[] {
  const name = NAMES[provider];
  const read = (key: string): string => env[`${name}_${key}`]?.trim() ?? '';
  const [clientId, clientSecret, issuer] = [read('CLIENT_ID'), read('CLIENT_SECRET'), read('ISSUER')];
  if (clientId === '' && clientSecret === '' && issuer === '') return [];
  if (clientId === '') errors.push(`${name}_CLIENT_ID: missing`);
  if (clientSecret === '') errors.push(`${name}_CLIENT_SECRET: missing`);
  if (issuer !== '' && !isUsable(issuer)) errors.push(`${name}_ISSUER: an https address; http only on this machine`);
  return [{ provider, clientId, clientSecret, ...(issuer !== '' && { issuer }) }];
}

function isUsable(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)));
}
