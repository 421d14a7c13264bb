import { type Environment, SettingsRefused } from '../process/environment.ts';

/** A merchant of Monri WebPay, or of the payment simulator, which the shop names to the processes that it starts. */
export interface MonriMerchant {
  readonly kind: 'monri' | 'simulator';
  readonly baseUrl: string;
  /** 40 characters, public: the merchant. */
  readonly token: string;
  /** Secret: signs. */
  readonly key: string;
}

interface WsPayMerchant {
  readonly kind: 'wspay';
  readonly formUrl: string;
  readonly servicesUrl: string;
  readonly shopId: string;
  /** Secret: signs. */
  readonly secret: string;
}

/** Which gateway takes the cards. */
export type GatewaySettings = MonriMerchant | WsPayMerchant;

const MONRI_TEST = 'https://ipgtest.monri.com';
const WSPAY_TEST = { form: 'https://formtest.wspay.biz', services: 'https://test.wspay.biz' };
const TOKEN = /^[\w-]{40}$/;

/** The gateway from the environment; null where none is named. A half-named one is refused with all that is missing. */
export function gatewayFrom(env: Environment): GatewaySettings | null {
  const errors: string[] = [];
  const [named = null] = [simulator(env, errors), monri(env, errors), wsPay(env, errors)].filter((one) => one !== null);
  const isReal = named !== null && named.kind !== 'simulator';
  if ((isReal || errors.length > 0) && !URL.canParse(env['PUBLIC_URL'] ?? ''))
    errors.push('PUBLIC_URL: the payment gateway must find the shop; such as https://shop.example.ba');
  if (errors.length > 0) throw new SettingsRefused(errors);
  return named;
}

const simulator = (env: Environment, errors: string[]): MonriMerchant | null =>
  merchant(env, errors, {
    kind: 'simulator',
    names: { url: 'STAND_IN_GATEWAY_URL', token: 'STAND_IN_TOKEN', key: 'STAND_IN_KEY' },
    test: undefined,
  });

const monri = (env: Environment, errors: string[]): MonriMerchant | null =>
  merchant(env, errors, {
    kind: 'monri',
    names: { url: 'MONRI_URL', token: 'MONRI_TOKEN', key: 'MONRI_KEY' },
    test: MONRI_TEST,
  });

interface Merchant {
  readonly kind: MonriMerchant['kind'];
  readonly names: { readonly url: string; readonly token: string; readonly key: string };
  /** Where no address is named. */
  readonly test: string | undefined;
}

function merchant(env: Environment, errors: string[], { kind, names, test }: Merchant): MonriMerchant | null {
  const { [names.token]: token, [names.key]: key } = env;
  if (!token && !key) return null;
  if (!token || !TOKEN.test(token)) errors.push(`${names.token}: the authenticity token of a merchant, 40 characters`);
  if (!key) errors.push(`${names.key}: the key of the merchant is missing`);
  const baseUrl = addressOf(names.url, env[names.url] ?? test, errors);
  return { kind, baseUrl, token: token ?? '', key: key ?? '' };
}

function wsPay(env: Environment, errors: string[]): WsPayMerchant | null {
  const { WSPAY_SHOP_ID: shopId, WSPAY_SECRET: secret } = env;
  if (!shopId && !secret) return null;
  if (!shopId) errors.push('WSPAY_SHOP_ID: is missing; it belongs to WSPAY_SECRET');
  if (!secret) errors.push('WSPAY_SECRET: is missing; it belongs to WSPAY_SHOP_ID');
  const formUrl = addressOf('WSPAY_FORM_URL', env['WSPAY_FORM_URL'] ?? WSPAY_TEST.form, errors);
  const servicesUrl = addressOf('WSPAY_SERVICES_URL', env['WSPAY_SERVICES_URL'] ?? WSPAY_TEST.services, errors);
  return { kind: 'wspay', formUrl, servicesUrl, shopId: shopId ?? '', secret: secret ?? '' };
}

function addressOf(name: string, text: string | undefined, errors: string[]): string {
  if (text === undefined || !URL.canParse(text)) errors.push(`${name}: an address such as https://ipg.monri.com`);
  return (text ?? '').replace(/\/$/, '');
}

/** The payment simulator as the environment of a process that the shop starts; nothing for a real gateway, whose is inherited. */
export function simulatorEnvironment(settings: GatewaySettings | null): Environment {
  if (settings?.kind !== 'simulator') return {};
  const { baseUrl, token, key } = settings;
  return { STAND_IN_GATEWAY_URL: baseUrl, STAND_IN_TOKEN: token, STAND_IN_KEY: key };
}
