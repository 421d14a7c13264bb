/** Which gateway takes the cards. The stand-in is named by the shop itself, to the processes that it starts. */
export type GatewaySettings = {
  readonly kind: 'monri' | 'stand-in';
  readonly baseUrl: string;
  /** 40 characters, public: the merchant. */
  readonly token: string;
  /** Secret: signs. */
  readonly key: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

const MONRI_TEST = 'https://ipgtest.monri.com';
const TOKEN = /^[\w-]{40}$/;

/** The gateway from the environment; null where none is named. A half-named one does not start. */
export function gatewayFrom(env: Environment): GatewaySettings | null {
  const standIn = named('stand-in', env['STAND_IN_GATEWAY_URL'], [env['STAND_IN_TOKEN'], env['STAND_IN_KEY']]);
  if (standIn) return standIn;
  const monri = named('monri', env['MONRI_URL'] ?? MONRI_TEST, [env['MONRI_TOKEN'], env['MONRI_KEY']]);
  if (monri && !URL.canParse(env['PUBLIC_URL'] ?? ''))
    throw new RangeError('Monri must find the shop: PUBLIC_URL is missing, such as https://shop.example.ba');
  return monri;
}

function named(
  kind: GatewaySettings['kind'],
  baseUrl: string | undefined,
  [token, key]: readonly [token: string | undefined, key: string | undefined],
): GatewaySettings | null {
  if (!token && !key) return null;
  if (!token || !TOKEN.test(token)) throw new RangeError(`${kind}: the token of a merchant has 40 characters`);
  if (!key) throw new RangeError(`${kind}: the key of the merchant is missing`);
  if (baseUrl === undefined || !URL.canParse(baseUrl)) throw new RangeError(`${kind}: ${baseUrl} is no address`);
  return { kind, baseUrl, token, key };
}

/** The stand-in as the environment of a process that the shop starts. */
export const standInEnvironment = ({ baseUrl, token, key }: GatewaySettings): Environment => ({
  STAND_IN_GATEWAY_URL: baseUrl,
  STAND_IN_TOKEN: token,
  STAND_IN_KEY: key,
});
