/** A merchant of Monri WebPay, or of the stand-in, which the shop names to the processes that it starts. */
export interface MonriMerchant {
  readonly kind: 'monri' | 'stand-in';
  readonly baseUrl: string;
  /** 40 characters, public: the merchant. */
  readonly token: string;
  /** Secret: signs. */
  readonly key: string;
}

export interface WsPayMerchant {
  readonly kind: 'wspay';
  readonly formUrl: string;
  readonly servicesUrl: string;
  readonly shopId: string;
  /** Secret: signs. */
  readonly secret: string;
}

/** Which gateway takes the cards. */
export type GatewaySettings = MonriMerchant | WsPayMerchant;

type Environment = Readonly<Record<string, string | undefined>>;

const MONRI_TEST = 'https://ipgtest.monri.com';
const WSPAY_TEST = { form: 'https://formtest.wspay.biz', services: 'https://test.wspay.biz' };
const TOKEN = /^[\w-]{40}$/;

/** The gateway from the environment; null where none is named. A half-named one does not start. */
export function gatewayFrom(env: Environment): GatewaySettings | null {
  const standIn = merchant('stand-in', env['STAND_IN_GATEWAY_URL'], [env['STAND_IN_TOKEN'], env['STAND_IN_KEY']]);
  if (standIn) return standIn;
  const named = merchant('monri', env['MONRI_URL'] ?? MONRI_TEST, [env['MONRI_TOKEN'], env['MONRI_KEY']]) ?? wsPay(env);
  if (named && !URL.canParse(env['PUBLIC_URL'] ?? ''))
    throw new RangeError('The gateway must find the shop: PUBLIC_URL is missing, such as https://shop.example.ba');
  return named;
}

function merchant(
  kind: MonriMerchant['kind'],
  baseUrl: string | undefined,
  [token, key]: readonly [token: string | undefined, key: string | undefined],
): MonriMerchant | null {
  if (!token && !key) return null;
  if (!token || !TOKEN.test(token)) throw new RangeError(`${kind}: the token of a merchant has 40 characters`);
  if (!key) throw new RangeError(`${kind}: the key of the merchant is missing`);
  return { kind, baseUrl: address(kind, baseUrl), token, key };
}

function wsPay(env: Environment): WsPayMerchant | null {
  const { WSPAY_SHOP_ID: shopId, WSPAY_SECRET: secret } = env;
  if (!shopId && !secret) return null;
  if (!shopId || !secret) throw new RangeError('wspay: WSPAY_SHOP_ID and WSPAY_SECRET belong together');
  const formUrl = address('wspay', env['WSPAY_FORM_URL'] ?? WSPAY_TEST.form);
  const servicesUrl = address('wspay', env['WSPAY_SERVICES_URL'] ?? WSPAY_TEST.services);
  return { kind: 'wspay', formUrl, servicesUrl, shopId, secret };
}

function address(kind: string, text: string | undefined): string {
  if (text === undefined || !URL.canParse(text)) throw new RangeError(`${kind}: ${text} is no address`);
  return text.replace(/\/$/, '');
}

/** The stand-in as the environment of a process that the shop starts; nothing for a real gateway, whose is inherited. */
export function standInEnvironment(settings: GatewaySettings | null): Environment {
  if (settings?.kind !== 'stand-in') return {};
  const { baseUrl, token, key } = settings;
  return { STAND_IN_GATEWAY_URL: baseUrl, STAND_IN_TOKEN: token, STAND_IN_KEY: key };
}
