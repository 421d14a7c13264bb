import { setTimeout as delay } from 'node:timers/promises';
import type { Payment } from './payment.ts';
import { bodyDigest } from './signing.ts';

const TIMEOUT_MS = 5_000;
/** Seconds between attempts while the shop does not answer with 200. */
const PAUSES_S = [1, 2, 4, 8, 16, 32, 60, 120, 300];

/** The body of the callback of an approved payment. */
export const approvedPayload = (payment: Payment): Record<string, unknown> => ({
  id: payment.id,
  acquirer: 'demo',
  order_number: payment.number,
  order_info: payment.info,
  amount: Number(payment.charged),
  currency: payment.currency,
  outgoing_amount: Number(payment.charged),
  outgoing_currency: payment.currency,
  approval_code: payment.approvalCode,
  response_code: '0000',
  response_message: 'approved',
  transaction_type: 'purchase',
  status: 'approved',
});

/** As the bank declines a card: with a reason, or without one. */
export const DECLINE_CODES = { decline: '1050', poor: '1016', expired: '1001' } as const;

export const declinedPayload = (payment: Payment, responseCode: string): Record<string, unknown> => ({
  event: 'transaction:declined',
  payload: {
    id: payment.id,
    order_number: payment.number,
    amount: Number(payment.amount),
    currency: payment.currency,
    response_code: responseCode,
    response_message: 'declined',
    transaction_type: 'purchase',
    status: 'declined',
  },
});

interface CallbackSender {
  /** Sends a callback, and repeats it until the shop answers with 200. Resolves after the first attempt. */
  send(url: string, payload: Record<string, unknown>): Promise<void>;
  stop(): void;
}

export function openCallbackSender(key: string, log: (line: string) => void): CallbackSender {
  const end = new AbortController();
  const attempt = async (url: string, body: string): Promise<boolean> => {
    try {
      const headers = { 'content-type': 'application/json', authorization: `WP3-callback ${bodyDigest(key, body)}` };
      const signal = AbortSignal.any([end.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const { status } = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
      return status === 200;
    } catch {
      return false;
    }
  };
  const repeat = async (url: string, body: string): Promise<void> => {
    for (const seconds of PAUSES_S) {
      await delay(seconds * 1_000, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
      if (end.signal.aborted || (await attempt(url, body))) return;
    }
    log('the shop did not accept a callback');
  };
  return {
    async send(url, payload) {
      const body = JSON.stringify(payload);
      if (!(await attempt(url, body))) void repeat(url, body);
    },
    stop: () => end.abort(),
  };
}
