import { sha512 } from '../signature.ts';

export interface WsPayShop {
  readonly shopId: string;
  /** Secret: signs. */
  readonly secret: string;
}

/** Signs the wish to begin a payment. Amounts are digits without separators: 12,34 is `1234`. */
export const createSignature = ({ shopId, secret }: WsPayShop, cartId: string, amountDigits: string): string =>
  sha512(shopId, secret, cartId, secret, amountDigits, secret);

interface Result {
  readonly cartId: string;
  /** `1` or `0`. */
  readonly success: string;
  readonly approvalCode: string;
}

/** Signs the parameters with which the browser comes back. */
export const returnSignature = ({ shopId, secret }: WsPayShop, result: Result): string =>
  sha512(shopId, secret, result.cartId, secret, result.success, secret, result.approvalCode, secret);

interface CallbackFields {
  readonly actionSuccess: string;
  readonly approvalCode: string;
  readonly wsPayOrderId: string;
}

/** Signs a call from server to server, but neither the cart nor the amount in it. */
export const callbackSignature = ({ shopId, secret }: WsPayShop, fields: CallbackFields): string =>
  sha512(
    shopId,
    secret,
    fields.actionSuccess,
    fields.approvalCode,
    secret,
    shopId,
    fields.approvalCode,
    fields.wsPayOrderId,
  );

/** Signs the question what became of a payment. */
export const statusSignature = ({ shopId, secret }: WsPayShop, cartId: string): string =>
  sha512(shopId, secret, cartId, secret, shopId, cartId);

interface Transaction {
  readonly wsPayOrderId: string;
  readonly stan: string;
  readonly approvalCode: string;
  readonly amountDigits: string;
}

/** Signs what the gateway is asked to do with a payment. */
export function transactionSignature({ shopId, secret }: WsPayShop, transaction: Transaction): string {
  const { wsPayOrderId, stan, approvalCode, amountDigits } = transaction;
  return sha512(shopId, wsPayOrderId, secret, stan, secret, approvalCode, secret, amountDigits, secret, wsPayOrderId);
}
