import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { noticePage, paymentPage, refusalPage } from './page.ts';
import { errorsOf, formOf, isUsableCard, type Payment } from './payment.ts';
import { showOrder, transact } from './server-api.ts';
import { formDigest, isSame } from './signing.ts';
import { STYLE } from './style.ts';
import { isAct, type Merchant, type Next, openPaymentSimulator, type PaymentSimulator } from './payment-simulator.ts';

interface GatewaySettings {
  readonly merchant: Merchant;
  /** Delay of the callback of a `late` payment. */
  readonly callbackDelayMs?: number;
  readonly now: () => Date;
  readonly log?: (line: string) => void;
}

const BODY_LIMIT = 32_768;
const CALLBACK_DELAY_MS = 8_000;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const html = (status: number, body: string, backTo = ''): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
  headers: {
    'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self' ${backTo}; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
  },
});
const xml = ({ status, body }: { status: number; body: string }): Answer => ({ status, type: 'application/xml', body });
const text = (status: number, body: string): Answer => ({ status, type: 'text/plain; charset=utf-8', body });

/** A gateway that speaks Monri's protocol and charges nobody. Closing it forgets all payments. */
export function gatewayServer(settings: GatewaySettings): Server {
  const { merchant, callbackDelayMs = CALLBACK_DELAY_MS, log = () => undefined } = settings;
  const simulator = openPaymentSimulator({ merchant, callbackDelayMs, log });
  const server = createServer((request, response) => {
    answerTo(request, { simulator, settings })
      .catch(() => text(500, 'The gateway failed'))
      .then((answer) => send(response, answer))
      .catch(() => response.destroy());
  });
  server.on('close', () => simulator.stop());
  return server;
}

interface GatewayContext {
  readonly simulator: PaymentSimulator;
  readonly settings: GatewaySettings;
}

/** What a test asks of the gateway, and what no caller from elsewhere may. */
const FOR_TESTS: ReadonlySet<string> = new Set(['/__state', '/__reset']);

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

const isFromHere = ({ socket }: IncomingMessage): boolean => LOOPBACK.test(socket.remoteAddress ?? '');

const TRANSACTION = /^\/transactions\/([\w-]{1,40})\/(capture|refund|void)\.xml$/;

async function answerTo(request: IncomingMessage, context: GatewayContext): Promise<Answer> {
  const { pathname } = new URL(request.url ?? '/', 'http://gateway');
  const { simulator, settings } = context;
  if (FOR_TESTS.has(pathname) && !isFromHere(request)) return text(404, 'Not found');
  if (request.method === 'GET') return show(pathname, simulator);
  if (request.method !== 'POST') return text(405, 'Method not allowed');
  const body = await read(request);
  if (pathname === '/v2/form') return begin(new URLSearchParams(body), context);
  if (pathname === '/v2/pay') return pay(new URLSearchParams(body), context);
  if (pathname === '/orders/show') return xml(showOrder(simulator, settings.merchant, body));
  const [, number, what] = TRANSACTION.exec(pathname) ?? [];
  if (number && what) return xml(transact(simulator, settings.merchant, { number, what, xml: body }));
  if (pathname !== '/__reset') return text(404, 'Not found');
  simulator.reset();
  return text(200, 'empty');
}

function show(pathname: string, simulator: PaymentSimulator): Answer {
  if (pathname === '/style.css') return { status: 200, type: 'text/css; charset=utf-8', body: STYLE };
  if (pathname !== '/__state') return text(404, 'Not found');
  const payments = simulator.all().map(({ number, state, amount, charged, currency }) => ({
    number,
    state,
    amount,
    charged,
    currency,
  }));
  return { status: 200, type: 'application/json', body: JSON.stringify(payments) };
}

function begin(fields: URLSearchParams, { simulator, settings }: GatewayContext): Answer {
  const { token, key } = settings.merchant;
  const errors = errorsOf(fields);
  if (errors.length > 0) return html(422, refusalPage(`Invalid: ${[...new Set(errors)].join(', ')}`));
  const form = formOf(fields);
  const expected = formDigest(key, form.number, form.amount, form.currency);
  if (fields.get('authenticity_token') !== token || !isSame(fields.get('digest') ?? '', expected))
    return html(403, refusalPage('Invalid digest or authenticity token'));
  const payment = simulator.open(form);
  return payment ? formPage(payment, null, settings) : html(422, noticePage(form.language, 'title', 'over'));
}

/** The page stays where the browser is led back to the shop from. */
const formPage = (payment: Payment, error: 'declined' | 'badCard' | null, { now }: GatewaySettings): Answer =>
  html(200, paymentPage({ payment, error, expiry: `12/${(now().getUTCFullYear() + 3) % 100}` }), originsOf(payment));

const originsOf = ({ successUrl, cancelUrl }: Payment): string =>
  [...new Set([successUrl, cancelUrl].map((url) => new URL(url).origin))].join(' ');

async function pay(fields: URLSearchParams, { simulator, settings }: GatewayContext): Promise<Answer> {
  const payment = simulator.bySecret(fields.get('secret') ?? '');
  const act = fields.get('act');
  if (!payment || !isAct(act)) return html(404, noticePage('', 'title', 'over'));
  if (payment.state !== 'open' && payment.state !== 'declined')
    return html(409, noticePage(payment.language, 'title', 'over'));
  const isCardSeen = act === 'pay';
  if (isCardSeen && !isUsableCard(fields.get('card') ?? '', fields.get('expiry') ?? '', settings.now()))
    return formPage(payment, 'badCard', settings);
  return afterwards(await simulator.finish(payment, act), payment, settings);
}

function afterwards(next: Next, payment: Payment, settings: GatewaySettings): Answer {
  if (next.kind === 'form') return formPage(payment, next.error, settings);
  if (next.kind === 'stay') return html(200, noticePage(payment.language, 'paid', 'close'));
  return { ...text(303, ''), headers: { location: next.url, 'cache-control': 'no-store' } };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > BODY_LIMIT) throw new RangeError('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status, type, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff', ...headers });
  response.end(body);
}
