import { z } from 'zod';
import { GatewayUnavailable, type PaymentOrder, type PaymentProvider, type Redirect } from '../provider.ts';
import { callGateway, type Transport } from '../gateway-call.ts';
import { parseCallback, parseReturn } from './callback.ts';
import { fetchStatus, refund, parseAnswer } from './server-calls.ts';
import { createSignature, type WsPayShop } from './signatures.ts';

interface WsPaySettings extends WsPayShop {
  /** `https://form.wspay.biz`, or the test system's. */
  readonly formUrl: string;
  /** `https://secure.wspay.biz`, or the test system's. */
  readonly servicesUrl: string;
  readonly transport?: Transport;
}

const Created = z.object({ PaymentFormUrl: z.url() });
const FENINGA = 100;

/** `1234,56` */
const withComma = (amount: number): string =>
  `${Math.floor(amount / FENINGA)},${String(amount % FENINGA).padStart(2, '0')}`;

/** WSPay: the payment is begun from server to server, and the buyer sent to the address that comes back. */
export function wsPayProvider(settings: WsPaySettings): PaymentProvider {
  const { shopId, secret, servicesUrl, transport = fetch } = settings;
  const shop = { shopId, secret };
  const line = { servicesUrl, shop, transport };
  return {
    name: 'wspay',
    formSources: [new URL(settings.formUrl).origin],
    start: (payment) => create(settings, payment),
    parseReturn: (url) => parseReturn(shop, url),
    parseCallback: (rawBody) => parseCallback(shop, rawBody),
    status: (payment) => fetchStatus(line, payment),
    // WSPay tells whether, not why.
    declineReason: () => 'bank',
    refund: (payment, method) => refund(line, payment, method),
  };
}

async function create(
  { formUrl, transport = fetch, ...shop }: WsPaySettings,
  payment: PaymentOrder,
): Promise<Redirect> {
  const { buyer, number, amount } = payment;
  const [firstName = '', ...lastNames] = buyer.name.split(' ');
  const { text } = await callGateway(transport, {
    url: `${formUrl}/api/create-transaction`,
    contentType: 'application/json',
    body: JSON.stringify({
      version: '2.0',
      shopID: shop.shopId,
      shoppingCartID: number,
      totalAmount: withComma(amount),
      signature: createSignature(shop, number, String(amount)),
      returnURL: payment.doneUrl,
      returnErrorURL: payment.cancelUrl,
      cancelURL: payment.cancelUrl,
      customerFirstName: firstName,
      customerLastName: lastNames.join(' '),
      customerAddress: buyer.street,
      customerCity: buyer.town,
      customerZIP: buyer.postalCode,
      customerCountry: 'BA',
      customerPhone: buyer.phone,
      customerEmail: buyer.email,
    }),
  });
  return redirectTo(new URL(parseAnswer(Created, text).PaymentFormUrl), new URL(formUrl).origin);
}

/** A form that is sent by GET replaces the query of its address: the parameters become its fields. */
function redirectTo(page: URL, gateway: string): Redirect {
  if (page.origin !== gateway) throw new GatewayUnavailable('the gateway names a page of somebody else');
  return { url: page.origin + page.pathname, method: 'GET', fields: Object.fromEntries(page.searchParams) };
}
