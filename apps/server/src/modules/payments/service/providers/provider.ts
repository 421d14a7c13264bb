import type { DeclineReason } from '@sjaj/contract';
import type { Feninga, Language } from '@sjaj/domain';

/** The currency of every payment, as gateways write it: KM is BAM to them. */
export const CURRENCY = 'BAM';

/** A payment request to the gateway. */
export interface PaymentOrder {
  /** Unique per attempt; identifies the payment at the gateway. */
  readonly number: string;
  /** What the buyer reads on the gateway's page and on the statement. */
  readonly info: string;
  readonly amount: Feninga;
  readonly language: Language;
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly street: string;
    readonly town: string;
    readonly postalCode: string;
  };
  /** Return addresses of the browser after payment and after cancellation. */
  readonly doneUrl: string;
  readonly cancelUrl: string;
  /** The address of the server-to-server callback. */
  readonly callbackUrl: string;
}

/** A form that the buyer's browser sends to the gateway. */
export interface Redirect {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly fields: Readonly<Record<string, string>>;
}

/** The result of a payment as the gateway reports it. */
export interface GatewayReport {
  readonly kind: 'approved' | 'declined' | 'refunded' | 'ignored';
  readonly number: string;
  /** Minor units; null if not reported. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly responseCode: string | null;
  readonly approvalCode: string | null;
}

/**
 * A parsed callback: `forged` if the signature is wrong, `hint` if the signature does not cover the amount, so that the status
 * must be polled.
 */
export type Callback =
  | { readonly kind: 'forged' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'hint'; readonly number: string }
  | { readonly kind: 'report'; readonly report: GatewayReport };

/** A parsed return address. It never marks an order as paid. */
export type Returned = { readonly kind: 'forged' } | { readonly kind: 'genuine'; readonly isApproved: boolean };

export interface PaidPayment {
  readonly number: string;
  readonly amount: Feninga;
}

/** `void` before the bank has settled the payment, `refund` afterwards. */
export type RefundMethod = 'void' | 'refund';

export interface RefundResult {
  /** Also true if the gateway reports an earlier refund. */
  readonly isDone: boolean;
  readonly responseCode: string | null;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A payment gateway with its own addresses and secrets. Calls throw `GatewayUnavailable`. */
export interface PaymentProvider {
  readonly name: string;
  /** Sources for the security policy: where the browser may send the form. */
  readonly formSources: readonly string[];
  /** `origin` is the address under which the buyer sees the shop. */
  start(payment: PaymentOrder, origin: string): Promise<Redirect>;
  /** `url` is the complete public address of the return request. */
  parseReturn(url: string): Returned;
  parseCallback(rawBody: Buffer, headers: Headers): Callback;
  /** The status of a payment; null if the gateway does not know it. */
  status(payment: PaidPayment): Promise<GatewayReport | null>;
  /** What the response code of a declined payment says to the holder of the card. */
  declineReason(responseCode: string | null): DeclineReason;
  /** Refunds the whole amount. */
  refund(payment: PaidPayment, method: RefundMethod): Promise<RefundResult>;
}

/** The gateway did not answer, or its answer is unreadable. The status is unknown; the call may be repeated. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}
