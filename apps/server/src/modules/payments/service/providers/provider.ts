import type { Feninga, Language } from '@sjaj/domain';

/** The currency of every payment, as gateways write it: KM is BAM to them. */
export const CURRENCY = 'BAM';

/** A payment as the gateway is asked for it. */
export interface PaymentOrder {
  /** Of this try alone; the gateway knows the payment by it. */
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
  /** Where the browser goes when the buyer has paid, and when the buyer gives up. */
  readonly doneUrl: string;
  readonly cancelUrl: string;
  /** Where the gateway tells the shop what became of it, from server to server. */
  readonly callbackUrl: string;
}

/** A form that the buyer's browser sends to the gateway. */
export interface Redirect {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly fields: Readonly<Record<string, string>>;
}

/** What the gateway says of a payment. */
export interface Heard {
  readonly kind: 'approved' | 'declined' | 'refunded' | 'ignored';
  readonly number: string;
  /** Minor units; null where the gateway does not say. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly responseCode: string | null;
  readonly approvalCode: string | null;
}

/**
 * A call from somebody who says to be the gateway: `forged` where the signature is not the gateway's, `hint` where it is but
 * does not cover what was paid, so that the gateway is asked.
 */
export type Callback =
  | { readonly kind: 'forged' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'hint'; readonly number: string }
  | { readonly kind: 'heard'; readonly heard: Heard };

/** What the signature of the browser's way back says. Nobody is paid by it. */
export type Returned = { readonly kind: 'forged' } | { readonly kind: 'genuine'; readonly isApproved: boolean };

export interface PaidPayment {
  readonly number: string;
  readonly amount: Feninga;
}

/** `void` takes a payment back before the bank has settled it, `refund` afterwards. */
export type WayBack = 'void' | 'refund';

export interface GivenBack {
  /** Also where the gateway says that the money went back before. */
  readonly isDone: boolean;
  readonly responseCode: string | null;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A payment gateway. Its addresses and secrets are its own; calls throw `GatewayUnavailable` where it cannot be asked. */
export interface PaymentProvider {
  readonly name: string;
  /** Sources for the security policy: where the browser may send the form. */
  readonly formSources: readonly string[];
  /** `origin` is the address under which the buyer sees the shop. */
  start(payment: PaymentOrder, origin: string): Promise<Redirect>;
  /** `url` is the public address that the browser came back to, as it was asked for. */
  parseReturn(url: string): Returned;
  parseCallback(rawBody: Buffer, headers: Headers): Callback;
  /** What became of a payment; null where the gateway knows of none. */
  status(payment: PaidPayment): Promise<Heard | null>;
  /** Gives the whole amount back. */
  giveBack(payment: PaidPayment, way: WayBack): Promise<GivenBack>;
}

/** The gateway could not be asked, or answered what nobody understands: nothing is known, ask again later. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}
