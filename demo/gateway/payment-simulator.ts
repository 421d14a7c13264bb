import { randomBytes } from 'node:crypto';
import { approvedPayload, DECLINE_CODES, declinedPayload, openCallbackSender } from './callbacks.ts';
import { type Form, type Payment } from './payment.ts';
import { urlDigest } from './signing.ts';

export interface Merchant {
  readonly token: string;
  readonly key: string;
}

type Decline = keyof typeof DECLINE_CODES;
type Act = 'pay' | Decline | 'cancel' | 'leave' | 'twice' | 'late' | 'wrong';
const ACTS: ReadonlySet<string> = new Set([
  'pay',
  ...Object.keys(DECLINE_CODES),
  'cancel',
  'leave',
  'twice',
  'late',
  'wrong',
]);
const isDecline = (act: Act): act is Decline => Object.hasOwn(DECLINE_CODES, act);
export const isAct = (text: string | null): text is Act => text !== null && ACTS.has(text);

export type Next =
  | { readonly kind: 'form'; readonly error: 'declined' }
  | { readonly kind: 'stay' }
  | { readonly kind: 'redirect'; readonly url: string };

interface SimulatorSettings {
  readonly merchant: Merchant;
  /** Delay of the callback of a `late` payment. */
  readonly callbackDelayMs: number;
  readonly log: (line: string) => void;
}

const WITHOUT_FORM = { info: '', language: '', successUrl: '', cancelUrl: '', callbackUrl: '' };

const newPayment = (id: number, form: Form): Payment => ({
  ...form,
  id,
  secret: randomBytes(16).toString('hex'),
  state: 'open',
  approvalCode: null,
  charged: form.amount,
});

export type PaymentSimulator = ReturnType<typeof openPaymentSimulator>;

/** The payments of this gateway, in memory, and what happens to them. */
export function openPaymentSimulator({ merchant, callbackDelayMs, log }: SimulatorSettings) {
  const payments = new Map<string, Payment>();
  const callbackSender = openCallbackSender(merchant.key, log);
  let made = 0;

  /** Begins a payment; the same number again only where it is still to be paid, for the same amount. */
  function open(form: Form): Payment | null {
    const known = payments.get(form.number);
    if (known && (known.state !== 'open' || known.amount !== form.amount || known.currency !== form.currency))
      return null;
    made += 1;
    const payment = newPayment(made, form);
    payments.set(form.number, payment);
    return payment;
  }

  /** Adds an approved payment that was made before the simulator was restarted. */
  function addApproved(form: Pick<Form, 'number' | 'amount' | 'currency'>): Payment {
    made += 1;
    const payment = newPayment(made, { ...WITHOUT_FORM, ...form });
    payment.state = 'approved';
    payment.approvalCode = String(made);
    payments.set(form.number, payment);
    return payment;
  }

  async function approve(payment: Payment, act: Act): Promise<Next> {
    payment.state = 'approved';
    payment.approvalCode = String(100_000 + (payment.id % 900_000));
    if (act === 'wrong') payment.charged = String(Number(payment.amount) - 1);
    const sendCallback = () => callbackSender.send(payment.callbackUrl, approvedPayload(payment));
    if (act === 'late') setTimeout(() => void sendCallback(), callbackDelayMs).unref();
    else await sendCallback();
    if (act === 'twice') await sendCallback();
    return act === 'leave' ? { kind: 'stay' } : { kind: 'redirect', url: returnUrl(payment, merchant.key) };
  }

  async function finish(payment: Payment, act: Act): Promise<Next> {
    if (act === 'cancel') {
      payment.state = 'cancelled';
      return { kind: 'redirect', url: payment.cancelUrl };
    }
    if (!isDecline(act)) return approve(payment, act);
    payment.state = 'declined';
    await callbackSender.send(payment.callbackUrl, declinedPayload(payment, DECLINE_CODES[act]));
    return { kind: 'form', error: 'declined' };
  }

  return {
    open,
    addApproved,
    finish,
    find: (number: string) => payments.get(number),
    bySecret: (secret: string) => [...payments.values()].find((payment) => payment.secret === secret),
    all: () => [...payments.values()],
    reset: () => payments.clear(),
    stop: () => callbackSender.stop(),
  };
}

/** Signed over the whole address; the signature is its last parameter. */
function returnUrl(payment: Payment, key: string): string {
  const url = new URL(payment.successUrl);
  const facts = {
    acquirer: 'demo',
    amount: payment.charged,
    approval_code: payment.approvalCode ?? '',
    currency: payment.currency,
    order_number: payment.number,
    response_code: '0000',
  };
  for (const [name, value] of Object.entries(facts)) url.searchParams.append(name, value);
  return `${url.href}&digest=${urlDigest(key, url.href)}`;
}
