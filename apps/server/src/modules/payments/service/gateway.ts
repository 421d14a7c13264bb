import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import type { Payables } from './payable.ts';
import type { PaymentProvider } from './providers/provider.ts';

/** A configured gateway. */
export interface Gateway {
  readonly provider: PaymentProvider;
  /** Known to the shop alone: seals the addresses on which browsers come back. */
  readonly secret: string;
}

/** Where cards are taken: the gateway, and the addresses under which it finds the shop. */
export interface CardDesk extends Gateway {
  /** The shop as the gateway's servers reach it. */
  readonly callbackOrigin: () => string;
  /** The shop as buyers see it, where that is set; their own request tells it elsewhere. */
  readonly publicOrigin: string | null;
}

/** Null where no gateway is configured: no cards are taken then. */
export type Cards = CardDesk | null;

export interface PaymentDeps {
  readonly cards: Cards;
  readonly payables: Payables;
}

interface Opening {
  readonly gateway: Gateway | null;
  readonly publicUrl: string | null;
  /** Tells the shop's own address where no public one is set; null where nothing is served. */
  readonly server: Server | null;
}

export function openCardDesk({ gateway, publicUrl, server }: Opening): Cards {
  const publicOrigin = publicUrl === null ? null : new URL(publicUrl).origin;
  return gateway && { ...gateway, publicOrigin, callbackOrigin: () => publicOrigin ?? ownOrigin(server) };
}

const ANYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Only a gateway on the same machine finds the shop there; configuration asks others for the public address. */
function ownOrigin(server: Server | null): string {
  const bound = server?.address();
  if (!bound || typeof bound === 'string') return 'http://localhost';
  const host = ANYWHERE.has(bound.address) ? '127.0.0.1' : bound.address;
  return `http://${bound.family === 'IPv6' && host.includes(':') ? `[${host}]` : host}:${bound.port}`;
}

/** Below `/api`; the gateway's words reach the shop there. */
export const CALLBACK_PATH = '/api/payments/callback';
export const RETURN_PATH = '/api/payments/return';

/** What nobody can make up who was not sent to the gateway with this try. */
export const sealOf = ({ secret }: Gateway, number: string): string =>
  createHmac('sha256', secret).update(`return ${number}`).digest('base64url').slice(0, 32);
