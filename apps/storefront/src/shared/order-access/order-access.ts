import { createContext, useContext } from 'react';
import type { Transport } from '@sjaj/client';
import { transport } from '../api/api.ts';
import { isSignedIn } from '../session/token.ts';

/** How an order is reached: as its buyer, or through the link in the mail of a guest's order. */
export interface OrderAccess {
  /** First of the keys that its answers are cached under, so that nobody is shown what another one may see. */
  readonly key: 'orders' | 'linked-order';
  readonly transport: Transport;
  /** The page of an order. */
  readonly pageOf: (orderId: number) => string;
  /** After how many ms to look again, where no push tells of changes. */
  readonly refreshIntervalMs: number | false;
}

/** An order of whoever is here, signed in or a guest with a cart. */
export const OWN_ORDERS: OrderAccess = {
  key: 'orders',
  transport,
  pageOf: (orderId) => (isSignedIn() ? `/profile/orders/${orderId}` : `/guest-order/${orderId}`),
  refreshIntervalMs: false,
};

const Access = createContext(OWN_ORDERS);

/** Below it every part of an order's page reaches the order this way. */
export const OrderAccessProvider = Access.Provider;

/** The way in which the order of this page is reached. */
export const useOrderAccess = (): OrderAccess => useContext(Access);
