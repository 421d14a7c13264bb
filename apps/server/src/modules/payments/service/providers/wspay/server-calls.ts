import { z } from 'zod';
import {
  CURRENCY,
  GatewayUnavailable,
  type RefundResult,
  type GatewayReport,
  type PaidPayment,
  type RefundMethod,
} from '../provider.ts';
import { callGateway, type Transport } from '../gateway-call.ts';
import { statusSignature, transactionSignature, type WsPayShop } from './signatures.ts';

interface Line {
  readonly servicesUrl: string;
  readonly shop: WsPayShop;
  readonly transport: Transport;
}

const VERSION = '2.0';
const text = z.string().max(200).nullish();

const Status = z.object({
  WsPayOrderId: text,
  STAN: text,
  ApprovalCode: text,
  Amount: text,
  ActionSuccess: text,
  Completed: text,
  Voided: text,
  Refunded: text,
});
type Status = z.output<typeof Status>;

/** `1234,56` and `123456` are both 123,456 feninga; anything else is no amount. */
export function minorUnits(amount: string | null | undefined): number | null {
  const digits = amount?.replace(/,(\d{2})$/, '$1') ?? '';
  return /^\d{1,11}$/.test(digits) ? Number(digits) : null;
}

/** Charged is only what is completed: a shop of ours has automatic completion. */
function kindOf({ ActionSuccess, Completed, Voided, Refunded }: Status): GatewayReport['kind'] {
  if (Voided === '1' || Refunded === '1') return 'refunded';
  if (ActionSuccess !== '1') return 'declined';
  return Completed === '1' ? 'approved' : 'ignored';
}

/** The status of a payment; null if no payment was attempted. */
export async function fetchStatus(line: Line, { number }: PaidPayment): Promise<GatewayReport | null> {
  const status = await statusOf(line, number);
  if (!status.WsPayOrderId) return null;
  return {
    kind: kindOf(status),
    number,
    amount: minorUnits(status.Amount),
    // A shop of WSPay has one currency, and its answers do not name it.
    currency: CURRENCY,
    responseCode: status.ActionSuccess ?? null,
    approvalCode: status.ApprovalCode ?? null,
  };
}

const statusOf = (line: Line, cartId: string): Promise<Status> =>
  send(line, 'statusCheck', { ShoppingCartID: cartId, Signature: statusSignature(line.shop, cartId) });

export async function refund(line: Line, payment: PaidPayment, method: RefundMethod): Promise<RefundResult> {
  const { WsPayOrderId = '', STAN = '', ApprovalCode = '', ...status } = await statusOf(line, payment.number);
  if (status.Voided === '1' || status.Refunded === '1') return { isDone: true, responseCode: null };
  const transaction = {
    wsPayOrderId: WsPayOrderId ?? '',
    stan: STAN ?? '',
    approvalCode: ApprovalCode ?? '',
    amountDigits: String(payment.amount),
  };
  const { ActionSuccess = null } = await send(line, method, {
    WsPayOrderId: transaction.wsPayOrderId,
    STAN: transaction.stan,
    ApprovalCode: transaction.approvalCode,
    Amount: transaction.amountDigits,
    Signature: transactionSignature(line.shop, transaction),
  });
  return { isDone: ActionSuccess === '1', responseCode: ActionSuccess };
}

async function send(line: Line, service: string, fields: Readonly<Record<string, string>>): Promise<Status> {
  const { text: answer } = await callGateway(line.transport, {
    url: `${line.servicesUrl}/api/services/${service}`,
    body: JSON.stringify({ Version: VERSION, ShopID: line.shop.shopId, ...fields }),
    contentType: 'application/json',
  });
  return parseAnswer(Status, answer);
}

/** Parses an answer. Throws `GatewayUnavailable` if it is unreadable. */
export function parseAnswer<T>(shape: z.ZodType<T>, answer: string): T {
  try {
    return shape.parse(JSON.parse(answer));
  } catch {
    throw new GatewayUnavailable('no usable answer');
  }
}
