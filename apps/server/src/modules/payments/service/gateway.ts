import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import type { Payables } from './payable.ts';
import type { PaymentProvider } from './providers/provider.ts';

/** A configured gateway. */
export interface GatewayConnection {
  readonly provider: PaymentProvider;
  /** Signs the return addresses. */
  readonly secret: string;
}

/** The gateway with the addresses of the shop. */
export interface PaymentGateway extends GatewayConnection {
  /** The shop as the gateway's servers reach it. */
  readonly callbackOrigin: () => string;
  /** The configured public origin; if null, the origin of the request is used. */
  readonly publicOrigin: string | null;
}

/** Null if no gateway is configured; card payments are not offered then. */
export type Cards = PaymentGateway | null;

export interface PaymentDeps {
  readonly cards: Cards;
  readonly payables: Payables;
}

interface OpenGatewayInput {
  readonly gateway: GatewayConnection | null;
  readonly publicUrl: string | null;
  /** Its address is used if no public one is set; null in the worker. */
  readonly server: Server | null;
}

export function openPaymentGateway({ gateway, publicUrl, server }: OpenGatewayInput): Cards {
  const publicOrigin = publicUrl === null ? null : new URL(publicUrl).origin;
  return gateway && { ...gateway, publicOrigin, callbackOrigin: () => publicOrigin ?? ownOrigin(server) };
}

const ANYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Reachable only from the same machine; a real gateway requires PUBLIC_URL. */
function ownOrigin(server: Server | null): string {
  const bound = server?.address();
  if (!bound || typeof bound === 'string') return 'http://localhost';
  const host = ANYWHERE.has(bound.address) ? '127.0.0.1' : bound.address;
  return `http://${bound.family === 'IPv6' && host.includes(':') ? `[${host}]` : host}:${bound.port}`;
}

/** The path below which the gateway posts its callbacks. */
export const CALLBACK_PATH = '/api/payments/callback';
export const RETURN_PATH = '/api/payments/return';

/** Signs the return address of an attempt, so that it cannot be forged. */
export const signReturn = ({ secret }: GatewayConnection, number: string): string =>
  createHmac('sha256', secret).update(`return ${number}`).digest('base64url').slice(0, 32);
