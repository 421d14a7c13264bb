import { createContext, useContext } from 'react';
import type { Transport } from '@sjaj/client';
import { transport } from '../api/api.ts';
import { isSignedIn } from '../session/token.ts';

/** How a page reaches an order: as its buyer, or through the link of a mail. */
export interface OrderAccess {
  /** First part of the query keys, so that answers of one access are never shown to the other. */
  readonly key: 'orders' | 'linked-order';
  readonly transport: Transport;
  /** The page of an order. */
  readonly pageOf: (orderId: number) => string;
  /** Interval of polling in ms, where no push announces changes. */
  readonly refreshIntervalMs: number | false;
}

/** An order of the signed-in user, or of a guest in the browser that placed it. */
export const OWN_ORDERS: OrderAccess = {
  key: 'orders',
  transport,
  pageOf: (orderId) => (isSignedIn() ? `/profile/orders/${orderId}` : `/guest-order/${orderId}`),
  refreshIntervalMs: false,
};

const Access = createContext(OWN_ORDERS);

/** Sets the access for all components of an order's page. */
export const OrderAccessProvider = Access.Provider;

/** The access to the order of this page. */
export const useOrderAccess = (): OrderAccess => useContext(Access);
