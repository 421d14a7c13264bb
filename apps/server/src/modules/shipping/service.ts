import type { Db, Tx } from '../../platform/database/db.ts';
import { type ShippingMethod, OWN_DELIVERY } from './rules.ts';
import * as store from './store/shipping-methods.ts';

/** All shipping methods: own delivery, then carriers, then pickup places. */
export const readShippingMethods = async (db: Db | Tx): Promise<readonly ShippingMethod[]> => [
  OWN_DELIVERY,
  ...(await store.list(db)),
];
